import { refusalOf } from '@suite/api';
import { Failed, Loading, later } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { RefusedProps } from './refused';
import { useSendAgain } from './use-send-again';

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

const useRefused = later(() => import(/* webpackChunkName: "on-demand" */ './refused'));

/** A read that failed: the provider's words with a way forward, once that is here, or a retry. */
function ReadFailed({ error, onRetry }: { error: unknown; onRetry: RefusedProps['onRetry'] }) {
  const refusal = refusalOf(error);
  const late = useRefused(!!refusal);
  if (refusal && late) return <late.Refused refusal={refusal} onRetry={onRetry} />;
  if (refusal && late === undefined) return null;
  return <Failed text={refusal?.text || undefined} error={error} onRetry={onRetry} />;
}

/** Shows a read in each state: skeleton, error with a retry or a way forward, empty, data. Data stays when a later fetch fails. */
export function Loaded<Data>({ query, skeleton, empty, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  const sendAgain = useSendAgain(refetch);
  if (data === undefined) {
    if (!error) return <Loading onRetry={sendAgain}>{skeleton}</Loading>;
    return <ReadFailed error={error} onRetry={refetch} />;
  }
  if (empty !== undefined && isEmpty(data)) return <>{empty}</>;
  // The provider sent null where data was promised: the page cannot draw it.
  if (data === null) return <Failed error="no-data" onRetry={refetch} />;
  return <>{children(data)}</>;
}
