import { namedText, type Line } from '@suite/kernel';
import { currentToken } from '../token/token-store';
import type { LoginAnswer } from './addresses';
import { tabMemory } from '../token/tab-memory';

/** A visitor's way to a login page, begun in this tab. */
export interface Attempt {
  /** Random; only an address that returns it brings the answer to this attempt. */
  state: string;
  /** The provider's unified login page, or the messenger's authorization. */
  page: 'unified' | 'messenger';
  /** The course line to which it logs in, wherever the tab is when the answer comes. */
  line: Line;
  /** The query that the address had before. */
  query: string;
}

/** The answer to an attempt, which is being exchanged for a token. */
export interface Exchanged extends Pick<Attempt, 'page' | 'line'> {
  answer: LoginAnswer;
  /** How often it may still be sent. */
  left: number;
}

const KEY = 'suite.login.attempt';
const exchangedText = namedText('tab', 'suite.login.exchanged');

const randomState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => `0${byte.toString(16)}`.slice(-2)).join(
    '',
  );

function kept(state: string): Attempt | undefined {
  const attempt = tabMemory.get(KEY) as Partial<Attempt> | null | undefined;
  const isOurs = state !== '' && attempt?.state === state && typeof attempt.query === 'string';
  return isOurs ? (attempt as Attempt) : undefined;
}

/** The login that this tab has begun. A login that began elsewhere is another person's, or a link's. */
export const loginAttempt = {
  /** Begins an attempt, in place of an earlier one; undefined when the browser keeps no trace of it. */
  begin(given: Omit<Attempt, 'state'>): Attempt | undefined {
    const attempt = { state: randomState(), ...given };
    return tabMemory.set(KEY, attempt) ? attempt : undefined;
  },
  isOurs: (state: string): boolean => kept(state) !== undefined,
  /** The attempt that this state belongs to, once. */
  take(state: string): Attempt | undefined {
    const attempt = kept(state);
    if (attempt) tabMemory.remove(KEY);
    return attempt;
  },
  /**
   * The answer that was being exchanged when this page was reloaded. It is in the tab's storage alone: the cookie that
   * can stand in for it would take the answer along with every request.
   */
  exchanged(): Exchanged | undefined {
    const kept = exchangedText.readJson() as (Exchanged & { token: string }) | null | undefined;
    // A person who has logged in since, in another tab, stays.
    return kept && kept.token === currentToken(kept.line) ? kept : undefined;
  },
  /** Keeps an answer for a reload, until it is settled. */
  keep: ({ page, line, answer, left }: Exchanged) =>
    void exchangedText.save(JSON.stringify({ page, line, answer, left, token: currentToken(line) })),
  drop: () => exchangedText.remove(),
};
