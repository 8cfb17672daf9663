import type { CheckInState, GradeStatus, UserDetail } from '@suite/api';
import { momentOf } from '@suite/kernel/time';
import { homework, task, week } from '../tasks/testing';
import { dayPath, firstSteps, type DayFacts } from './day-path';

const checkIn: CheckInState = { today: '2026-03-11', is_clock: 0, streak: 9, total: 20 };
const video = task(1, { type: 'video', title: '学习：债券', target_id: 77 });
const questions = task(2, { type: 'video_test', title: '本节测试：债券', target_id: 77 });
const reading = task(3, { title: '短片：看懂再买' });
const clock = task(4, { type: 'clock', title: '打卡', target_id: 0 });
const studying = { status: 'studying', end_date: '2026-03-20' } as UserDetail['splitInfosData'];

const given = ({
  tasks = [],
  ...facts
}: Partial<DayFacts> & { tasks?: UserDetail['todayTasks'] } = {}): DayFacts => ({
  detail: { todayTasks: tasks, splitInfosData: studying },
  checkIn,
  now: momentOf('2026-03-11 12:00:00'),
  ...facts,
});

const titles = (facts: DayFacts) => dayPath(facts).open.map(({ title }) => title);

/** A current week with one homework of this deadline. */
const weeksDue = (deadline: string, over: Parameters<typeof week>[0] = {}) => [
  [week({ task_list: [], homework_list: [homework(1, { deadline })], ...over })],
];

test('a day goes from the lesson and its questions over homework to the rest, and ends with the check-in', () => {
  const tasks = [reading, clock, video, questions];
  const facts = given({ tasks, weeks: weeksDue('2026-03-11 23:59:59') });
  expect(titles(facts)).toEqual(['学习：债券', '本节测试：债券', '作业 1', '短片：看懂再买', '每日打卡']);
});

test('the lesson above the path is no row, its questions do not repeat its name, and it counts', () => {
  const tasks = [video, questions];
  const facts = given({ tasks, lesson: 77 });
  expect(titles(facts)).toEqual(['本节测试', '每日打卡']);
  expect(dayPath(facts).count).toEqual({ done: 0, total: 3 });
  const learned = given({ tasks: [{ ...video, is_done: 1 }, questions], lesson: 77 });
  expect(dayPath(learned).count).toEqual({ done: 1, total: 3 });
});

test.each([
  ['2026-03-09 23:59:59', '逾期 2 天，可补交'],
  ['2026-03-11 20:00:00', '今天 20:00 截止'],
  ['2026-03-12 20:00:00', '明天 20:00 截止'],
  ['2026-03-13 20:00:00', undefined],
  ['', undefined],
])('homework that is due at %s says %s', (deadline, text) => {
  const { open } = dayPath(given({ weeks: weeksDue(deadline) }));
  expect(open.find(({ task: one }) => one)?.due?.text).toBe(text);
});

test('overdue homework comes before homework of today, and homework of today has its date', () => {
  const own = task(5, { type: 'homework', title: '作业 2', target_id: 2 });
  const homework_list = [
    homework(2, { deadline: '2026-03-11 20:00:00' }),
    homework(1, { deadline: '2026-03-08 20:00:00' }),
  ];
  const { open } = dayPath(given({ tasks: [own], weeks: [[week({ task_list: [own], homework_list })]] }));
  expect(open.map(({ title, due }) => [title, due?.text])).toEqual([
    ['作业 2', '今天 20:00 截止'],
    ['作业 1', '逾期 3 天，可补交'],
    ['每日打卡', undefined],
  ]);
});

test('a class that is over asks for no homework, also beside one that runs', () => {
  const past = { week_name: '进阶课 · 第一周 年化', is_current: 0 } as const;
  const weeks = weeksDue('2025-11-11 23:59:59', past);
  expect(titles(given({ weeks }))).toEqual(['每日打卡']);
  const both = [[...(weeks[0] ?? []), ...(weeksDue('2026-03-11 23:59:59')[0] ?? [])]];
  expect(titles(given({ weeks: both }))).toEqual(['作业 1', '每日打卡']);
});

