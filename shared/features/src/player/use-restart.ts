import { useQueryClient } from '@suite/kernel';

/** Asks anew for what takes too long to arrive: a read that is under way is given up. */
export function useRestart(): (query: { queryKey: readonly unknown[] }) => Promise<void> {
  const client = useQueryClient();
  return async ({ queryKey }) => {
    await client.cancelQueries({ queryKey });
    await client.refetchQueries({ queryKey });
  };
}
