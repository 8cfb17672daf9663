import type { ChaiBookInfo } from '@suite/api';
import { Link, useLocation } from '@suite/kernel/router';
import { CoverRow } from '@suite/ui';
import css from './book-card.module.css';
import { BookCover } from './book-cover';

export interface BookCardProps {
  book: ChaiBookInfo;
  /** A few words under the name; without them the card says that it is the book of this week. */
  introduce?: string;
}

/** A book with its cover; leads to its digest. */
export function BookCard({ book, introduce }: BookCardProps) {
  const { pathname } = useLocation();
  return (
    <Link className={css.book} to={`${pathname}?book=${book.id}`}>
      <CoverRow cover={<BookCover className={css.cover} book={book} loading="lazy" />}>
        {introduce === undefined ? <span className={css.mark}>本周拆书</span> : null}
        <span className={css.name}>《{book.book_name}》</span>
        <span className={css.author}>{book.author}</span>
        {introduce ? <span className={css.introduce}>{introduce}</span> : null}
      </CoverRow>
    </Link>
  );
}
