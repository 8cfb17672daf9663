import { questionType, type Question, type UserAnswer, type UserDetail } from '@suite/api';
import { useSession } from '@suite/kernel';

/** A question with two options. */
export const question = (id: number, over: Partial<Question> = {}): Question => ({
  id,
  type: questionType.single,
  title: `问题 ${id}`,
  score: 50,
  youAns: '',
  option1: '对的',
  option2: '错的',
  ...over,
});

/** The same question, solved. */
export const solved = (id: number, youAns: string): Question =>
  question(id, { youAns, answer: '1', analysis: '因为是第一个' });

export const NOW = '2026-11-21 10:00:00';

export const held = (over: Partial<UserAnswer> = {}): UserAnswer => ({
  content: {},
  is_draft: 1,
  save_time: '2026-11-21 09:00:00',
  score: null,
  used_seconds: 30,
  ...over,
});

/** The part of the learner's details that answering needs. */
export const learner = (paperId: number | null = null) =>
  ({ userInfo: { id: 7 }, paperId }) as unknown as UserDetail;

/** For each test an empty device, and after it an empty document: dialogs stay when a page has gone. */
export function beginEachAnew(): void {
  beforeEach(() => {
    localStorage.clear();
    // jsdom has no such function.
    window.scrollTo = jest.fn();
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });
}

/**
 * Makes the learner the visitor, with drafts of these attempts on the device (`exam-901.1`); the result tells which
 * are left.
 */
export function keepDrafts(...attempts: string[]): () => string[] {
  const keyOf = (attempt: string) => `suite.unsent.work/learner.7/answering/${attempt}`;
  useSession.setState({ user: 7 });
  attempts.forEach((attempt) => localStorage.setItem(keyOf(attempt), '{"v":1,"value":{}}'));
  return () => attempts.filter((attempt) => localStorage.getItem(keyOf(attempt)) !== null);
}
