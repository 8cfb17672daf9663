import { asEntered, purchasBooksList, useCall, userBookAccess } from '@suite/api';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink, Loaded, Tabs } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';
import { BookShelf } from './book-shelf';
import { BooksOrders } from './books-orders';
import { ShelfBar } from './shelf-bar';
import { useChosenBooks } from './use-chosen-books';

/** Printed notes for learners of a class, and their orders. */
export default function NotesPage() {
  const access = useCall(userBookAccess, undefined);
  if (access.data?.isAccess) return <Shelf />;
  return (
    <Page>
      <Spoken as="h1">视频笔记</Spoken>
      <Loaded query={access}>{() => <NoAccess />}</Loaded>
    </Page>
  );
}

const NoAccess = () => (
  <Empty
    cause="notYet"
    text="视频笔记随班级开放，开班后就可以购买"
    action={<ButtonLink to={links.classInfo()}>看看我的班级</ButtonLink>}
  />
);

function Shelf() {
  const [query, setQuery] = useSearchParams();
  const isOrders = query.get('tab') === 'orders';
  const books = useCall(purchasBooksList, undefined, asEntered);
  const { chosen, choose } = useChosenBooks(books.data);
  const canOrder = !isOrders && !!books.data?.some(({ is_buy }) => !is_buy);
  return (
    <Page footer={canOrder ? <ShelfBar chosen={chosen} /> : undefined}>
      <Spoken as="h1">视频笔记</Spoken>
      <Tabs
        label="视频笔记"
        value={isOrders ? 'orders' : 'books'}
        onChange={(tab) => setQuery(tab === 'orders' ? { tab } : {}, { replace: true })}
        items={[
          {
            key: 'books',
            title: '纸质笔记',
            children: (
              <Loaded query={books} empty={<Empty text="还没有可以购买的纸质笔记" />}>
                {(list) => <BookShelf books={list} chosen={chosen} onChoose={choose} />}
              </Loaded>
            ),
          },
          { key: 'orders', title: '我的订单', children: <BooksOrders /> },
        ]}
      />
    </Page>
  );
}
