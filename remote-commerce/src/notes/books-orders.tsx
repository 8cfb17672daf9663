import { booksOrderList, usePages } from '@suite/api';
import { links } from '@suite/kernel/links';
import { ButtonLink, Loaded, LoadMore } from '@suite/ui';
import { Empty } from '@suite/ui/base';
import { BooksOrderCard } from './books-order-card';

/** The learner's orders of books, newest first. */
export function BooksOrders() {
  const orders = usePages(booksOrderList, {}, { staleTime: 0 });
  return (
    <Loaded
      query={orders}
      empty={
        <Empty text="还没有买过纸质笔记" action={<ButtonLink to={links.notes()}>去选笔记</ButtonLink>} />
      }
    >
      {(list) => (
        <LoadMore onLoad={orders.more} finished={!orders.hasNextPage}>
          <ul aria-label="我的订单">
            {list.map((order) => (
              <BooksOrderCard key={order.order_no} order={order} />
            ))}
          </ul>
        </LoadMore>
      )}
    </Loaded>
  );
}
