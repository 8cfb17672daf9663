import { createBooksOrder, fenOf, queryOrder, yuanOf, type NotesBook, type Order } from '@suite/api';
import {
  CheckoutBar,
  ClosedOrder,
  leaveFor,
  PendingOrderBar,
  phaseScreen,
  PriceCard,
  useAgreement,
  useCheckout,
  type CheckoutGoods,
} from '@suite/features/checkout';
import { links } from '@suite/kernel/links';
import { Card, EmptyPage } from '@suite/ui';
import { CellGroup, Page, Spoken } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { RefundPreview } from '../refund/simulator';
import { BookRow } from './book-row';
import css from './books-purchase.module.css';
import { goodsIdOf } from './books';

/** The call answers with a number and an amount only: the order is asked for. */
async function orderBooks(ids: number[]): Promise<Order> {
  const { order_no } = await createBooksOrder({ book_ids: ids });
  return queryOrder({ order_no });
}

interface BooksPurchaseProps {
  ids: number[];
  books: readonly NotesBook[];
  /** What the checkout starts from: the books and their unpaid order, or what the device knows of them. */
  sold: CheckoutGoods;
  /** What stands there while the books are read, or if they cannot be ordered. */
  instead: ReactNode;
  onOutdated: () => void;
}

/** The chosen books with their sum and one button, or what became of the payment. */
export function BooksPurchase({ ids, books, sold, instead, onOutdated }: BooksPurchaseProps) {
  const checkout = useCheckout({
    goods: sold,
    create: () => orderBooks(ids),
    onPaid: leaveFor(links.paySuccess),
    onOutdated,
  });
  const agreement = useAgreement(sold.order !== null);
  const screen = phaseScreen(checkout);
  if (screen) return screen;
  if (instead) return <>{instead}</>;
  // Only now: a learner who comes back from the cashier owns the books, and is first told that they are paid.
  if (checkout.phase === 'idle' && books.some(({ is_buy }) => is_buy)) {
    return (
      <EmptyPage
        title="购买笔记"
        text="您已经购买过其中的笔记"
        action="去选笔记"
        to={links.notes({ tab: 'books' })}
      />
    );
  }
  const { phase, order, remaining } = checkout;
  const { price } = sold;
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
      <CellGroup title="退款">
        <RefundPreview of={{ goods_id: goodsIdOf(ids) }} />
      </CellGroup>
    </Page>
  );
}
