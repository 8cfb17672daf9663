import type { LoadedQuery } from './loaded';

/** Several reads as one: `data` is what they give together, undefined until then. A retry asks for what is missing. */
export function oneRead<Data>(
  reads: readonly LoadedQuery<unknown>[],
  data: Data | undefined,
): LoadedQuery<Data> {
  const missing = reads.filter((read) => !read.data);
  const error = missing.map((read) => read.error).find(Boolean);
  // All have answered, one with null where data was promised: there is nothing to wait for.
  const isLacking = data === undefined && reads.every((read) => read.data !== undefined);
  return {
    data,
    error: error ?? (isLacking ? 'no-data' : undefined),
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  };
}
