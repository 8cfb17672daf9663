import { CallError } from '@suite/kernel';

/**
 * A short code of an error: the provider's, the server's status, or the host's word for what did not load. The ops
 * pages show the same word.
 */
export function troubleCode(error: unknown): string {
  if (typeof error === 'string') return error;
  const { code, name, message } = error as Partial<CallError>;
  if (!(error instanceof CallError)) return String(code ?? name ?? 'unknown');
  return code ? String(code) : String(message).replace(/.*: /, '').replace(/ /g, '-');
}
