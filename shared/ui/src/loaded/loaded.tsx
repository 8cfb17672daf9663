import { isCallError } from '@suite/kernel';
import { Failed, Loading } from '@suite/ui/base';
import type { ReactNode } from 'react';

/** What `Loaded` reads of a query. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Skeleton in the shape of what is coming. */
  skeleton?: ReactNode;
  /** Shown instead of an answer that holds nothing. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

const isEmpty = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/** What the provider said, where it said something to the learner. */
const wordsOf = (error: unknown) =>
  isCallError(error, 'silent') || isCallError(error, 'shown') ? error.message || undefined : undefined;

/** The states of a read: skeleton, card with a retry, nothing there, and what came; what came once stays. */
export function Loaded<Data>({ query, skeleton, empty, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data === undefined) {
    if (!error) return <Loading onRetry={() => void refetch()}>{skeleton}</Loading>;
    return <Failed text={wordsOf(error)} onRetry={refetch} />;
  }
  if (empty !== undefined && isEmpty(data)) return <>{empty}</>;
  // Nothing where something was promised: the page has no way to draw it.
  if (data === null) return <Failed onRetry={refetch} />;
  return <>{children(data)}</>;
}