test('who rests is asked for nothing but the check-in', () => {
  const resting = { ...studying, status: 'resting' } as UserDetail['splitInfosData'];
  const detail = { todayTasks: [reading], splitInfosData: resting };
  expect(titles(given({ detail, weeks: weeksDue('2026-03-11 23:59:59') }))).toEqual(['每日打卡']);
});

test('a line in which the learner rests asks for no homework', () => {
  const own = task(1, { line: 'advanced', is_done: 1 });
  const weeks = weeksDue('2026-03-11 23:59:59', { task_list: [own] });
  expect(titles(given({ weeks, resting: ['advanced'] }))).toEqual(['每日打卡']);
  expect(titles(given({ weeks, resting: ['industry'] }))).toEqual(['作业 1', '每日打卡']);
});

test('the day is done when nothing is left, the lesson above the path included', () => {
  const done = { ...checkIn, is_clock: 1 } as const;
  expect(dayPath(given({ tasks: [video], lesson: 77, checkIn: done }))).toMatchObject({
    open: [],
    isDone: false,
  });
  expect(dayPath(given({ tasks: [{ ...video, is_done: 1 }], lesson: 77, checkIn: done })).isDone).toBe(true);
  expect(dayPath(given({ checkIn })).isDone).toBe(false);
});

test('after midnight the check-in of yesterday in an older detail does not count', () => {
  const facts = given({ tasks: [{ ...clock, is_done: 1 }], checkIn: { ...checkIn, today: '2026-03-12' } });
  expect(titles(facts)).toEqual(['每日打卡']);
});

test.each(['2025-01-01 12:00:00', '2027-05-01 12:00:00'])(
  'a phone whose clock says %s shows the dates by the day of the server',
  (clockOfPhone) => {
    const { open } = dayPath(given({ now: momentOf(clockOfPhone), weeks: weeksDue('2026-03-09 23:59:59') }));
    expect(open[0]?.due?.text).toBe('逾期 2 天，可补交');
  },
);

test('until the day of the server is known no homework presses, and the check-in says nothing', () => {
  const { open } = dayPath(given({ checkIn: undefined, weeks: weeksDue('2026-03-09 23:59:59') }));
  expect(open.map(({ title, action }) => [title, action])).toEqual([['每日打卡', '']]);
});

test('the evaluation and the survey ask with their last day, and vanish when they are given', () => {
  const evaluation = {
    teacher: { teacher_name: '周明远' },
    deadline: '2026-03-12 23:59:59',
    grade_content: null,
  } as GradeStatus;
  const { open } = dayPath(given({ evaluation, isSurveyOpen: true }));
  expect(open.map(({ title, due }) => [title, due?.text])).toEqual([
    ['评价周明远老师', '明天 23:59 截止'],
    ['为我们的服务打分', '3月20日截止'],
    ['每日打卡', undefined],
  ]);
  expect(titles(given({ evaluation: { ...evaluation, grade_content: {} as never } }))).toEqual(['每日打卡']);
});

test('another teacher of the class is the one to rate', () => {
  const evaluation = {
    teacher: { teacher_name: '林舒' },
    deadline: '2026-03-12 23:59:59',
    grade_content: null,
  } as GradeStatus;
  expect(titles(given({ evaluation }))).toEqual(['评价林舒老师', '每日打卡']);
});

test.each([
  [2, ['任务 1', '任务 2', '每日打卡']],
  [3, ['任务 1', '任务 2', '任务 3', '每日打卡']],
  [6, ['任务 1', '任务 2', '任务 3', '每日打卡']],
])('of %i tasks and the check-in at most four show at first, the check-in last', (count, shown) => {
  const tasks = Array.from({ length: count }, (_, at) => task(at + 1));
  expect(firstSteps(dayPath(given({ tasks })).open).map(({ title }) => title)).toEqual(shown);
});
