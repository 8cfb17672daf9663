import type { LoadedQuery } from '@suite/features/loaded';

/** A read, and the data that it gives when it is repeated. */
export interface Query<Data> extends LoadedQuery<Data> {
  refetch: () => Promise<{ data?: Data; error?: unknown }>;
}

/** The same read with its data in another shape. */
export function mapped<From, To>(query: Query<From>, shape: (data: From) => To): Query<To> {
  // Still loading: there is nothing to reshape.
  const to = (data: From | undefined) => (data ? shape(data) : (data as undefined));
  return {
    error: query.error,
    data: to(query.data),
    refetch: async () => {
      const { data, error } = await query.refetch();
      return { data: to(data), error };
    },
  };
}
