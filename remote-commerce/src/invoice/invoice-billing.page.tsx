import {
  applyInvoice,
  asEntered,
  fenOf,
  invoiceCount,
  invoiceIndex,
  invoiceList,
  useCall,
  yuanOf,
  type Invoice,
  type InvoiceAddressee,
  type InvoiceCount,
  type InvoiceIndex,
} from '@suite/api';
import { useForm } from '@suite/features/form';
import { useQueryClient, useSession } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { Card, EmptyPage, useOnward, FamilySkeleton } from '@suite/ui';
import { useRef } from 'react';
import { Facts } from '../facts/facts';
import { ReviewedForm } from '../facts/reviewed-form';
import { applicationKey } from './application-key';
import { addresseeFacts } from './invoice-facts';
import css from '../facts/texts.module.css';
import { addresseeOf, formOf, titleRules, TitleFields } from '@suite/features/invoice-title';
import { successLink } from './success-link';

/** The application for an invoice of one order. */
export default function InvoiceBillingPage() {
  const [search] = useSearchParams();
  const order_no = search.get('order_no') ?? '';
  const user = useSession((session) => session.user);
  const count = useCall(invoiceCount, { order_no }, { ...asEntered, enabled: order_no !== '' });
  const index = useCall(invoiceIndex, undefined, asEntered);
  if (!order_no)
    return <NoInvoice text="没有找到要开票的订单" action="查看可开票订单" to={links.invoices()} />;
  if (count.data?.reason) {
    const to = links.invoices({ tab: 'issued' });
    return <NoInvoice text={count.data.reason} action="查看我的发票" to={to} />;
  }
  if (count.data && index.data && user !== undefined) {
    return <Billing key={order_no} user={user} count={count.data} index={index.data} />;
  }
  return (
    <LoadingPage
      skeleton={<FamilySkeleton family="form" />}
      title="开具发票"
      query={count.data ? index : count}
    />
  );
}

const NoInvoice = (parts: { text: string; action: string; to: string }) => (
  <EmptyPage scene="money" title="开具发票" {...parts} />
);

const isOver = ({ status }: Invoice) => status === 'failed' || status === 'reversed';

interface BillingProps {
  user: number;
  count: InvoiceCount;
  index: InvoiceIndex;
}

function Billing({ user, count, index }: BillingProps) {
  const onward = useOnward();
  const { order_no, goods_name, left } = count;
  const client = useQueryClient();
  const key = applicationKey(user, order_no);
  const sent = useRef<InvoiceAddressee>();
  const form = useForm({
    start: formOf(index.last),
    draft: { user, name: `invoice.${order_no}` },
    rules: titleRules,
    send: (values) => {
      const to = (sent.current = addresseeOf(values));
      return key.send((client_key) => applyInvoice({ ...to, order_no, amount: left, client_key }), isOver);
    },
    needsData: true,
    // The answer was lost: the invoice with this page's key tells whether the application arrived.
    afterSilence: async () => {
      const { list } = await invoiceList({ page: 1, limit: 20 });
      return list.filter((one) => one.client_key === key.value() && !isOver(one))[0];
    },
    // Another tab or phone may have applied, or another amount may be left now.
    onNotTaken: () => client.invalidateQueries({ queryKey: [invoiceCount.path] }),
    onSent: (invoice) => {
      key.forget();
      for (const { path } of [invoiceIndex, invoiceList, invoiceCount]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
      onward(invoice ? successLink(invoice.id, invoice, sent.current) : links.invoices(), { replace: true });
    },
  });
  const amount = yuanOf(fenOf(left));
  return (
    <ReviewedForm
      title="开具发票"
      form={form}
      next="下一步，核对信息"
      review={{
        title: '核对开票信息',
        entries: (
          <>
            <Facts
              items={[
                { name: '项目', value: goods_name },
                ...addresseeFacts(addresseeOf(form.values)),
                { name: '开票金额', value: amount, strong: true },
              ]}
            />
            <p className={css.text}>开好以后要改抬头，需要先作废这一张（冲红），再重新开具。</p>
          </>
        ),
        send: '提交申请',
      }}
    >
      <Card label="开票订单">
        <Facts
          items={[
            { name: '项目', value: goods_name },
            { name: '订单号', value: order_no },
            { name: '发票类型', value: '电子普通发票' },
            { name: '开票金额', value: amount, strong: true },
          ]}
        />
      </Card>
      <div ref={form.ref}>
        <TitleFields values={form.values} errors={form.errors} change={form.change} />
      </div>
      {index.last && !form.isRestored ? <p className={css.note}>已填好上次使用的抬头，请核对。</p> : null}
    </ReviewedForm>
  );
}
