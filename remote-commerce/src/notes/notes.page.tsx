import {
  asEntered,
  purchasBooksList,
  useCall,
  userBookAccess,
  type NotesBook,
  booksOrderList,
  usePages,
} from '@suite/api';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, Tabs, LoadMore, FamilySkeleton } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';
import { BookShelf } from './book-shelf';
import { defineRecord, useOwner, useRecord } from '@suite/kernel/records';
import { PayBar } from '@suite/features/checkout';
import { MyNotes } from '@suite/features/notes';
import { platform } from '@suite/kernel';
import { useState } from 'react';
import { totalOf } from './books';
import { BooksOrderCard } from './books-order-card';

const chosenBooks = defineRecord<number[]>({
  kind: 'chosen-books',
  version: 1,
  owner: 'learner',
  personal: false,
  storage: 'tab',
  read: (stored) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : undefined),
});

/** The books that a learner has ticked. A reload keeps them; those bought since are dropped. */
function useChosenBooks(books: readonly NotesBook[] = []) {
  const [ids = [], setIds] = useRecord(chosenBooks.of(useOwner()));
  const chosen = books.filter(({ id, is_buy }) => !is_buy && ids.indexOf(id) >= 0);

  function choose(id: number, isChosen: boolean) {
    const others = chosen.map((book) => book.id).filter((one) => one !== id);
    setIds(isChosen ? [...others, id] : others);
  }
  return { chosen, choose };
}

const tabs = ['own', 'books', 'orders'] as const;

/** The learner's own notes; printed notes for learners of a class, and their orders. */
export default function NotesPage() {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'own';
  const isShelf = tab === 'books';
  const access = useCall(userBookAccess, undefined, { enabled: isShelf });
  const books = useCall(purchasBooksList, undefined, {
    ...asEntered,
    enabled: isShelf && access.data?.isAccess === 1,
  });
  const { chosen, choose } = useChosenBooks(books.data);
  const canOrder = isShelf && !!books.data?.some(({ is_buy }) => !is_buy);
  const shelf = (
    <Loaded skeleton={<FamilySkeleton family="list" />} query={access}>
      {({ isAccess }) =>
        isAccess ? (
          <Loaded
            skeleton={<FamilySkeleton family="list" />}
            query={books}
            empty={<Empty text="还没有可以购买的纸质笔记" />}
          >
            {(list) => <BookShelf books={list} chosen={chosen} onChoose={choose} />}
          </Loaded>
        ) : (
          <NoAccess />
        )
      }
    </Loaded>
  );
  return (
    <Page footer={canOrder ? <ShelfBar chosen={chosen} /> : undefined}>
      <Spoken as="h1">视频笔记</Spoken>
      <Tabs
        label="视频笔记"
        value={tab}
        onChange={(next) => setQuery(next === 'own' ? {} : { tab: next }, { replace: true })}
        items={[
          { key: 'own', title: '我的笔记', children: <MyNotes /> },
          { key: 'books', title: '纸质笔记', children: shelf },
          { key: 'orders', title: '我的订单', children: <BooksOrders /> },
        ]}
      />
    </Page>
  );
}

const NoAccess = () => (
  <Empty
    text="纸质笔记随班级开放，开班后就可以购买"
    action={<ButtonLink to={links.classInfo()}>看看我的班级</ButtonLink>}
  />
);

/** The sum of the chosen books, and the way to their order. */
function ShelfBar({ chosen }: { chosen: readonly NotesBook[] }) {
  const [isMissing, setMissing] = useState(false);
  const order = () => {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    const bookIds = chosen.map(({ id }) => id).join();
    platform().navigate(links.notesOrder({ bookIds }));
  };
  return (
    <PayBar
      amount={chosen.length > 0 ? totalOf(chosen) : undefined}
      action={chosen.length > 0 ? `去下单（${chosen.length} 本）` : '去下单'}
      onAction={order}
      problem={isMissing && chosen.length === 0 ? '请先勾选要买的笔记' : ''}
    />
  );
}

/** The learner's orders of books, newest first. */
function BooksOrders() {
  const orders = usePages(booksOrderList, {}, { staleTime: 0 });
  return (
    <Loaded
      skeleton={<FamilySkeleton family="list" />}
      query={orders}
      empty={
        <Empty
          text="还没有买过纸质笔记"
          action={<ButtonLink to={links.notes({ tab: 'books' })}>去选笔记</ButtonLink>}
        />
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
