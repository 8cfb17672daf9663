import { QueryClient } from '@suite/kernel';
import { FRESH_FOR, isWorn } from './read-anew';

/** The client of all reads. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_FOR,
        // Without a network a read fails at once, and a card says so: waiting in silence helps no one.
        networkMode: 'always',
        refetchOnWindowFocus: ({ state }) => state.isInvalidated || isWorn(state.dataUpdatedAt, Date.now()),
        // A change was made, but what it changed could not be read anew.
        refetchOnReconnect: ({ state }) => state.isInvalidated,
      },
    },
  });

/** Resolves when no read is under way: the page has what it asked for. */
export const allRead = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = client.getQueryCache().subscribe(look);
    look();
  });
