import { useQuery } from '@suite/kernel';

/**
 * Reads a paper anew at every visit, once: its time counts from the moment it arrives, and a paper that
 * is being answered must not be exchanged under the learner's hands.
 */
export const useFresh = <Data>(key: readonly unknown[], read: () => Promise<Data>, enabled = true) =>
  useQuery({
    queryKey: ['answering', ...key],
    queryFn: read,
    enabled,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
