import {
  bindManageMobile,
  codes,
  credentialDetail,
  credentialStatus,
  isManageMobileBound,
  manageEvaluation,
  manageExamDetail,
  manageExamResult,
  manageExamStatus,
  managePurchase,
  payContractStatus,
  sendManageCode,
  submitManageEvaluation,
  submitManageExam,
  type Answers,
  type Question,
} from '@suite/api';
import { manageWeeks } from '../../../content';
import { get } from '../../../db';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { sampleAnswers } from '../../answering';

let under: WorldUnderTest;
let mid: Caller;
beforeEach(async () => {
  under = await worldUnderTest();
  mid = await under.signIn('manage-mid', 'management');
});
afterEach(() => under.close());

const NOW = '2026-03-12 12:00:00';
const right = (week: number): Answers => sampleAnswers(manageWeeks[week - 1]?.question_list ?? []);
const sheet = (content: Answers, is_draft: 0 | 1 = 0) => ({
  content,
  is_draft,
  save_time: NOW,
  used_seconds: 60,
});
const hidesSolutions = (questions: readonly Question[]) =>
  questions.every(({ answer, analysis }) => answer === undefined && analysis === undefined);

test.each([
  ['bound', 'course', 0],
  ['manage-new', 'contract', 1],
  ['manage-face', 'face', 1],
  ['manage-mid', 'exam', 1],
  ['manage-wait', 'evaluation', 1],
  ['manage-done', 'certificate', 1],
] as const)('%s is at the step %s', async (person, step, bought) => {
  const caller = await under.signIn(person, 'management');
  expect(await under.data(payContractStatus, undefined, caller)).toMatchObject({ step, is_pay: bought });
  const { is_purchase, video_list } = await under.data(managePurchase, undefined, caller);
  expect(is_purchase).toBe(bought);
  expect(video_list.length > 0).toBe(bought === 1);
});

test('a week is passed, failed with another try, half done, open or not open yet', async () => {
  const weeks = await under.data(manageExamStatus, undefined, mid);
  expect(weeks.map(({ state }) => state)).toEqual(['passed', 'failed', 'draft', 'open', 'locked', 'locked']);
  expect(weeks[1]).toMatchObject({ attempt: 1, tries_left: 2, score: 40 });
});

test('without the course there are no weeks, and before the contract none is open', async () => {
  const bound = await under.signIn('bound', 'management');
  expect(await under.ask(manageExamStatus, undefined, bound)).toMatchObject({ code: codes.NOT_BOUGHT });
  const weeks = await under.data(manageExamStatus, undefined, await under.signIn('manage-new'));
  expect(new Set(weeks.map(({ state }) => state))).toEqual(new Set(['locked']));
});

test('a draft is kept, handed in once, and scored', async () => {
  const paper = await under.data(manageExamDetail, { week: 4 }, mid);
  expect(paper).toMatchObject({ attempt: 1, user_answer: null });
  expect(hidesSolutions(paper.question_list)).toBe(true);
  const half = Object.fromEntries(Object.entries(right(4)).slice(0, 2));
  await under.data(submitManageExam, { week: 4, attempt: 1, ...sheet(half, 1) }, mid);
  expect((await under.data(manageExamDetail, { week: 4 }, mid)).user_answer?.content).toEqual(half);
  const whole = { week: 4, attempt: 1, ...sheet(right(4)) };
  expect(await under.data(submitManageExam, whole, mid)).toMatchObject({ score: 100, is_draft: 0 });
  expect(await under.data(submitManageExam, whole, mid)).toMatchObject({ score: 100 });
  expect(await under.data(manageExamResult, { week: 4 }, mid)).toMatchObject({ is_pass: 1, score: 100 });
  expect(await under.ask(manageExamDetail, { week: 4 }, mid)).toMatchObject({ code: codes.PAPER_SUBMITTED });
});

