import { draftFlag } from '@suite/api';
import { createAnswering } from '../answering';
import { deviceOf } from '../device';
import { momentText } from '@suite/kernel/time';
import type { Sheet } from '../types';
import { fakeProvider } from './fake-provider';
import { paper } from './questions';

/** The attempt that the tests open. */
export const key = { user: 7, scope: 'exam-9', attempt: 1 };
export const storageKey = 'suite.unsent.work/learner.7/answering/exam-9.1';
/** A draft as the device has it. */
export const stored = (value: unknown) => JSON.stringify({ v: 1, at: NOON, value });
export const NOON = Date.UTC(2026, 2, 11, 4);

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Hides the page or shows it again. */
export function see(state: 'hidden' | 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

let pages: (() => void)[] = [];

/** Before each test: a clock at noon and an empty device. After it: every page is closed. */
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

/** A provider whose paper has to be handed in this many milliseconds after noon. */
export function limited(ms: number) {
  const provider = fakeProvider();
  provider.deadline = momentText(NOON + ms);
  return provider;
}

/** A sheet that another device saves now. */
export const elsewhere = (
  content: Sheet['content'],
  is_draft: Sheet['is_draft'] = draftFlag.DRAFT,
): Sheet => ({
  content,
  is_draft,
  save_time: momentText(Date.now()),
  used_seconds: 1,
});

/** Submits, and gives the outcome after a minute. */
export async function submitted(answering: ReturnType<typeof createAnswering>) {
  const outcome = answering.submit();
  await pass(60_000);
  return outcome;
}
