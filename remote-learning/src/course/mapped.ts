import type { LoadedQuery } from '@suite/ui';

/** A read, and what it gives when it is done again. */
export interface Query<Data> extends LoadedQuery<Data> {
  refetch: () => Promise<{ data?: Data }>;
}

/** A read whose data is needed in another shape. */
export function mapped<From, To>(query: Query<From>, shape: (data: From) => To): Query<To> {
  // Nothing has no other shape.
  const to = (data: From | undefined) => (data ? shape(data) : (data as undefined));
  return {
    error: query.error,
    data: to(query.data),
    refetch: async () => ({ data: to((await query.refetch()).data) }),
  };
}
