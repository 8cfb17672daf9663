import type { LoadedQuery } from './loaded';

/** Several reads as one: `data` is what they give together, undefined until then. A retry asks for what is missing. */
export function oneRead<Data>(
  reads: readonly LoadedQuery<unknown>[],
  data: Data | undefined,
): LoadedQuery<Data> {
  const missing = reads.filter((read) => !read.data);
  return {
    data,
    error: missing.map(({ error }) => error).find(Boolean),
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  };
}
