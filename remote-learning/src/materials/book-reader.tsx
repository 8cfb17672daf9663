import { links } from '@suite/kernel/links';
import { ButtonLink, Loaded, RichText } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';
import { BookCover } from './book-cover';
import css from './book-reader.module.css';
import { useBook } from './use-book';

/** The reading page of a book digest. */
export function BookReader({ id }: { id: number }) {
  const query = useBook(id);
  return (
    <Page tone="white">
      {query.data ? null : <Spoken as="h1">拆书</Spoken>}
      <Loaded
        query={query}
        empty={
          <Empty
            cause="gone"
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
