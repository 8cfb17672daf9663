import {
  createJuan,
  questionType,
  reformVideoTest,
  submitReformVideoTest,
  submitVideoTest,
  userDetail,
  videoTest,
  type ReformVideoTest,
  type SubmitVideoTestParams,
  type VideoTest,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  NOW,
  beginEachAnew,
  held,
  keepDrafts,
  learner,
  question,
  solved,
} from '@suite/features/paper/testing';
import { visit as reconcile } from '@suite/features/reconciler/testing';
import SummaryTestPage from './summary-test.page';

beginEachAnew();

const { single, judge } = questionType;
const group = (list = [question(1)]) => ({ type: single, type_text: '单选题', list });
const none = { type: judge, type_text: '判断题', list: [] };

const score = (record_id: number, youAns: string) => ({
  record_id,
  score: youAns === '1' ? 50 : 0,
  total_score: 50,
  is_pass: youAns === '1' ? (1 as const) : (0 as const),
  right_count: 0,
  question_count: 1,
  used_seconds: 20,
  submit_time: NOW,
  singleChoice: group([solved(1, youAns)]),
  judgement: none,
});

const test_ = (over: Partial<ReformVideoTest> = {}): ReformVideoTest => ({
  record_id: 81,
  user_answer: null,
  server_time: NOW,
  video_info: { v_id: 12, video_name: '备用金放哪里', pass_score: 30 },
  result: null,
  singleChoice: group(),
  judgement: none,
  ...over,
});

function visit(read: () => ReformVideoTest, at = '/summary-test-reform?videoId=12&chapterId=3') {
  const sent = jest.fn(({ content, is_draft, save_time }: SubmitVideoTestParams) =>
    held({ content, is_draft, save_time }),
  );
  const visited = renderPage(<SummaryTestPage edition="reform" />, {
    path: '/summary-test-reform',
    at,
    answers: [
      answer(userDetail, learner()),
      answer(reformVideoTest, read),
      answer(submitReformVideoTest, sent),
    ],
  });
  return { ...visited, sent };
}

async function handIn(option: RegExp) {
  await userEvent.click(await screen.findByRole('radio', { name: option }));
  await userEvent.click(screen.getByRole('button', { name: '交卷' }));
  const dialog = await screen.findByRole('dialog', { name: '确认交卷' });
  await userEvent.click(within(dialog).getByRole('button', { name: '交卷' }));
}

