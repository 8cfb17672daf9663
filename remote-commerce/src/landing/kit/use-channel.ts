import { useParams, useSearchParams } from '@suite/kernel/router';

/** Where the visitor came from, as the order will say it; undefined for words that are no channel. */
export function useChannel(): string | undefined {
  const { channel: inPath } = useParams();
  const [query] = useSearchParams();
  const channel = inPath ?? query.get('channel') ?? '';
  return /^[\w-]{1,40}$/.test(channel) ? channel : undefined;
}
