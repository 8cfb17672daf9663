import { draftFlag } from '@suite/api';
import { createAnswering } from '../answering';
import { storedDraft } from '../stored-drafts';
import { momentText } from '@suite/kernel/time';
import type { Sheet } from '../types';
import { fakeServer } from './fake-server';
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

/** Before each test: a clock at noon, pauses without chance and an empty device. After it: every page is closed. */
export function freshVisits() {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON });
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    storedDraft(key).remove();
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
export function open(server = fakeServer(), api = server.api, reading = server.reading()) {
  const answering = createAnswering({ key, title: '结课考试', questions: paper, reading, server: api });
  pages.push(answering.attach());
  return { server, answering, held: () => server.held()?.content };
}

/** A server whose paper has to be handed in this many milliseconds after noon. */
export function limited(ms: number) {
  const server = fakeServer();
  server.deadline = momentText(NOON + ms);
  return server;
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
