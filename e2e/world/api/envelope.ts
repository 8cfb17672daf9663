import { codes } from '@suite/api';

// Also part of the portal's script, so this file imports nothing of the server.

/** Calls whose success has a code of its own. */
const successCodes: Record<string, number> = {
  '/passport/front/data': codes.LOGIN_WITH_WORDS,
  '/financial/invoice/redInvoiceV2': codes.LOGIN_WITH_WORDS,
};

/** The code with which the call at that path answers when all is well. */
export const successOf = (path: string): number => successCodes[path] ?? codes.SUCCESS;

/** The form of every answer; `msg` and `message` are the same words. */
export interface Envelope<Data = unknown> {
  code: number;
  data: Data;
  msg: string;
  message: string;
}

export const envelope = <Data>(code: number, data: Data, words: string): Envelope<Data> => ({
  code,
  data,
  msg: words,
  message: words,
});