test('a failed week takes two more tries, and an answer never lands in another attempt', async () => {
  for (const attempt of [2, 3]) {
    expect(await under.data(manageExamDetail, { week: 2 }, mid)).toMatchObject({
      attempt,
      user_answer: null,
    });
    const late = { week: 2, attempt: attempt - 1, ...sheet({}, 1) };
    await under.data(submitManageExam, late, mid);
    const wrong = { week: 2, attempt, ...sheet({ 1370201: '1' }) };
    expect(await under.data(submitManageExam, wrong, mid)).toMatchObject({ score: 0 });
  }
  const [, second] = await under.data(manageExamStatus, undefined, mid);
  expect(second).toMatchObject({ state: 'failed', tries_left: 0 });
  expect(await under.ask(manageExamDetail, { week: 2 }, mid)).toMatchObject({ code: codes.PAPER_SUBMITTED });
});

test('a week that is not open yet takes no answers', async () => {
  expect(await under.ask(manageExamDetail, { week: 5 }, mid)).toMatchObject({ code: codes.PAPER_NOT_OPEN });
  expect(await under.ask(manageExamDetail, { week: 9 }, mid)).toMatchObject({ code: codes.NOT_FOUND });
});

test('the last exam shows its result on the next morning', async () => {
  const wait = await under.signIn('manage-wait', 'management');
  const before = await under.data(manageExamResult, { week: 6 }, wait);
  expect(before).toMatchObject({ is_pass: null, score: null, question_list: [] });
  const held = await under.data(manageExamDetail, { week: 6, attempt: 1 }, wait);
  expect(held.user_answer).toMatchObject({ score: null, is_draft: 0 });
  expect(hidesSolutions(held.question_list)).toBe(true);
  await under.world.clock.advance(24 * 3600_000);
  expect(await under.data(manageExamResult, { week: 6 }, wait)).toMatchObject({ is_pass: 1, score: 100 });
});

test('the last rating and the last result earn the certificate', async () => {
  const wait = await under.signIn('manage-wait', 'management');
  const { status, points } = await under.data(manageEvaluation, {}, wait);
  const rating = {
    evaluate_id: status?.evaluate_id ?? 0,
    grade: 5,
    points: points.map(({ point_id }) => ({ point_id, grade: 5 })),
    tag_ids: [],
    content: '',
  };
  expect(await under.ask(submitManageEvaluation, { ...rating, points: [] }, wait)).toMatchObject({
    code: codes.RULE,
  });
  await under.data(submitManageEvaluation, rating, wait);
  await under.data(submitManageEvaluation, rating, wait);
  expect(await under.ask(submitManageEvaluation, { ...rating, grade: 4 }, wait)).toMatchObject({
    code: codes.ALREADY_DONE,
  });
  expect(await under.data(credentialStatus, undefined, wait)).toMatchObject({ is_have: 0 });
  await under.world.clock.advance(24 * 3600_000);
  const { is_have, credential_id } = await under.data(credentialStatus, undefined, wait);
  expect(is_have).toBe(1);
  const detail = await under.data(credentialDetail, { credential_id: credential_id ?? 0 }, wait);
  expect(detail).toMatchObject({ name: '贺明远', course_name: '管理沟通课' });
  expect(await under.ask(credentialDetail, { credential_id: credential_id ?? 0 }, mid)).toMatchObject({
    code: codes.NOT_FOUND,
  });
});

test('each edition has evaluations of its own', async () => {
  const done = await under.signIn('manage-done', 'management');
  const { status } = await under.data(manageEvaluation, {}, mid);
  expect(status).toMatchObject({ evaluate_id: 13711, grade_content: null });
  expect(await under.ask(manageEvaluation, { evaluate_id: 13711 }, done)).toMatchObject({
    code: codes.NOT_FOUND,
  });
  expect(
    (await under.data(manageEvaluation, { evaluate_id: 13722 }, done)).status?.grade_content?.grade,
  ).toBe(5);
});

test('a number is bound by its code', async () => {
  const fresh = await under.signIn('manage-new', 'management');
  const mobile = '13711112222';
  expect(await under.data(isManageMobileBound, undefined, fresh)).toEqual({ is_bind: 0, mobile: '' });
  await under.data(sendManageCode, { mobile }, fresh);
  const { code } = await get(under.world.db, 'sms', {});
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await under.ask(bindManageMobile, { mobile, code: wrong }, fresh)).toMatchObject({
    code: codes.RULE,
  });
  await under.data(bindManageMobile, { mobile, code }, fresh);
  expect(await under.data(isManageMobileBound, undefined, fresh)).toEqual({
    is_bind: 1,
    mobile: '137****2222',
  });
});
