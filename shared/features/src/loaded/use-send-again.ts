import { useQueryClient } from '@suite/kernel';

/**
 * Sends a read again that has no answer yet, with all others of the page. One that hangs is given up first: asked for
 * again, it would be waited for again.
 */
export function useSendAgain(refetch: () => Promise<unknown>): () => void {
  const client = useQueryClient();
  return () => {
    void client.resetQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
    void refetch();
  };
}
