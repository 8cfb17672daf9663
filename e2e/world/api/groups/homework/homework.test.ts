import {
  addReformExam,
  codes,
  homeworkInfo,
  homeworkList,
  isHuidu,
  oldHomeworkList,
  reformExamDetail,
  reformHomeworkInfo,
  reformHomeworkList,
  userDetail,
  type HomeworkWeek,
} from '@suite/api';
import { NOON, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { sampleAnswers } from '../../answering';
import { unitOfId, weeksOfLine } from '../../study-weeks/learner-weeks';
import { studyWorld } from '../../study-weeks/study-world';

let world: WorldUnderTest;
let as: Record<string, Caller>;

beforeAll(async () => ({ world, as } = await studyWorld()));
afterAll(() => world.close());

const DAY = 24 * 3600_000;
const idOf = (line: 'finance' | 'reform', week: number) => {
  const one = weeksOfLine(line)[week - 1]?.homework[0];
  if (!one) throw new Error('no such homework');
  return { homework_id: one.homework_id, unit_id: one.unit_id };
};
const homeworkStates = (weeks: HomeworkWeek[]) =>
  weeks.map(({ homework_list }) => homework_list.map(({ status }) => status));

test('homework follows the weeks: handed in, open, locked', async () => {
  const weeks = await world.data(reformHomeworkList, undefined, as['mid-course']);
  expect(weeks.map(({ status }) => status)).toEqual(['done', 'done', 'ready', 'ready', 'locked']);
  expect(homeworkStates(weeks).map(([first]) => first)).toEqual(['done', 'done', 'ready', 'ready', 'locked']);
  expect(weeks.map(({ is_current }) => is_current)).toEqual([0, 0, 0, 1, 0]);
  expect(weeks[3]).toMatchObject({ start_date: '2026-03-09' });
  expect(weeks[3]?.homework_list[0]).toMatchObject({ deadline: '2026-03-15 23:59:59', score: null });
  expect(weeks[0]?.homework_list[0]?.score).toBeGreaterThan(0);
});

test('the score is that of the first paper, not of later practice', async () => {
  const weeks = await world.data(homeworkList, undefined, as.graduated);
  expect(weeks[1]?.homework_list[0]?.score).toBeLessThan(100);
});

test('the tasks of a week say what is done', async () => {
  const weeks = await world.data(reformHomeworkList, undefined, as['mid-course']);
  const tasks = weeks.flatMap(({ task_list }) => task_list);
  const done = (week: number, type: string) =>
    weeks[week - 1]?.task_list.filter((task) => task.type === type).map(({ is_done }) => is_done);
  expect(done(1, 'video')).not.toContain(0);
  expect(done(1, 'material')).not.toContain(0);
  expect(done(1, 'homework')).toEqual([1]);
  expect(done(1, 'chapter_test')).toEqual([1]);
  expect(done(3, 'homework')).toEqual([0]);
  expect(tasks.filter(({ type }) => type === 'clock').length).toBe(5);
  expect(done(5, 'video')).not.toContain(1);
  expect(new Set(tasks.map(({ line }) => line))).toEqual(new Set(['reform']));
  expect(JSON.stringify(tasks)).not.toContain('weekday');
});

test.each(['empty', 'bound', 'tools-buyer', 'manage-new'])('%s has no homework', async (person) => {
  for (const call of [oldHomeworkList, homeworkList, reformHomeworkList]) {
    expect((await world.wrong(call, undefined, as[person])).data).toEqual([]);
  }
  expect(await world.data(userDetail, undefined, as[person])).toMatchObject({
    isHomeworkEmpty: 1,
    todayTasks: [],
  });
});

test('graduates of the older course keep the old task pages', async () => {
  expect(await world.data(isHuidu, undefined, as.graduated)).toEqual({ is_huidu: 0 });
  expect(await world.data(isHuidu, undefined, as['failed-test'])).toEqual({ is_huidu: 1 });
  const old = await world.data(oldHomeworkList, undefined, as.graduated);
  const weeks = await world.data(homeworkList, undefined, as.graduated);
  expect(old).toEqual(weeks.flatMap(({ homework_list }) => homework_list));
  expect(old.length).toBeGreaterThan(0);
});

test('handing in is submitting a paper of the unit; the teacher comments the next morning', async () => {
  const { homework_id, unit_id } = idOf('reform', 1);
  const info = () => world.data(reformHomeworkInfo, { homework_id }, as['first-week']);
  expect(await info()).toMatchObject({
    homework_id,
    unit_id,
    status: 'ready',
    score: null,
    comment: '',
    content: expect.stringMatching(/^</),
    week_name: expect.stringMatching(/^第一周/),
  });
  const { juan } = await world.data(reformExamDetail, { unit_id, is_history: 0 }, as['first-week']);
  const sheet = {
    juan_id: juan?.juan_id as number,
    content: sampleAnswers(unitOfId(unit_id)?.unit.questions ?? []),
    save_time: '2026-03-11 11:59:00',
    used_seconds: 60,
  };
  await world.data(addReformExam, { ...sheet, is_draft: 1 }, as['first-week']);
  expect(await info()).toMatchObject({ status: 'ready', score: null });
  await world.data(addReformExam, { ...sheet, is_draft: 0 }, as['first-week']);
  const handedIn = await info();
  expect(handedIn).toMatchObject({ status: 'done', score: 100, comment: '' });
  expect(handedIn.task_list.find(({ type }) => type === 'homework')).toMatchObject({ is_done: 1 });
  await world.world.clock.set(NOON + DAY, true);
  expect((await info()).comment).not.toBe('');
  await world.world.clock.set(NOON, true);
});

test.each([
  ['a week that has not begun', reformHomeworkInfo, 'first-week', idOf('reform', 2), codes.PAPER_NOT_OPEN],
  ['a course before its class', reformHomeworkInfo, 'empty', idOf('reform', 1), codes.PAPER_NOT_OPEN],
  ['a course that is not bought', homeworkInfo, 'first-week', idOf('finance', 1), codes.NOT_BOUGHT],
  ['a homework of another line', reformHomeworkInfo, 'graduated', idOf('finance', 1), codes.NOT_FOUND],
  ['no such homework', reformHomeworkInfo, 'mid-course', { homework_id: 1 }, codes.NOT_FOUND],
  ['no number', reformHomeworkInfo, 'mid-course', { homework_id: 'x' }, codes.BAD_PARAMS],
  ['nothing', homeworkInfo, 'graduated', {}, codes.BAD_PARAMS],
  ['a call without a login', homeworkInfo, 'nobody', idOf('finance', 1), codes.LOGIN_REQUIRED],
])('%s is refused', async (_, call, person, params, code) => {
  expect(await world.wrong(call, params, as[person])).toMatchObject({ code, data: null });
});
