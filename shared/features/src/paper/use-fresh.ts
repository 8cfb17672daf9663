import { useQuery } from '@suite/kernel';

/**
 * Reads a paper once at every visit. It is not cached, because its time counts from the moment it arrives,
 * and not read again by itself, because it must not change while the learner answers it: only if `waits` says so it is
 * when the learner comes back.
 */
export const useFresh = <Data>(
  key: readonly unknown[],
  read: () => Promise<Data>,
  { enabled = true, waits }: { enabled?: boolean; waits?: (data: Data) => boolean } = {},
) =>
  useQuery({
    queryKey: ['answering', ...key],
    queryFn: read,
    enabled,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: ({ state }) => !!waits && state.data !== undefined && waits(state.data),
  });
