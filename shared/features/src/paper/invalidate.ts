import type { useQueryClient } from '@suite/kernel';

/**
 * After a submission nearly everything may look different: unlocked lessons, tasks, lists. Papers that
 * are open are read anew when they are opened.
 */
export const invalidateAll = (client: ReturnType<typeof useQueryClient>): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'answering' });
