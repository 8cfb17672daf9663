import { draftFlag } from '@suite/api';
import { createAnswering } from '../answering';
import { deviceOf } from '../device';
import { momentText } from '@suite/kernel/time';
import type { Sheet } from '../types';
import { fakeProvider } from './fake-provider';
import { paper } from './questions';

/** The attempt that all these visits are at. */
export const key = { user: 7, scope: 'exam-9', attempt: 1 };
export const storageKey = 'suite.unsent.learner.7.answering.exam-9.1';
export const NOON = Date.UTC(2026, 2, 11, 4);

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** The page goes out of sight, or comes back. */
export function see(state: 'hidden' | 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

let pages: (() => void)[] = [];

/** A clock that stands at noon, an empty device, and no page left open behind a test. */
export function freshVisits() {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON });
    deviceOf(key).clear();
    localStorage.clear();
  });
  afterEach(() => {
    pages.forEach((leave) => leave());
    pages = [];
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** Leaves the page that was opened last. */
export const leave = () => pages.pop()?.();

/** Opens the paper on this device. */
export function open(provider = fakeProvider(), api = provider.api) {
  const answering = createAnswering({ key, questions: paper, reading: provider.reading(), provider: api });
  pages.push(answering.attach());
  return { provider, answering, held: () => provider.held()?.content };
}

/** A provider that closes the paper so long after the visits begin. */
export function limited(ms: number) {
  const provider = fakeProvider();
  provider.deadline = momentText(NOON + ms);
  return provider;
}

/** What another device saves now. */
export const elsewhere = (
  content: Sheet['content'],
  is_draft: Sheet['is_draft'] = draftFlag.DRAFT,
): Sheet => ({
  content,
  is_draft,
  save_time: momentText(Date.now()),
  used_seconds: 1,
});

/** What became of a submission, however long it takes. */
export async function submitted(answering: ReturnType<typeof createAnswering>) {
  const outcome = answering.submit();
  await pass(60_000);
  return outcome;
}
