import type { Flag, UserDetail } from '@suite/api';
import { serviceIcons } from './icons';
import { bookLink, serviceGroups } from './services';
import { courseWith, detailWith, noFlags } from './testing';

const everywhere = () => true;
const entrances = (part: Partial<UserDetail>, canUse: Flag = 0, flags = noFlags) =>
  serviceGroups(detailWith(part), flags, canUse, everywhere).flatMap(({ services }) => services);
const namesOf = (...given: Parameters<typeof entrances>) => entrances(...given).map(({ name }) => name);

const advanced = courseWith({ line: 'advanced' });
const all: Partial<UserDetail> = {
  isBuy: 1,
  isMaterialEmpty: 0,
  isHomeworkEmpty: 0,
  courseList: [courseWith(), advanced],
  trophyId: 7,
  isJieke: 1,
  teacherInfo: { teacher_id: 1, teacher_name: '周', avatar: '', title: '' },
};

test('the calculators open by the flag alone', () => {
  expect(namesOf({}, 1)).toContain('理财计算器');
  expect(namesOf(all, 0)).not.toContain('理财计算器');
});

test('a visitor gets no entrance to what only learners have', () => {
  expect(namesOf({})).toEqual(['精选视频', '打新日历', '市场工具']);
});

test('each version of the course has its own pages', () => {
  const reform = entrances({ isBuy: 1, isMaterialEmpty: 0, isHomeworkEmpty: 0, courseList: [courseWith()] });
  expect(reform.filter(({ name }) => /资料|任务|练习/.test(name)).map(({ to }) => to)).toEqual([
    '/study-material-reform',
    '/study-task-reform',
    '/answer-system-reform',
  ]);
  const older = entrances({ isBuy: 1, isMaterialEmpty: 0, isHomeworkEmpty: 0, courseList: [advanced] });
  expect(older.filter(({ name }) => /资料|任务|练习/.test(name)).map(({ to }) => to)).toEqual([
    '/study-material',
    '/study-task',
    '/answer-system',
  ]);
});

test('with both versions no two entrances have the same name or lead to the same page', () => {
  const both = entrances(all, 1);
  expect(new Set(both.map(({ name }) => name)).size).toBe(both.length);
  expect(new Set(both.map(({ to }) => to)).size).toBe(both.length);
});

test('empty lists have no entrance', () => {
  const names = namesOf({ ...all, isMaterialEmpty: 1, isHomeworkEmpty: 1 });
  expect(names.filter((name) => /资料|任务/.test(name))).toEqual([]);
});

test('trophy and diplomas show for those who have them', () => {
  expect(entrances(all)).toContainEqual({ key: 'trophy', name: '战队奖杯', to: '/team-trophy/7' });
  expect(namesOf(all)).toContain('我的证书');
  expect(namesOf({ ...all, trophyId: null, isJieke: 0 })).not.toEqual(expect.arrayContaining(['战队奖杯']));
  expect(namesOf({ ...all, isJieke: 0 })).not.toContain('我的证书');
});

test('every entrance has an icon', () => {
  for (const { key } of [...entrances(all, 1), ...entrances({}, 1)]) expect(serviceIcons[key]).toBeDefined();
});

test('the book of the week opens on the page of the course’s version', () => {
  const chaiBookInfo = { id: 511, book_name: '行业的四季', author: '顾一航', cover: '' };
  const link = (course = courseWith()) =>
    bookLink(detailWith({ chaiBookInfo, courseList: [course] }), noFlags);
  expect(link()).toBe('/study-material-reform?tab=book&book=511');
  expect(link(advanced)).toBe('/study-material?tab=book&book=511');
});

test('while the list of calculators is missing, the entrance leads to the one for mortgages', () => {
  const groups = serviceGroups(detailWith(), noFlags, 1, (to) => to === '/myinfo/counter/mortgage');
  expect(groups).toMatchObject([{ services: [{ name: '理财计算器', to: '/myinfo/counter/mortgage' }] }]);
});

test('a page that no app has gets no entrance, and a group without entrances is left out', () => {
  const learned = serviceGroups(detailWith(all), noFlags, 1, (to) => to === '/user-clock');
  expect(learned).toMatchObject([{ title: '学习', services: [{ name: '每日打卡' }] }]);
});
