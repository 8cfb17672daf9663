import { useSearchParams } from '@suite/kernel/router';
import { Tabs } from '@suite/ui';
import { Page, Spoken } from '@suite/ui/base';
import { InvoiceDetail } from './invoice-detail';
import { InvoiceHistory } from './invoice-history';
import { InvoiceOrders } from './invoice-orders';

/** What can be invoiced, the invoices so far, and one of them if the address names it. */
export default function InvoicePage() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('id'));
  if (id > 0) return <InvoiceDetail id={id} />;
  return (
    <Page>
      <Spoken as="h1">发票</Spoken>
      <Tabs
        label="发票"
        value={search.get('tab') ?? 'orders'}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
        items={[
          { key: 'orders', title: '可开票订单', children: <InvoiceOrders /> },
          { key: 'issued', title: '我的发票', children: <InvoiceHistory /> },
        ]}
      />
    </Page>
  );
}
