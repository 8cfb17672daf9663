import { QueryClient } from '@suite/kernel';
import { isWorn } from './read-anew';

/** The client of all reads. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        // Without a network a read fails at once, and a card says so: waiting in silence helps no one.
        networkMode: 'always',
        refetchOnWindowFocus: ({ state }) => isWorn(state.dataUpdatedAt, Date.now()),
      },
    },
  });
