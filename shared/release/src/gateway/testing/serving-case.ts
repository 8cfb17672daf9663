import type { Question } from './ask';

/** One thing that every server of a store does. */
export interface ServingCase extends Omit<Question, 'body'> {
  name: string;
  status: number | readonly number[];
  /** What the answer's headers say; `undefined` where there must be none. */
  said?: Record<string, string | RegExp | undefined>;
  /** The body of the answer, once it is unpacked. */
  body?: Buffer | string;
}

/** Headers of every answer over plain http. */
export const protectedBy = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': undefined,
};

/** Headers of what is refused. */
export const refused = {
  ...protectedBy,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  etag: undefined,
};

/** Headers of an answer in another form than its own. */
export const packed = (encoding: string) => ({
  'content-encoding': encoding,
  vary: /^accept-encoding$/i,
});
