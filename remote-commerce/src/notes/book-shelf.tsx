import { fenOf, yuanOf, type NotesBook } from '@suite/api';
import { Checkbox, Tag } from '@suite/ui';
import { BookRow } from './book-row';
import css from './book-shelf.module.css';

interface BookShelfProps {
  books: readonly NotesBook[];
  chosen: readonly NotesBook[];
  onChoose: (id: number, isChosen: boolean) => void;
}

/** The books to choose from; a book is bought once. */
export function BookShelf({ books, chosen, onChoose }: BookShelfProps) {
  return (
    <ul className={css.shelf} aria-label="纸质笔记">
      {books.map((book) => (
        <li className={css.book} key={book.id}>
          {book.is_buy ? (
            <BookRow book={book}>
              <Tag tone="grey">已购买</Tag>
            </BookRow>
          ) : (
            <Checkbox
              checked={chosen.indexOf(book) >= 0}
              onChange={(isChosen) => onChoose(book.id, isChosen)}
              label={`${book.book_name}，${yuanOf(fenOf(book.price))}`}
            >
              <BookRow book={book}>
                <span className={css.price}>{yuanOf(fenOf(book.price))}</span>
              </BookRow>
            </Checkbox>
          )}
        </li>
      ))}
    </ul>
  );
}
