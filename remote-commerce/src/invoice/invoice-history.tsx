import { asEntered, fenOf, invoiceList, usePages, yuanOf, type Invoice } from '@suite/api';
import { links } from '@suite/kernel/links';
import { dayAt, yearAndDayInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, LoadMore, Tag, Unbroken, FamilySkeleton } from '@suite/ui';
import { Cell, CellGroup, Empty } from '@suite/ui/base';
import { wordsOf } from './words';

/** The learner's invoices, newest first. */
export function InvoiceHistory() {
  const query = usePages(invoiceList, {}, asEntered);
  return (
    <Loaded
      skeleton={<FamilySkeleton family="list" />}
      query={query}
      empty={
        <Empty
          scene="money"
          text="还没有开过发票。在“可开票订单”里申请"
          action={<ButtonLink to={links.invoices({ tab: 'orders' })}>去开发票</ButtonLink>}
        />
      }
    >
      {(list) => (
        <LoadMore finished={!query.hasNextPage} finishedText="" onLoad={query.more}>
          <CellGroup>
            {list.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} />
            ))}
          </CellGroup>
        </LoadMore>
      )}
    </Loaded>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { name, tone } = wordsOf(invoice, dayAt(Date.now()));
  return (
    <Cell
      to={links.invoices({ id: invoice.id })}
      title={invoice.title}
      label={
        <Unbroken text={`${yuanOf(fenOf(invoice.amount))} · ${yearAndDayInWords(invoice.apply_time)}`} />
      }
      value={<Tag tone={tone}>{name}</Tag>}
    />
  );
}
