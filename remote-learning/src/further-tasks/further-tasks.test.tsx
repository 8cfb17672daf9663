import {
  advancedStatus,
  checkInDetail,
  getUserInfo,
  homeworkList,
  questionType,
  reformChapterTestResult,
  reformExamDetail,
  reformHomeworkList,
  type CheckInDetail,
  type HomeworkWeek,
  type Question,
  type ReformChapterTestResult,
  type UserProfile,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { takeReview } from '@suite/features/spaced-review';
import { ownerOf } from '@suite/kernel/records';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseWith, detailWith } from '../home/testing';
import { homework, task, week } from '../tasks/testing';
import { FurtherTasks } from './further-tasks';
import { reformWeeks } from '../study-weeks/week-progress';
import { missedTasks } from './catch-up';
import { papersOf } from './papers';

const question = (id: number, youAns: string, over: Partial<Question> = {}): Question => ({
  id,
  type: questionType.single,
  title: `题目 ${id}`,
  score: 50,
  youAns,
  answer: '2',
  analysis: `解析 ${id}`,
  option1: '甲',
  option2: '乙',
  ...over,
});

const resultOf = (list: Question[]) =>
  ({
    submit_time: '2026-03-10 20:00:00',
    singleChoice: { type: 1, type_text: '单选题', list },
    judgement: { type: 4, type_text: '判断题', list: [] },
  }) as unknown as ReformChapterTestResult;

const tested = week({
  task_list: [task(1, { type: 'video', is_done: 1 }), task(2, { type: 'chapter_test', target_id: 30201 })],
  homework_list: [],
});

interface Given {
  weeks: HomeworkWeek[];
  result?: ReformChapterTestResult | null;
  status?: 'studying' | 'resting';
  today?: string;
  most?: number;
}

const visit = ({ weeks, result = null, status = 'studying', today = '2026-03-11', most }: Given) =>
  renderPage(
    <ul>
      <FurtherTasks
        most={most}
        detail={detailWith({
          courseList: [courseWith()],
          splitInfosData: { status } as never,
        })}
      >
        {({ key, title, action, to, onOpen }) => (
          <li key={key}>
            {to ? <a href={to}>{title}</a> : <button onClick={onOpen}>{title + action}</button>}
          </li>
        )}
      </FurtherTasks>
    </ul>,
    {
      answers: [
        answer(reformHomeworkList, weeks),
        answer(reformChapterTestResult, result),
        answer(reformExamDetail, () => {
          throw new CallError('service', 0, '');
        }),
        answer(getUserInfo, { sdt_ext: { study_time: 'noon' } } as UserProfile),
        answer(checkInDetail, { today } as CheckInDetail),
      ],
    },
  );

const mistakes = (count: number) => screen.findByRole('link', { name: `错题本：今天 ${count} 题` });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

test('what was wrong or left empty leads to its questions, as one row', async () => {
  visit({ weeks: [tested], result: resultOf([question(1, '1'), question(2, '2'), question(3, '')]) });
  expect(await mistakes(2)).toHaveAttribute('href', '/myinfo?tab=mistakes&review=1');
});

test('what an earlier release kept of reviews does no harm', async () => {
  localStorage.setItem('suite.unsent.learner.7.review.reform', JSON.stringify({ 1: { isRight: true } }));
  localStorage.setItem('suite.unsent.work/learner.7/review/reform', '{"v":1,"at":0,"value":{}}');
  visit({ weeks: [tested], result: resultOf([question(1, '1')]) });
  expect(await mistakes(1)).toBeVisible();
});

test('a paper is read once on a device; a test that is not passed is read again', async () => {
  const passed = { ...tested, task_list: [task(2, { type: 'chapter_test', target_id: 30201, is_done: 1 })] };
  const first = visit({ weeks: [passed], result: resultOf([question(1, '1')]) });
  await mistakes(1);
  expect(first.callsOf(reformChapterTestResult)).toHaveLength(1);
  first.unmount();
  const again = visit({ weeks: [passed], result: resultOf([question(1, '1')]) });
  await mistakes(1);
  expect(again.callsOf(reformChapterTestResult)).toHaveLength(0);
  again.unmount();
  const open = visit({ weeks: [tested], result: resultOf([question(1, '1')]) });
  await waitFor(() => expect(open.callsOf(reformChapterTestResult)).toHaveLength(1));
});

test('homework of a week without tasks belongs to the course whose weeks were asked for', async () => {
  const bare = { task_list: [], homework_list: [homework(1, { score: 90 })] };
  const { callsOf } = visit({ weeks: [week(bare)] });
  await waitFor(() => expect(callsOf(reformExamDetail)).toHaveLength(1));
  const before = (over: Partial<HomeworkWeek> = {}) =>
    week({ start_date: '2026-03-02', is_current: 0, task_list: [], homework_list: [homework(2)], ...over });
  expect(missedTasks(reformWeeks([before(), week()]))).toMatchObject([{ line: 'reform' }]);
  const named = before({ week_name: '进阶课 · 第一周 读懂年报' });
  const now = week({ week_name: '进阶课 · 第二周 现金流' });
  expect(missedTasks([named, now])).toMatchObject([{ line: 'advanced' }]);
});

