import { learnerKey } from '@suite/kernel';
import type { Waiting } from './resume';
import { createShelf } from './shelf';

interface Entry extends Waiting {
  id: string;
}

const isEntry = (value: unknown): value is Entry => {
  const { id, position, at } = (value ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return typeof id === 'string' && typeof position === 'number' && typeof at === 'number';
};

/** Where a learner, or a visitor, stopped in videos that the provider keeps no record of. */
export function placesOf(owner: number | string) {
  const shelf = createShelf(learnerKey(owner, 'video-place.'), isEntry);
  return {
    of: (v_id: number): Waiting | undefined => shelf.all().find(({ id }) => id === String(v_id)),
    keep: (v_id: number, position: number) => shelf.put({ id: String(v_id), position, at: Date.now() }),
  };
}
