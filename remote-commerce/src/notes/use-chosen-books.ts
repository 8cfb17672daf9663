import type { NotesBook } from '@suite/api';
import { defineRecord, useOwner, useRecord } from '@suite/kernel/records';

const chosenBooks = defineRecord<number[]>({
  kind: 'chosen-books',
  version: 1,
  owner: 'learner',
  personal: false,
  storage: 'tab',
  read: (stored) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : undefined),
});

/** The books that a learner has ticked. A reload keeps them; those bought since are dropped. */
export function useChosenBooks(books: readonly NotesBook[] = []) {
  const [ids = [], setIds] = useRecord(chosenBooks.of(useOwner()));
  const chosen = books.filter(({ id, is_buy }) => !is_buy && ids.indexOf(id) >= 0);

  function choose(id: number, isChosen: boolean) {
    const others = chosen.map((book) => book.id).filter((one) => one !== id);
    setIds(isChosen ? [...others, id] : others);
  }
  return { chosen, choose };
}
