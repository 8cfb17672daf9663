import type { ChaiBookInfo } from '@suite/api';
import { Cover, type CoverProps } from '@suite/ui';

interface BookCoverProps extends Pick<CoverProps, 'className' | 'loading'> {
  book: Pick<ChaiBookInfo, 'id' | 'cover' | 'book_name'>;
}

/** The cover of a book; one is drawn for a book without a picture. */
export const BookCover = ({ book: { id, cover, book_name }, ...look }: BookCoverProps) => (
  <Cover {...look} src={cover} title={book_name} seed={id} shape="tall" />
);