test("a video's test is handed in, and its result leads on to the next lesson", async () => {
  let known = test_();
  const { sent, callsOf } = visit(() => known);
  await screen.findByRole('radiogroup', { name: '问题 1' });
  sent.mockImplementationOnce(({ content, is_draft, save_time }) => {
    known = test_({ record_id: 82, result: score(81, '1') });
    return held({ content, is_draft, save_time });
  });
  await handIn(/对的/);
  expect(await screen.findByText('恭喜您，测试通过')).toBeVisible();
  expect(screen.getByText('因为是第一个')).toBeInTheDocument();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    v_id: 12,
    record_id: 81,
    is_draft: 0,
    content: { 1: '1' },
  });
  expect(callsOf(reformVideoTest)[0]?.params).toEqual({ v_id: 12 });
  await userEvent.click(screen.getByRole('button', { name: '继续学习' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/videoReform?after=12');
});

test('while the result of another attempt cannot be read, the one before it does not show in its place', async () => {
  let known: ReformVideoTest | undefined = test_({ record_id: 82, result: score(81, '2') });
  const { sent } = visit(() => {
    if (!known) throw new CallError('service', 0, 'network failure');
    return known;
  });
  await userEvent.click(await screen.findByRole('button', { name: '再测一次' }));
  await screen.findByRole('radiogroup', { name: '问题 1' });
  sent.mockImplementationOnce(({ content, is_draft, save_time }) => {
    known = undefined;
    return held({ content, is_draft, save_time });
  });
  await handIn(/对的/);
  const open = await screen.findByRole('button', { name: '查看结果' });
  expect(screen.queryByText('测试未通过')).not.toBeInTheDocument();
  known = test_({ record_id: 83, result: score(82, '1') });
  await userEvent.click(open);
  expect(await screen.findByText('恭喜您，测试通过')).toBeVisible();
});

test.each([{}, held({ content: {} })])('a new attempt with %j for answers was not begun', async (none) => {
  visit(() => test_({ record_id: 82, result: score(81, '2'), user_answer: none as never }));
  expect(await screen.findByText('测试未通过')).toBeVisible();
});

test('a test leads back to the course that its address names', async () => {
  const at = '/summary-test-reform?videoId=12&chapterId=3&course_id=9';
  visit(() => test_({ record_id: 82, result: score(81, '2') }), at);
  await userEvent.click(await screen.findByRole('button', { name: '返回课程' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chapter/3?course_id=9');
});

test('a test of an older course that a task opened leads back by its lesson, whose course is not known here', async () => {
  const { judgement: judge, ...shared } = test_();
  const { judgement: _, ...result } = score(81, '1');
  renderPage(<SummaryTestPage edition="older" />, {
    path: '/summary-test',
    at: '/summary-test?videoId=12',
    answers: [
      answer(userDetail, learner()),
      answer(videoTest, { ...shared, judge, result: { ...result, judge } } as VideoTest),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: '继续学习' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chapter/0?after=12');
});

test('a test that was failed opens with its result, and can be taken again', async () => {
  visit(() => test_({ record_id: 82, result: score(81, '2') }), '/summary-test-reform?v_id=12');
  expect(await screen.findByText('测试未通过')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再测一次' }));
  expect(await screen.findByRole('radiogroup', { name: '问题 1' })).toBeVisible();
});

test('a test that was handed in elsewhere leaves no draft on this device; the next attempt keeps its own', async () => {
  const left = keepDrafts('video-test-reform-12.81', 'video-test-reform-12.82', 'video-test-12.81');
  visit(() => test_({ record_id: 82, result: score(81, '2') }));
  reconcile();
  expect(await screen.findByText('测试未通过')).toBeVisible();
  await waitFor(() => expect(left()).toEqual(['video-test-reform-12.82', 'video-test-12.81']));
  expect(screen.queryByText(/没有计入成绩/)).toBeNull();
});

test('a new attempt that was begun goes on at once', async () => {
  visit(() => test_({ record_id: 82, result: score(81, '2'), user_answer: held({ content: { 1: '2' } }) }));
  expect(await screen.findByText('已答 1/1')).toBeInTheDocument();
});

test('videos of the two editions with the same number do not find each other’s drafts', async () => {
  const { judgement: judge, ...shared } = test_();
  const accept = ({ content, is_draft, save_time }: SubmitVideoTestParams) =>
    held({ content, is_draft, save_time });
  const answers = [
    answer(userDetail, learner()),
    answer(videoTest, { ...shared, judge } as VideoTest),
    answer(reformVideoTest, test_()),
    answer(submitVideoTest, accept),
    answer(submitReformVideoTest, accept),
  ];
  const at = '/summary-test?videoId=12';
  const older = renderPage(<SummaryTestPage edition="older" />, { path: '/summary-test', at, answers });
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  older.unmount();

  const reform = renderPage(<SummaryTestPage edition="reform" />, { path: '/summary-test', at, answers });
  expect(await screen.findByText('已答 0/1')).toBeInTheDocument();
  reform.unmount();

  renderPage(<SummaryTestPage edition="older" />, { path: '/summary-test', at, answers });
  expect(await screen.findByText('已答 1/1')).toBeInTheDocument();
});

test('a unit is tested by its paper', async () => {
  const juan = {
    juan_id: 31,
    unit_id: 5,
    unit_name: '家庭财务体检',
    total_score: 50,
    question_list: [question(1)],
    user_answer: null,
    server_time: NOW,
  };
  renderPage(<SummaryTestPage edition="older" />, {
    path: '/summary-test',
    at: '/summary-test?unitId=5',
    answers: [answer(userDetail, learner()), answer(createJuan, juan)],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '家庭财务体检' })).toBeVisible();
});

test("a chapter's test is a page of its own", async () => {
  renderPage(<SummaryTestPage edition="older" />, { path: '/summary-test', at: '/summary-test?chapterId=9' });
  expect(await screen.findByLabelText('address')).toHaveTextContent('/chapter-test/9');
});

test('an address that names nothing leads to the course', async () => {
  renderPage(<SummaryTestPage edition="older" />, { path: '/summary-test', at: '/summary-test' });
  expect(screen.getByText('请从课程里打开要做的测试')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '去学习' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/video');
});