test('only papers that may have been handed in are read, the newest ones first', () => {
  const video = (is_done: 0 | 1) => task(1, { type: 'video', is_done });
  const test = task(2, { type: 'chapter_test', target_id: 5 });
  expect(papersOf([week({ task_list: [video(0), test], homework_list: [homework(1)] })])).toEqual([]);
  expect(
    papersOf([week({ task_list: [video(1), test], homework_list: [homework(1, { score: 90 })] })]),
  ).toEqual([
    { kind: 'chapter', id: 5, line: 'reform', score: undefined },
    { kind: 'homework', id: 901, line: 'reform', score: 90 },
  ]);
  const twice = [1, 2, 1].map((at) => week({ task_list: [], homework_list: [homework(at, { score: 1 })] }));
  expect(papersOf(twice).map(({ id }) => id)).toEqual([902, 901]);
});

test.each([
  [undefined, 2],
  [1, 1],
  [0, 0],
])('a page with room for %s rows reads %d papers ahead, and quietly', async (most, count) => {
  const earlier = { ...tested, week_id: 3, is_current: 0 } as const;
  const newest = { ...tested, task_list: [task(3, { type: 'chapter_test', target_id: 30202 })] };
  const { callsOf } = visit({ weeks: [earlier, newest], most });
  await waitFor(() => expect(callsOf(reformHomeworkList)).toHaveLength(1));
  await waitFor(() => expect(callsOf(reformChapterTestResult)).toHaveLength(count));
  await act(() => Promise.resolve());
  const asked = callsOf(reformChapterTestResult);
  expect(asked).toHaveLength(count);
  for (const call of asked) expect(call).toMatchObject({ quiet: true });
});

const missed = week({
  week_id: 3,
  start_date: '2026-03-02',
  is_current: 0,
  homework_list: [],
  task_list: [task(11, { type: 'video' }), task(12, { type: 'video' })],
});
const current = week({ homework_list: [], task_list: [] });

test('missed weeks become a plan; once it is taken, today asks for its part', async () => {
  visit({ weeks: [missed, current] });
  await userEvent.click(await button('前几周还有 2 项没学完排个计划'));
  const sheet = within(await screen.findByRole('dialog', { name: '补学计划' }));
  expect(sheet.getByText(/按您习惯在中午学习的时间，2 天可以补完/)).toBeVisible();
  expect(sheet.getByRole('heading', { name: /今天\s*约 15 分钟/ })).toBeVisible();
  expect(sheet.getByRole('heading', { name: /3月12日 周四/ })).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: '按计划补学' }));
  expect(await screen.findByRole('link', { name: '任务 11' })).toHaveAttribute(
    'href',
    '/videoReform?v_id=110',
  );
  expect(screen.queryByRole('link', { name: '任务 12' })).toBeNull();
  await userEvent.click(await button('补学计划，还剩 2 天看计划'));
  await userEvent.click(await button('取消计划'));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('a plan that is not wanted is not offered again, until another week is missed', async () => {
  const { unmount } = visit({ weeks: [missed, current] });
  await userEvent.click(await button(/排个计划/));
  await userEvent.click(await button('暂时不用'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /没学完/ })).toBeNull());
  unmount();
  const more = { ...missed, task_list: [...missed.task_list, task(13)] };
  visit({ weeks: [more, current] });
  expect(await button('前几周还有 3 项没学完排个计划')).toBeVisible();
});

test('while the learner rests nothing is asked for', () => {
  const { callsOf } = visit({ weeks: [missed, current], status: 'resting' });
  expect(callsOf(reformHomeworkList)).toEqual([]);
});

test.each([
  ['resting', 0],
  ['studying', 1],
] as const)(
  'of a further course that is %s, weeks that were missed are asked for: %d',
  async (status, count) => {
    const advanced = (of: HomeworkWeek, ...ids: number[]) => ({
      ...of,
      task_list: ids.map((id) => task(id, { line: 'advanced' })),
    });
    const { callsOf } = renderPage(
      <FurtherTasks detail={detailWith({ courseList: [courseWith({ line: 'advanced' })] })}>
        {({ key, title, onOpen }) => (
          <button key={key} onClick={onOpen}>
            {title}
          </button>
        )}
      </FurtherTasks>,
      {
        answers: [
          answer(homeworkList, [advanced(missed, 31, 32), advanced(current, 33)]),
          answer(advancedStatus, { status, class_info: null }),
          answer(getUserInfo, { sdt_ext: { study_time: 'noon' } } as UserProfile),
          answer(checkInDetail, { today: '2026-03-11' } as CheckInDetail),
        ],
      },
    );
    await waitFor(() => expect(callsOf(advancedStatus)).toHaveLength(1));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /没学完/ })).toHaveLength(count));
    await act(() => Promise.resolve());
    expect(screen.queryAllByRole('button')).toHaveLength(count);
  },
);

test('where there is room for one row, the plan comes after the reviews', async () => {
  const { unmount } = visit({ weeks: [missed, tested], result: resultOf([question(1, '1')]), most: 1 });
  await mistakes(1);
  expect(screen.queryByRole('button', { name: /排个计划/ })).toBeNull();
  unmount();
  takeReview(ownerOf(7), 'reform.1', { isRight: true, at: '2026-03-11 09:00:00' });
  visit({ weeks: [missed, tested], most: 1 });
  expect(await button('前几周还有 2 项没学完排个计划')).toBeVisible();
});
