import {
  advancedMaterialInfo,
  codes,
  materialDefinition,
  materialInfo,
  materialList,
  reformMaterialInfo,
  reformMaterialList,
  userDetail,
  userVideoSubmit,
} from '@suite/api';
import { materials as allMaterials } from '../../../content';
import { list } from '../../../db';
import { NOON, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { weeksOfLine } from '../../study-weeks/learner-weeks';
import { studyWorld } from '../../study-weeks/study-world';

let world: WorldUnderTest;
let as: Record<string, Caller>;

beforeAll(async () => ({ world, as } = await studyWorld()));
afterAll(() => world.close());

const DAY = 24 * 3600_000;
const marks = () => list(world.world.db, 'material_study');
const refOf = (line: 'finance' | 'reform' | 'advanced', week: number, at = 0) => {
  const material = weeksOfLine(line)[week - 1]?.materials[at];
  if (!material) throw new Error('no such material');
  return { week_id: material.week_id, material_id: material.material_id };
};

test('weeks follow the class: studied ones, the current one, locked ones', async () => {
  const weeks = await world.data(reformMaterialList, undefined, as['mid-course']);
  expect(weeks.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'ready', 'locked']);
  expect(weeks.map(({ is_current }) => is_current)).toEqual([0, 0, 0, 1, 0]);
  // Day 24 is the third of the fourth week.
  expect(weeks.map(({ start_date }) => start_date)).toEqual([
    '2026-02-16',
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
  ]);
  const current = weeks[3]?.materials.map(({ is_studied }) => is_studied) ?? [];
  expect(current.slice(0, 2)).toEqual([1, 1]);
  expect(current).toContain(0);
});

test('lists of the two families share nothing; other lines say whose week it is', async () => {
  const older = await world.data(materialList, undefined, as.graduated);
  const names = older.map(({ week_name }) => week_name);
  expect(names).toHaveLength(weeksOfLine('finance').length + weeksOfLine('advanced').length);
  expect(names[0]).toMatch(/^第一周/);
  expect(names[names.length - 1]).toMatch(/^进阶课 · 第四周/);
  expect(older.every(({ status, is_current }) => status === 'done' && is_current === 0)).toBe(true);
  expect(await world.data(reformMaterialList, undefined, as.graduated)).toEqual([]);
});

test.each(['empty', 'bound', 'tools-buyer', 'manage-new'])('%s has no materials', async (person) => {
  expect(await world.data(materialList, undefined, as[person])).toEqual([]);
  expect(await world.data(reformMaterialList, undefined, as[person])).toEqual([]);
  expect((await world.data(userDetail, undefined, as[person])).isMaterialEmpty).toBe(1);
});

test('every learner with weeks has materials', async () => {
  expect((await world.data(userDetail, undefined, as['first-week'])).isMaterialEmpty).toBe(0);
});

test('reading marks a material as studied once, a preview does not', async () => {
  const ref = refOf('reform', 1, 2);
  const studied = async () => {
    const [week] = await world.data(reformMaterialList, undefined, as['first-week']);
    return week?.materials.find(({ material_id }) => material_id === ref.material_id)?.is_studied;
  };
  const preview = await world.data(reformMaterialInfo, { ...ref, preview: 1 }, as['first-week']);
  expect(preview).toMatchObject({ ...ref, content: expect.stringContaining('<p>') });
  expect(preview.week_name).toMatch(/^第一周/);
  expect(await studied()).toBe(0);
  expect(await world.data(reformMaterialInfo, { ...ref, preview: 0 }, as['first-week'])).toEqual(preview);
  expect(await studied()).toBe(1);
  const before = await marks();
  await world.data(reformMaterialInfo, { ...ref, preview: 0 }, as['first-week']);
  expect(await marks()).toEqual(before);
});

test('a week is done when all of it is read', async () => {
  const week = weeksOfLine('reform')[0];
  for (const { week_id, material_id } of week?.materials ?? []) {
    await world.data(reformMaterialInfo, { week_id, material_id, preview: 0 }, as.refunding);
  }
  const [first] = await world.data(reformMaterialList, undefined, as.refunding);
  expect(first).toMatchObject({ status: 'done', is_current: 0 });
});

