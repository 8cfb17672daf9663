import type { NotesBook } from '@suite/api';
import { learnerKey, tabStore, useSession } from '@suite/kernel';
import { useState } from 'react';

const idsIn = (kept: unknown): number[] =>
  Array.isArray(kept) ? kept.filter((id): id is number => typeof id === 'number') : [];

/** The books that a learner has ticked. A reload keeps them; those bought since are dropped. */
export function useChosenBooks(books: readonly NotesBook[] = []) {
  const user = useSession((session) => session.user) ?? 0;
  const key = learnerKey(user, 'chosen-books');
  const [ids, setIds] = useState(() => idsIn(tabStore.get(key)));
  const chosen = books.filter(({ id, is_buy }) => !is_buy && ids.indexOf(id) >= 0);

  function choose(id: number, isChosen: boolean) {
    const others = chosen.map((book) => book.id).filter((one) => one !== id);
    const next = isChosen ? [...others, id] : others;
    setIds(next);
    tabStore.set(key, next);
  }
  return { chosen, choose };
}
