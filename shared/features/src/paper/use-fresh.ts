import { useQuery } from '@suite/kernel';

/**
 * Reads a paper once at every visit. It is not cached, because its time counts from the moment it arrives,
 * and not read again by itself, because it must not change while the learner answers it.
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
