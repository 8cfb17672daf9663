import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, RichText, FamilySkeleton } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';
import { BookCover } from './book-cover';
import css from './book-reader.module.css';
import { bookList, usePages, type Book } from '@suite/api';
import { useEffect } from 'react';

/** The reading page of a book digest. */
export function BookReader({ id }: { id: number }) {
  const query = useBook(id);
  return (
    <Page tone="white">
      {query.data ? null : <Spoken as="h1">拆书</Spoken>}
      <Loaded
        skeleton={<FamilySkeleton family="article" />}
        query={query}
        empty={
          <Empty
            text="没有找到这本书，它可能已经下架"
            action={<ButtonLink to={links.home()}>返回个人中心</ButtonLink>}
          />
        }
      >
        {(book) =>
          book ? (
            <article className={css.book}>
              <header className={css.head}>
                <BookCover className={css.cover} book={book} />
                <div className={css.words}>
                  <h1 className={css.name}>《{book.book_name}》</h1>
                  <p className={css.author}>{book.author}</p>
                </div>
              </header>
              {book.introduce ? <p className={css.introduce}>{book.introduce}</p> : null}
              <RichText html={book.content} />
              <p className={css.end}>— 全文完 —</p>
            </article>
          ) : null
        }
      </Loaded>
    </Page>
  );
}

/** A digest. No call reads a single one, so the list is read page by page until it appears; null if it is not in it. */
function useBook(id: number): {
  data: Book | null | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
} {
  const pages = usePages(bookList, {});
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  const book = data?.find((one) => one.id === id);
  const goOn = !!data && !book && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (goOn) void fetchNextPage();
  }, [goOn, data, fetchNextPage]);
  return {
    data: book ?? (data && !hasNextPage ? null : undefined),
    error: pages.error,
    refetch: pages.refetch,
  };
}
