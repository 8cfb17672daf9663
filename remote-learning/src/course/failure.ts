import { isCallError } from '@suite/kernel';

/** A read that failed, as the player shows it: in the provider's words where there are some. */
export function failureOf({ error, refetch }: { error: unknown; refetch: () => unknown }) {
  if (!error) return undefined;
  const isTold = isCallError(error, 'silent') || isCallError(error, 'shown');
  return { text: isTold ? error.message || undefined : undefined, onRetry: refetch };
}
