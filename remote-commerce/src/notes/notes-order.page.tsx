import { amountOf, asEntered, purchasBooksList, useCall, userOrders } from '@suite/api';
import { useUnderWay, type CheckoutGoods } from '@suite/features/checkout';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { EmptyPage, FamilySkeleton } from '@suite/ui';
import type { ReactNode } from 'react';
import { bookIdsIn, goodsIdOf, totalOf } from './books';
import { BooksPurchase } from './books-purchase';

/** Ordering and paying the books that the address names. */
export default function NotesOrderPage() {
  const [query] = useSearchParams();
  const ids = bookIdsIn(query.get('books'));
  const books = useCall(purchasBooksList, undefined, asEntered);
  // Without the orders the server still gives the same unpaid order.
  const orders = useCall(userOrders, undefined, asEntered);
  const goodsId = goodsIdOf(ids);
  const underWay = useUnderWay('books', goodsId);
  const chosen = (books.data ?? []).filter(({ id }) => ids.indexOf(id) >= 0);
  const isRead = !!books.data && !orders.isPending;

  function instead(): ReactNode {
    if (!isRead)
      return (
        <LoadingPage
          skeleton={<FamilySkeleton family="list" />}
          title="购买笔记"
          query={books.data ? orders : books}
        />
      );
    const why = whyNot(chosen.length, ids.length);
    return why ? (
      <EmptyPage title="购买笔记" text={why} action="去选笔记" to={links.notes({ tab: 'books' })} />
    ) : null;
  }

  // What became of a payment waits for none of these reads.
  if (!underWay && instead()) return <>{instead()}</>;
  const pending = orders.data?.pending.find(({ kind, goods_id }) => kind === 'books' && goods_id === goodsId);
  const read: CheckoutGoods = {
    goods_id: goodsId,
    kind: 'books',
    price: amountOf(totalOf(chosen)),
    order: pending ?? null,
  };
  return (
    <BooksPurchase
      key={goodsId}
      ids={ids}
      books={chosen}
      sold={isRead ? read : (underWay ?? read)}
      instead={instead()}
      onOutdated={() => void books.refetch()}
    />
  );
}

/** Why these books cannot be ordered together; '' if they can. */
function whyNot(found: number, asked: number): string {
  if (asked === 0) return '还没有选择要买的笔记';
  return found < asked ? '有的笔记已经下架，请重新选择' : '';
}
