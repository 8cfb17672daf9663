import type { NotesBook } from '@suite/api';
import { Cover, CoverRow } from '@suite/ui';
import type { ReactNode } from 'react';
import css from './book-row.module.css';

interface BookRowProps {
  book: NotesBook;
  /** Its price or its state. */
  children: ReactNode;
}

/** A printed book with its cover. */
export const BookRow = ({ book: { id, book_name, cover, introduce }, children }: BookRowProps) => (
  <span className={css.row}>
    <CoverRow
      cover={
        <Cover className={css.cover} src={cover} title={book_name} seed={id} shape="tall" loading="lazy" />
      }
    >
      <span className={css.name}>{book_name}</span>
      {introduce ? <span className={css.introduce}>{introduce}</span> : null}
      {children}
    </CoverRow>
  </span>
);
