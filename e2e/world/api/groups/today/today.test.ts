import { checkIn, reformMaterialInfo, userDetail } from '@suite/api';
import { NOON, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { studyWorld } from '../../study-weeks/study-world';

let world: WorldUnderTest;
let as: Record<string, Caller>;

beforeAll(async () => ({ world, as } = await studyWorld()));
afterAll(() => world.close());
afterEach(() => world.world.clock.set(NOON, true));

const DAY = 24 * 3600_000;
const tasks = async (person: string) => (await world.data(userDetail, undefined, as[person])).todayTasks;

test('the tasks of the day are those of its day of study', async () => {
  const today = await tasks('first-week');
  expect(today.map(({ type }) => type)).toEqual(expect.arrayContaining(['video', 'material']));
  expect(new Set(today.map(({ line }) => line))).toEqual(new Set(['reform']));
  expect(today.every(({ is_done }) => is_done === 0)).toBe(true);
  await world.world.clock.set(NOON + DAY, true);
  const next = await tasks('first-week');
  expect(next.map(({ id }) => id)).not.toEqual(today.map(({ id }) => id));
});

test('what is done shows at once', async () => {
  const reading = (await tasks('first-week')).find(({ type }) => type === 'material');
  const params = {
    week_id: reading?.week_id as number,
    material_id: reading?.target_id as number,
    preview: 0,
  } as const;
  await world.data(reformMaterialInfo, params, as['first-week']);
  expect((await tasks('first-week')).find(({ id }) => id === reading?.id)).toMatchObject({ is_done: 1 });
});

test('on the seventh day there is a check-in, which counts on that day', async () => {
  await world.world.clock.set(NOON + 4 * DAY, true);
  const checkInTask = async () => (await tasks('first-week')).find(({ type }) => type === 'clock');
  expect(await checkInTask()).toMatchObject({ is_done: 0, target_id: 0, week_id: null });
  await world.data(checkIn, undefined, as['first-week']);
  expect(await checkInTask()).toMatchObject({ is_done: 1 });
});

test('lines without tasks and finished courses have no tasks for today', async () => {
  expect(await tasks('graduated')).toEqual([]);
  expect(await tasks('to-sign')).toEqual([]);
});
