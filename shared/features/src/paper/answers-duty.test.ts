import { draftFlag, paperInfo, judgePaper, type JudgePaperParams, type Paper } from '@suite/api';
import { CallError, providePlatform, type HttpRequest, type Platform, QueryClient } from '@suite/kernel';
import { ownerHere } from '@suite/kernel/records';
import { momentText } from '@suite/kernel/time';
import { attemptLease, draftsOf, storedDraft } from '../answering';
import { visit } from '../reconciler/testing';
import { earlierExams } from '../spaced-review';
import { answersDuty } from './answers-duty';
import { held, question } from './testing';

const NOON = Date.UTC(2026, 2, 11, 4);
const key = { user: 7, scope: 'exam-901', attempt: '1' };
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let isDown = false;
let answer = held({ is_draft: 1, content: {} });
const calls: string[] = [];
const finals = () => calls.filter((call) => call === 'hand in');

const paper = (): Paper => ({
  paper_info: {
    id: 901,
    title: '结业考试',
    rule: '',
    total_score: 100,
    pass_score: 60,
    minutes: 0,
    question_list: [question(1), question(2)],
  },
  user_start: { start_time: momentText(NOON), deadline: null, server_time: momentText(Date.now()) },
  user_answer: answer,
  submit_time: null,
  certificate_info: null,
  server_time: momentText(Date.now()),
});

async function request({ path, params }: HttpRequest): Promise<unknown> {
  if (isDown) throw new CallError('service', 0, 'network failure');
  if (path === paperInfo.path) return calls.push('read') && paper();
  if (path !== judgePaper.path) throw new Error(`no answer to ${path}`);
  const { content, is_draft, save_time } = params as unknown as JudgePaperParams;
  calls.push(is_draft === draftFlag.DRAFT ? 'save' : 'hand in');
  answer = held({ content, is_draft, save_time });
  return answer;
}

let leave = () => {};
beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  isDown = false;
  answer = held({ is_draft: 1, content: {}, save_time: momentText(NOON - 3_600_000) });
  calls.length = 0;
  providePlatform({ context: 'browser', http: { request }, report: () => undefined } as unknown as Platform);
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

/** A draft with an answer that the server lacks, which the learner perhaps has wished to hand in. */
function leaveBehind(isWished: boolean, minutesAgo = 5) {
  const at = NOON - minutesAgo * 60_000;
  storedDraft(key).save({
    title: '结业考试',
    base: { content: {}, savedAt: 0, usedSeconds: 0, version: 0 },
    own: { 1: { value: '2', at } },
    marks: {},
    spent: 9,
    sentAt: 0,
    wish: { value: isWished, at: isWished ? at : 0 },
  });
}

const waiting = () => answersDuty.waiting(ownerHere()!).map(({ name, to }) => [name, to]);
const AT = '/exam?paper_id=901';

test.each([
  [true, 'hand in', '《结业考试》待交卷，答案'],
  [false, 'save', '《结业考试》的答案'],
])(
  'handed in: %s; without a network it waits, and within seconds of its return it goes',
  async (isWished, call, name) => {
    leaveBehind(isWished);
    isDown = true;
    leave = visit();
    await pass(60_000);
    expect(waiting()).toEqual([[name, AT]]);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await pass(3000);
    expect(calls).toEqual(['read', ...(isWished ? ['read'] : []), call]);
    expect(waiting()).toEqual([]);
  },
);

test('what pages have read is read again once a paper is handed in, not for each draft', async () => {
  const invalidateQueries = jest.fn(async () => undefined);
  leaveBehind(false);
  leave = visit(undefined, Object.assign(new QueryClient(), { invalidateQueries }));
  await pass(1000);
  expect(calls).toContain('save');
  expect(invalidateQueries).not.toHaveBeenCalled();
  leaveBehind(true);
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(finals()).toHaveLength(1);
  expect(invalidateQueries).toHaveBeenCalledTimes(1);
});

test('an exam that is handed in without its page is kept for the 错题本', async () => {
  leaveBehind(true);
  leave = visit();
  await pass(1000);
  expect(finals()).toHaveLength(1);
  expect(earlierExams(ownerHere(), 902).map(({ key: name }) => name)).toEqual(['exam.901']);
});

test('it is tried again without a sign of the network', async () => {
  leaveBehind(true);
  isDown = true;
  leave = visit();
  await pass(60_000);
  isDown = false;
  await pass(40_000);
  expect(finals()).toHaveLength(1);
});

test('what is open in another tab is left to it, until that tab is gone', async () => {
  leaveBehind(true);
  attemptLease(key, 'other').take(Date.now());
  leave = visit();
  await pass(1000);
  expect(calls).toEqual([]);
  // Pauses vary by chance: the try after the lease's end comes ten seconds after it at the latest.
  await pass(15_000);
  expect(finals()).toHaveLength(1);
});

test('what did not count is told on every page, until the learner has taken note of it', async () => {
  leaveBehind(true);
  answer = held({ is_draft: 0, content: { 2: '1' } });
  leave = visit();
  await pass(1000);
  expect(finals()).toHaveLength(0);
  expect(waiting()).toEqual([['《结业考试》没有计入成绩的答案', AT]]);
  answersDuty.waiting(ownerHere()!)[0]?.dismiss?.();
  expect(waiting()).toEqual([]);
});

test('a draft that the server has as well goes after thirty days, unread; one that waits stays', async () => {
  const days = 24 * 60;
  leaveBehind(false, 31 * days);
  isDown = true;
  leave = visit();
  await pass(1000);
  expect(draftsOf(ownerHere()!)).toHaveLength(1);
  const draft = storedDraft(key).read()!;
  storedDraft(key).save({ ...draft, base: { ...draft.base, content: { 1: '2' } } });
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(draftsOf(ownerHere()!)).toEqual([]);
});

test('a paper of a kind that this release does not know stays for the next one', async () => {
  leaveBehind(true);
  const other = { ...key, scope: 'quiz-5' };
  storedDraft(other).save(storedDraft(key).read()!);
  leave = visit();
  await pass(1000);
  expect(draftsOf(ownerHere()!).map((stored) => stored.key.scope)).toEqual(['quiz-5']);
  expect(waiting()).toEqual([['《结业考试》待交卷，答案', undefined]]);
});
