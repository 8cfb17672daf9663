import type { Flag, UserDetail } from '@suite/api';
import { serviceIcons } from './service-icons';
import { servicesFor } from './services';
import { courseWith, detailWith, noFlags } from './testing';

const everywhere = () => true;
const entrances = (part: Partial<UserDetail>, canUse: Flag = 0, flags = noFlags) =>
  servicesFor(detailWith(part), flags, canUse, everywhere);
const namesOf = (...given: Parameters<typeof entrances>) => entrances(...given).map(({ name }) => name);

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

test('the calculators open by the flag alone', () => {
  expect(namesOf({}, 1)).toContain('理财计算器');
  expect(namesOf(all, 0)).not.toContain('理财计算器');
});

test('a visitor gets no entrance to what only learners have', () => {
  expect(namesOf({})).toEqual(['打新日历', '市场工具', '精选视频']);
});

const study = (part: Partial<UserDetail>) =>
  entrances({ isBuy: 1, isMaterialEmpty: 0, isHomeworkEmpty: 0, ...part })
    .filter(({ name }) => /资料|任务|练习/.test(name))
    .map(({ to }) => to);
const reformPages = ['/study-material-reform', '/study-task-reform', '/answer-system-reform'];
const olderPages = ['/study-material', '/study-task', '/answer-system'];

test.each<[string, Partial<UserDetail>, string[]]>([
  ['the reform course', { courseList: [courseWith()] }, reformPages],
  ['another course', { courseList: [advanced] }, olderPages],
  ['both', { courseList: [courseWith(), advanced] }, reformPages],
  ['both, the reform course finished', { courseList: [courseWith(), advanced], isJieke: 1 }, olderPages],
])('with %s there is one entrance each to materials, tasks and practice', (_, part, pages) => {
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

test('trophy, diplomas and the management course show for those who have them', () => {
  expect(entrances(all)).toContainEqual({ key: 'trophy', name: '战队奖杯', to: '/team-trophy/7' });
  expect(namesOf(all)).toEqual(expect.arrayContaining(['我的证书', '管理课程']));
  const without = namesOf({ ...all, trophyId: null, isJieke: 0, isGlBuy: 0 });
  expect(without.filter((name) => ['战队奖杯', '我的证书', '管理课程'].includes(name))).toEqual([]);
});

test('every entrance has an icon', () => {
  for (const { key } of [...entrances(all, 1), ...entrances({}, 1), { key: 'more' }])
    expect(serviceIcons[key]).toBeDefined();
});

test('the book of the week opens on the page of the course’s version', () => {
  const link = (course = courseWith()) =>
    entrances({ chaiBookInfo: all.chaiBookInfo, courseList: [course] }).find(({ key }) => key === 'book')?.to;
  expect(link()).toBe('/study-material-reform?tab=book&book=511');
  expect(link(advanced)).toBe('/study-material?tab=book&book=511');
});

test('while the list of calculators is missing, the entrance leads to the one for mortgages', () => {
  const found = servicesFor(detailWith(), noFlags, 1, (to) => to === '/myinfo/counter/mortgage');
  expect(found).toMatchObject([{ name: '理财计算器', to: '/myinfo/counter/mortgage' }]);
});

test('a page that no app has gets no entrance', () => {
  expect(servicesFor(detailWith(all), noFlags, 1, (to) => to === '/myinfo/notes')).toMatchObject([
    { name: '视频笔记' },
  ]);
});
