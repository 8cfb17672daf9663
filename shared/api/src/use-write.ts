import { isCallError } from '@suite/kernel';
import { useRef, useState } from 'react';

/** How a write ended. */
export type Written<Data> =
  | { state: 'done'; data: Data }
  /** The provider said no, with a code of `codes` and words of its own. */
  | { state: 'refused'; code: number; words: string }
  /** No answer came: the write may have been done or not. */
  | { state: 'lost' }
  /** The learner has been told already, or is on the way to the login. */
  | { state: 'told' };

export interface WriteOptions<Params, Data> {
  /** Asks what became of a write that got no answer; gives the data if it was done after all. */
  afterSilence?: (params: Params) => Promise<Data | undefined>;
  /** Said when no answer came. */
  lostWords?: string;
  /** Said instead of the provider's words, by code; '' where the page shows the refusal in a way of its own. */
  refusals?: Readonly<Partial<Record<number, string>>>;
}

/** A page's write: `send` it, and show `problem` beside its button. */
export interface Write<Params, Data> {
  /** However often it is called, one write runs at a time; the others get its end. */
  send: (params: Params) => Promise<Written<Data>>;
  /** What went wrong last, in words; '' when there is nothing to say. */
  problem: string;
}

const LOST = '网络不稳定，没有收到结果，请再试一次';

async function endOf<Params, Data>(
  call: (params: Params) => Promise<Data>,
  params: Params,
  afterSilence: WriteOptions<Params, Data>['afterSilence'],
): Promise<Written<Data>> {
  try {
    return { state: 'done', data: await call(params) };
  } catch (error) {
    if (isCallError(error, 'login') || isCallError(error, 'shown')) return { state: 'told' };
    if (isCallError(error, 'silent')) return { state: 'refused', code: error.code, words: error.message };
    if (!isCallError(error, 'service')) throw error;
    const data = await afterSilence?.(params).catch(() => undefined);
    return data === undefined ? { state: 'lost' } : { state: 'done', data };
  }
}

/**
 * Writes through a call, or through several that belong together. What each kind of failure means is decided
 * here, once; an error that is no call's is thrown, for it is a defect.
 */
export function useWrite<Params, Data>(
  call: (params: Params) => Promise<Data>,
  { afterSilence, lostWords = LOST, refusals = {} }: WriteOptions<Params, Data> = {},
): Write<Params, Data> {
  const [problem, setProblem] = useState('');
  const running = useRef<Promise<Written<Data>>>();

  const wordsOf = (end: Written<Data>): string => {
    if (end.state === 'lost') return lostWords;
    return end.state === 'refused' ? (refusals[end.code] ?? end.words) : '';
  };

  async function run(params: Params) {
    setProblem('');
    const end = await endOf(call, params, afterSilence);
    setProblem(wordsOf(end));
    return end;
  }

  const send = (params: Params) => {
    running.current =
      running.current ??
      run(params).finally(() => {
        running.current = undefined;
      });
    return running.current;
  };
  return { send, problem };
}
