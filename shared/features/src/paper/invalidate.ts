import type { QueryClient } from '@suite/kernel';

/**
 * Marks reads as outdated after a submission, which may change nearly everything: unlocked lessons, tasks,
 * lists. Papers are left out, because they are read again each time they are opened.
 */
export const invalidateAll = (client: Pick<QueryClient, 'invalidateQueries'>): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'answering' });
