import { bookList, usePages } from '@suite/api';
import { Loaded, LoadMore } from '@suite/ui';
import { Empty } from '@suite/ui/base';
import { BookCard } from './book-card';

/** All book digests. */
export function BookList() {
  const query = usePages(bookList, {});
  return (
    <Loaded query={query} empty={<Empty text="还没有拆书内容，过几天再来看看" />}>
      {(books) => (
        <LoadMore finished={!query.hasNextPage} finishedText="全部拆书都在这里了" onLoad={query.more}>
          {books.map((book) => (
            <BookCard key={book.id} book={book} introduce={book.introduce} />
          ))}
        </LoadMore>
      )}
    </Loaded>
  );
}
