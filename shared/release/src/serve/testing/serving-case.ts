import type { Question } from './ask';

/** One behaviour that gateway and nginx share. */
export interface ServingCase extends Omit<Question, 'body'> {
  name: string;
  status: number | readonly number[];
  /** Headers of the answer; `undefined` for one that must be absent. */
  said?: Record<string, string | RegExp | undefined>;
  /** The decoded body of the answer. */
  body?: Buffer | string;
}

/** What a request gets. */
export type Wanted = Omit<ServingCase, 'name' | 'path'>;

/** Headers of every answer over plain http. */
export const protectedBy = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': undefined,
};
export const refused = {
  ...protectedBy,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  etag: undefined,
};
export const sandboxed = { ...protectedBy, 'content-security-policy': "sandbox; default-src 'none'" };

export const packed = (encoding: string) => ({ 'content-encoding': encoding, vary: /^accept-encoding$/i });
export const accepting = (encoding: string) => ({ 'accept-encoding': encoding });
export const noMethod = (name: string, method: string, path: string): ServingCase => ({
  name: `no other method on ${name}`,
  method,
  path,
  status: 405,
  said: { ...refused, allow: 'GET, HEAD' },
});
/** `{etag}` in a header stands for the ETag of the same request without that header. */
export const known = (
  name: string,
  path: string,
  headers = {},
  said: ServingCase['said'] = {},
): ServingCase => ({
  name: `${name} to whom has it`,
  path,
  headers: { 'if-none-match': '{etag}', ...headers },
  status: 304,
  said,
  body: '',
});
