import { isCallError } from '@suite/kernel';
import { Failed, Loading } from '@suite/ui/base';
import type { ReactNode } from 'react';

/** The part of a query that `Loaded` needs. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** A skeleton in the shape of the content. */
  skeleton?: ReactNode;
  /** Shown when the answer is null or an empty list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

const isEmpty = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/** The provider's own message, if it has one for the learner. */
const wordsOf = (error: unknown) =>
  isCallError(error, 'silent') || isCallError(error, 'shown') ? error.message || undefined : undefined;

/** Shows a read in each state: skeleton, error with a retry, empty, data. Data stays when a later fetch fails. */
export function Loaded<Data>({ query, skeleton, empty, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data === undefined) {
    if (!error) return <Loading onRetry={() => void refetch()}>{skeleton}</Loading>;
    return <Failed text={wordsOf(error)} onRetry={refetch} />;
  }
  if (empty !== undefined && isEmpty(data)) return <>{empty}</>;
  // The provider sent null where data was promised: the page cannot draw it.
  if (data === null) return <Failed onRetry={refetch} />;
  return <>{children(data)}</>;
}
