import { createStore, isCallError } from '@suite/kernel';
import { useRef, useState } from 'react';
import { CONSENT_OUTDATED } from './codes';
import { REFUSED, refusalOf } from './refusal';

/** How a write ended. */
export type Written<Data> =
  | { state: 'done'; data: Data }
  /** The provider said no, with a code of `codes`, in its words if it sent any. */
  | { state: 'refused'; code: number; words: string }
  /** No answer came: the write may have been done or not. */
  | { state: 'lost'; error: unknown }
  /** The learner has seen a message already, or is being sent to the login. */
  | { state: 'told' };

export interface WriteOptions<Params, Data> {
  /** Asks the provider whether a write without an answer was done; resolves to its data if so. */
  afterSilence?: (params: Params) => Promise<Data | undefined>;
  /**
   * The page needs the data of the answer: a confirmation that comes without is asked about like a missing one.
   * Without this option the data may be null, whatever the call declares.
   */
  needsData?: boolean;
  /** Said when no answer came. */
  lostWords?: string;
  /** Said instead of the provider's words, by code; '' when the page shows the refusal itself. */
  refusals?: Readonly<Partial<Record<number, string>>>;
}

/** A page's write: call `send`, and show `problem` above its button. */
export interface Write<Params, Data> {
  /**
   * Starts the write. While it runs, a call with equal params gets the same outcome, and one with other params
   * is sent after it and gets its own; so params are data, which can be compared.
   */
  send: (params: Params) => Promise<Written<Data>>;
  /** What went wrong last, in words for the learner; '' when nothing did. */
  problem: string;
}

/**
 * Whether the server has refused a consent as one to an older text. The newer one is in a newer release: whatever this
 * document shows is as old, until it is loaded again.
 */
export const outdatedConsents = createStore(() => false);

const LOST = '网络不稳定，没有收到结果，请再试一次';

type Asking<Params, Data> = Pick<WriteOptions<Params, Data>, 'afterSilence' | 'needsData'>;
interface NeedsData {
  needsData: true;
}

async function endOf<Params, Data>(
  call: (params: Params) => Promise<Data>,
  params: Params,
  { afterSilence, needsData = false }: Asking<Params, Data>,
): Promise<Written<Data>> {
  let error: unknown;
  try {
    const data = await call(params);
    if (!needsData || (data !== null && data !== undefined)) return { state: 'done', data };
  } catch (thrown) {
    error = thrown;
    if (refusalOf(thrown)?.code === CONSENT_OUTDATED) outdatedConsents.setState(true, true);
    if (isCallError(error, 'login') || isCallError(error, 'shown')) return { state: 'told' };
    if (isCallError(error, 'silent'))
      return { state: 'refused', code: error.code, words: error.message || REFUSED };
    if (!isCallError(error, 'service')) throw error;
  }
  const data = await afterSilence?.(params).catch(() => undefined);
  return data === undefined ? { state: 'lost', error } : { state: 'done', data };
}

/** Makes a call and says how it ended, for code that is no component. */
export function written<Params, Data>(
  call: (params: Params) => Promise<Data>,
  params: Params,
  options: Asking<Params, Data> & NeedsData,
): Promise<Written<NonNullable<Data>>>;
export function written<Params, Data>(
  call: (params: Params) => Promise<Data>,
  params: Params,
  options?: Asking<Params, Data>,
): Promise<Written<Data | null>>;
export function written<Params, Data>(
  call: (params: Params) => Promise<Data>,
  params: Params,
  options: Asking<Params, Data> = {},
) {
  return endOf(call, params, options);
}

/**
 * Writes through a call, or through several that belong together. It decides for all pages what each kind of
 * failure means; other errors are defects and are thrown.
 */
export function useWrite<Params, Data>(
  call: (params: Params) => Promise<Data>,
  options: WriteOptions<Params, Data> & NeedsData,
): Write<Params, NonNullable<Data>>;
export function useWrite<Params, Data>(
  call: (params: Params) => Promise<Data>,
  options?: WriteOptions<Params, Data>,
): Write<Params, Data | null>;
export function useWrite<Params, Data>(
  call: (params: Params) => Promise<Data>,
  { lostWords = LOST, refusals = {}, ...asking }: WriteOptions<Params, Data> = {},
): Write<Params, Data> {
  const [problem, setProblem] = useState('');
  const last = useRef<{ key: string | undefined; end: Promise<Written<Data>> }>();

  const wordsOf = (end: Written<Data>): string => {
    if (end.state === 'lost') return lostWords;
    return end.state === 'refused' ? (refusals[end.code] ?? end.words) : '';
  };

  async function run(params: Params) {
    setProblem('');
    const end = await endOf(call, params, asking);
    setProblem(wordsOf(end));
    return end;
  }

  const send = (params: Params) => {
    const key = JSON.stringify(params) as string | undefined;
    if (last.current && last.current.key === key) return last.current.end;
    const go = () => run(params);
    const end = (last.current ? last.current.end.then(go, go) : go()).finally(() => {
      if (last.current === write) last.current = undefined;
    });
    const write = { key, end };
    last.current = write;
    return end;
  };
  return { send, problem };
}
