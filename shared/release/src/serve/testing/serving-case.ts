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

/** Headers of every answer over plain http. */
export const protectedBy = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': undefined,
};

/** Headers of refusals. */
export const refused = {
  ...protectedBy,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  etag: undefined,
};

/** Headers of a compressed answer. */
export const packed = (encoding: string) => ({
  'content-encoding': encoding,
  vary: /^accept-encoding$/i,
});