test('a video material resumes where its player reported, and has its streams', async () => {
  const material = allMaterials.find(({ line, video }) => line === 'reform' && video);
  if (!material?.video) throw new Error('no video among the materials');
  const { week_id, material_id, video } = material;
  const ask = () => world.data(reformMaterialInfo, { week_id, material_id, preview: 1 }, as['mid-course']);
  expect((await ask()).video_info).toEqual({
    v_id: video.v_id,
    video_name: video.video_name,
    cover: video.cover,
    duration: video.duration,
    position: 0,
    record_time: null,
  });
  const report = { v_id: video.v_id, report_id: 'r-1', position: 3, watched: 3, seconds_ago: 0 };
  await world.data(userVideoSubmit, report, as['mid-course']);
  expect((await ask()).video_info).toMatchObject({ position: 3, record_time: '2026-03-11 12:00:00' });
  const streams = await world.data(materialDefinition, { material_id }, as['mid-course']);
  expect(streams.map(({ sharpness }) => sharpness)).toEqual(['SD', 'HD']);
  const text = allMaterials.find((one) => one.line === 'reform' && !one.video);
  const none = await world.ask(
    materialDefinition,
    { material_id: text?.material_id as number },
    as['mid-course'],
  );
  expect(none).toMatchObject({ code: codes.RULE, data: null });
});

test('the advanced course has a call of its own, and is part of the older family', async () => {
  const params = { ...refOf('advanced', 2), preview: 1 } as const;
  const detail = await world.data(advancedMaterialInfo, params, as.premium);
  expect(detail.week_name).toMatch(/^进阶课 · 第二周/);
  expect(await world.data(materialInfo, params, as.premium)).toEqual(detail);
});

test.each([
  ['a week that has not begun', reformMaterialInfo, 'first-week', refOf('reform', 2), codes.PAPER_NOT_OPEN],
  ['a course before its class', reformMaterialInfo, 'empty', refOf('reform', 1), codes.PAPER_NOT_OPEN],
  ['a course that is not bought', materialInfo, 'first-week', refOf('finance', 1), codes.NOT_BOUGHT],
  ['a material of another line', materialInfo, 'premium', refOf('reform', 1), codes.NOT_FOUND],
  [
    'an older material as an advanced one',
    advancedMaterialInfo,
    'graduated',
    refOf('finance', 1),
    codes.NOT_FOUND,
  ],
  [
    'a material of another week',
    reformMaterialInfo,
    'premium',
    { ...refOf('reform', 1), week_id: 2 },
    codes.NOT_FOUND,
  ],
  ['no such material', reformMaterialInfo, 'premium', { week_id: 1, material_id: 1 }, codes.NOT_FOUND],
  ['no material', reformMaterialInfo, 'premium', { week_id: 1 }, codes.BAD_PARAMS],
  [
    'a flag that is none',
    reformMaterialInfo,
    'premium',
    { ...refOf('reform', 1), preview: 3 },
    codes.BAD_PARAMS,
  ],
  ['streams of a locked week', materialDefinition, 'first-week', refOf('reform', 2), codes.PAPER_NOT_OPEN],
  ['streams of nothing', materialDefinition, 'first-week', { material_id: 1 }, codes.NOT_FOUND],
  ['a call without a login', reformMaterialInfo, 'nobody', refOf('reform', 1), codes.LOGIN_REQUIRED],
])('%s is refused, and nothing is marked', async (_, call, person, params, code) => {
  const before = await marks();
  expect(await world.wrong(call, { preview: 0, ...params }, as[person])).toMatchObject({ code, data: null });
  expect(await marks()).toEqual(before);
});

test('the next week opens on its first day', async () => {
  const params = { ...refOf('reform', 2), preview: 1 };
  await world.world.clock.set(NOON + 4 * DAY, true);
  expect(await world.wrong(reformMaterialInfo, params, as['first-week'])).toMatchObject({
    code: codes.PAPER_NOT_OPEN,
  });
  await world.world.clock.set(NOON + 5 * DAY, true);
  expect(await world.wrong(reformMaterialInfo, params, as['first-week'])).toMatchObject({
    code: codes.SUCCESS,
  });
  await world.world.clock.set(NOON, true);
});
