import {
  amountOf,
  createBooksOrder,
  fenOf,
  queryOrder,
  yuanOf,
  type NotesBook,
  type Order,
} from '@suite/api';
import {
  CheckoutBar,
  ClosedOrder,
  leaveFor,
  PendingOrderBar,
  phaseScreen,
  PriceCard,
  useAgreement,
  useCheckout,
} from '@suite/features/checkout';
import { links } from '@suite/kernel/links';
import { Card, EmptyPage } from '@suite/ui';
import { Page, Spoken } from '@suite/ui/base';
import { BookRow } from './book-row';
import css from './books-purchase.module.css';
import { goodsIdOf, totalOf } from './books';

/** The call answers with a number and an amount only: the order is asked for. */
async function orderBooks(ids: number[]): Promise<Order> {
  const { order_no } = await createBooksOrder({ book_ids: ids });
  return queryOrder({ order_no });
}

interface BooksPurchaseProps {
  ids: number[];
  books: readonly NotesBook[];
  /** The unpaid order of these books. */
  pending: Order | null;
  onOutdated: () => void;
}

/** The chosen books with their sum and one button, or what became of the payment. */
export function BooksPurchase({ ids, books, pending, onOutdated }: BooksPurchaseProps) {
  const price = amountOf(totalOf(books));
  const checkout = useCheckout({
    goods: { goods_id: goodsIdOf(ids), kind: 'books', price, order: pending },
    create: () => orderBooks(ids),
    onPaid: leaveFor(links.paySuccess),
    onOutdated,
  });
  const agreement = useAgreement(pending !== null);
  const screen = phaseScreen(checkout);
  if (screen) return screen;
  // Only now: a learner who comes back from the cashier owns the books, and is first told that they are paid.
  if (checkout.phase === 'idle' && books.some(({ is_buy }) => is_buy)) {
    return <EmptyPage title="购买笔记" text="您已经购买过其中的笔记" action="去选笔记" to={links.notes()} />;
  }
  const { phase, order, remaining } = checkout;
  const unpaid = phase === 'ready' ? order : null;
  return (
    <Page footer={<CheckoutBar checkout={checkout} agreement={agreement} onReload={onOutdated} />}>
      <Spoken as="h1">购买笔记</Spoken>
      {unpaid ? <PendingOrderBar orderNo={unpaid.order_no} remaining={remaining} /> : null}
      {phase === 'closed' ? <ClosedOrder {...checkout} /> : null}
      <Card title={`共 ${books.length} 本`}>
        {books.map((book) => (
          <div className={css.book} key={book.id}>
            <BookRow book={book}>
              <span className={css.price}>{yuanOf(fenOf(book.price))}</span>
            </BookRow>
          </div>
        ))}
      </Card>
      <PriceCard goods={{ origin_price: price, coupon_price: '0.00', coupon_name: '', price }} order={unpaid}>
        <p className={css.note}>包邮。付款后填写收货地址，填好后 2 天内发货，发货前可以修改地址。</p>
      </PriceCard>
    </Page>
  );
}
