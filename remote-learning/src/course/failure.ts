import { refusalOf } from '@suite/api';

/** A failed read as the player shows it: in the provider's words if the provider refused it. */
export function failureOf({ error, refetch }: { error: unknown; refetch: () => unknown }) {
  return error ? { text: refusalOf(error)?.text || undefined, onRetry: refetch } : undefined;
}
