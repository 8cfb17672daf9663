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
