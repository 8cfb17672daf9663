import { asEntered, purchasBooksList, useCall, userOrders } from '@suite/api';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { EmptyPage } from '@suite/ui';
import { bookIdsIn, goodsIdOf } from './books';
import { BooksPurchase } from './books-purchase';

/** Ordering and paying the books that the address names. */
export default function NotesOrderPage() {
  const [query] = useSearchParams();
  const ids = bookIdsIn(query.get('books'));
  const books = useCall(purchasBooksList, undefined, asEntered);
  // Without the orders the server still gives the same unpaid order.
  const orders = useCall(userOrders, undefined, asEntered);
  if (!books.data || orders.isPending) {
    return <LoadingPage title="购买笔记" query={books.data ? orders : books} />;
  }
  const chosen = books.data.filter(({ id }) => ids.indexOf(id) >= 0);
  const why = whyNot(chosen.length, ids.length);
  if (why) return <EmptyPage title="购买笔记" text={why} action="去选笔记" to={links.notes()} />;
  const goodsId = goodsIdOf(ids);
  const pending = orders.data?.pending.find(({ kind, goods_id }) => kind === 'books' && goods_id === goodsId);
  return (
    <BooksPurchase
      key={goodsId}
      ids={ids}
      books={chosen}
      pending={pending ?? null}
      onOutdated={() => void books.refetch()}
    />
  );
}

/** Why these books cannot be ordered together; '' if they can. */
function whyNot(found: number, asked: number): string {
  if (asked === 0) return '还没有选择要买的笔记';
  return found < asked ? '有的笔记已经下架，请重新选择' : '';
}
