import type { Flag, UserDetail } from '@suite/api';
import type { PlacedTile } from '@suite/ui';
import { serviceIcons } from './service-icons';
import { servicesFor } from './services';
import { courseWith, detailWith, noFlags } from './testing';

const everywhere = () => true;
const tile = (name: string, over: Partial<PlacedTile> = {}): PlacedTile => ({
  on: 'home',
  name,
  icon: 'M4 4h16',
  order: 100,
  path: `/${name}`,
  ...over,
});

const entrances = (part: Partial<UserDetail>, canUse: Flag = 0, tiles: readonly PlacedTile[] = []) =>
  servicesFor({ detail: detailWith(part), flags: noFlags, canUse, tiles }, everywhere);
const namesOf = (...given: Parameters<typeof entrances>) => entrances(...given).map(({ name }) => name);
const tilesOf = (...given: Parameters<typeof entrances>) =>
  entrances(...given).flatMap(({ name, icon }) => (icon === 'M4 4h16' ? [name] : []));

const advanced = courseWith({ line: 'advanced' });
const all: Partial<UserDetail> = {
  isBuy: 1,
  isGlBuy: 1,
  isMaterialEmpty: 0,
  isHomeworkEmpty: 0,
  courseList: [courseWith(), advanced],
  trophyId: 7,
  isJieke: 1,
  teacherInfo: { teacher_id: 1, teacher_name: '周', avatar: '', title: '' },
  chaiBookInfo: { id: 511, book_name: '行业的四季', author: '顾一航', cover: '' },
};

test('tiles of other apps stand between the entrances of this one, by their order', () => {
  const tiles = [tile('合同', { order: 170 }), tile('新工具', { order: 150.5 }), tile('管理', { order: 0 })];
  expect(namesOf({}, 0, tiles)).toEqual(['管理', '新工具', '精选视频', '合同']);
  const alike = ['b', 'c', 'a'].map((name) => tile(name));
  expect(tilesOf({}, 0, alike)).toEqual(['a', 'b', 'c']);
});

const audiences = [
  tile('all'),
  tile('learner', { for: 'learner' }),
  tile('graduate', { for: 'graduate' }),
  tile('management', { for: 'management' }),
  tile('reform', { for: 'reform' }),
  tile('older', { for: 'older' }),
  tile('calculators', { for: 'calculators' }),
  tile('newer than this release', { for: 'alumni' as never }),
];

test.each<[string, Partial<UserDetail>, Flag, string[]]>([
  ['somebody without a course', {}, 0, ['all']],
  ['somebody with the management course alone', { isGlBuy: 1 }, 0, ['all']],
  ['whoever may use the calculators', {}, 1, ['all', 'calculators']],
  ['a learner of the reform course', { courseList: [courseWith()] }, 0, ['all', 'learner', 'reform']],
  [
    'a learner of an older course who has the management course too',
    { courseList: [courseWith({ line: 'advanced' })], isGlBuy: 1 },
    0,
    ['all', 'learner', 'management', 'older'],
  ],
  ['a graduate', { isBuy: 1, isJieke: 1 }, 0, ['all', 'graduate', 'learner']],
])('%s sees the tiles that are for them', (_, part, canUse, names) => {
  expect(tilesOf(part, canUse, audiences)).toEqual(names);
});

test('a visitor gets no entrance to what only learners have', () => {
  expect(namesOf({})).toEqual(['精选视频']);
});

const study = (part: Partial<UserDetail>) =>
  entrances({ isBuy: 1, isMaterialEmpty: 0, isHomeworkEmpty: 0, ...part })
    .filter(({ name }) => /资料|任务/.test(name))
    .map(({ to }) => to);
const reformPages = ['/study-material-reform', '/study-task-reform'];
const olderPages = ['/study-material', '/study-task'];

test.each<[string, Partial<UserDetail>, string[]]>([
  ['the reform course', { courseList: [courseWith()] }, reformPages],
  ['another course', { courseList: [advanced] }, olderPages],
  ['both', { courseList: [courseWith(), advanced] }, reformPages],
  ['both, the reform course finished', { courseList: [courseWith(), advanced], isJieke: 1 }, olderPages],
])('with %s there is one entrance each to materials and tasks', (_, part, pages) => {
  expect(study(part)).toEqual(pages);
});

test('no two entrances have the same name or lead to the same page', () => {
  const both = entrances(all, 1);
  expect(new Set(both.map(({ name }) => name)).size).toBe(both.length);
  expect(new Set(both.map(({ to }) => to)).size).toBe(both.length);
});

test('empty lists have no entrance', () => {
  const names = namesOf({ ...all, isMaterialEmpty: 1, isHomeworkEmpty: 1 });
  expect(names.filter((name) => /资料|任务/.test(name))).toEqual([]);
});

test('the trophy shows for those who have one', () => {
  expect(entrances(all)).toContainEqual({ icon: 'trophy', name: '战队奖杯', to: '/team-trophy/7' });
  expect(namesOf({ ...all, trophyId: null })).not.toContain('战队奖杯');
});

test('every entrance of this app has an icon', () => {
  for (const { icon } of [...entrances(all, 1), ...entrances({}, 1), { icon: 'more' }])
    expect(serviceIcons[icon]).toBeDefined();
});

test('the book of the week opens on the page of the course’s version', () => {
  const link = (course = courseWith()) =>
    entrances({ chaiBookInfo: all.chaiBookInfo, courseList: [course] }).find(({ icon }) => icon === 'book')
      ?.to;
  expect(link()).toBe('/study-material-reform?tab=book&book=511');
  expect(link(advanced)).toBe('/study-material?tab=book&book=511');
});

test('a page that no app has gets no entrance', () => {
  const facts = { detail: detailWith(all), flags: noFlags, canUse: 1, tiles: [tile('notes')] } as const;
  expect(servicesFor(facts, (to) => to === '/notes')).toMatchObject([{ name: 'notes' }]);
  expect(servicesFor(facts, () => false)).toEqual([]);
});
