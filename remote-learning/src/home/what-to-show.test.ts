import type { CourseLine, OwnedCourse, UserDetail } from '@suite/api';
import fc from 'fast-check';
import { courseWith, detailWith, entranceWith, noFlags } from './testing';
import {
  classStage,
  courseTabs,
  firstTab,
  graduatedLines,
  isLearner,
  nextStep,
  recommendedLine,
  tabsBeside,
  wantsPcPrompt,
} from './what-to-show';

const open = courseWith({ course_id: 308, line: 'finance', is_public: 1, progress: 0 });

test.each<[string, Partial<UserDetail>, boolean]>([
  ['nothing', {}, false],
  ['the open course alone', { courseList: [open] }, false],
  ['the finance course', { isBuy: 1 }, true],
  ['the zc course', { isZcBuy: 1 }, true],
  ['a course of another line', { courseList: [courseWith({ line: 'advanced' })] }, true],
])('a person with %s is a learner: %s', (_, part, expected) => {
  expect(isLearner(detailWith(part))).toBe(expected);
});

test.each<[Partial<UserDetail>, CourseLine[]]>([
  [{}, []],
  [{ isBiye: 1 }, ['finance']],
  [{ isJieke: 1, isSyBiye: 1 }, ['reform', 'advanced']],
  [{ isTzzhBiye: 1, isHyfxBiye: 1, isJPBiye: 1 }, ['investment', 'industry', 'jingpin']],
])('%j means graduated from %j', (part, lines) => {
  expect(graduatedLines(detailWith(part))).toEqual(lines);
});

describe('the next step', () => {
  const done = courseWith({ course_id: 301, progress: 100 });
  const fresh = courseWith({ course_id: 303, line: 'advanced', progress: 0 });
  const watching = entranceWith({ progress: 66 });
  const over = entranceWith({ progress: 100 });

  test.each([
    ['goes on where the learner stopped', [done, fresh], watching, { kind: 'continue', entrance: watching }],
    ['is the next course when that one is over', [done, fresh], over, { kind: 'start', course: fresh }],
    ['is the first course before the first video', [fresh, open], null, { kind: 'start', course: fresh }],
    ['is a review when all is over', [done, open], over, { kind: 'review', entrance: over }],
    ['is the open course if there is no other', [open], null, { kind: 'start', course: open }],
    ['is missing without courses', [], null, undefined],
  ])('%s', (_, courses, entrance, expected) => {
    expect(nextStep(courses, entrance)).toEqual(expected);
  });
});

const lines: CourseLine[] = ['finance', 'reform', 'advanced', 'investment', 'industry', 'jingpin', 'zc'];
const courses: fc.Arbitrary<OwnedCourse[]> = fc
  .uniqueArray(
    fc.record({
      course_id: fc.nat(),
      line: fc.constantFrom(...lines),
      is_public: fc.constantFrom(0 as const, 1 as const),
      progress: fc.integer({ min: 0, max: 100 }),
    }),
    { selector: ({ course_id }) => course_id, maxLength: 12 },
  )
  .map((list) => list.map((part) => courseWith(part)));

test('every course stands under exactly one tab, and the first tab is one of them', () => {
  fc.assert(
    fc.property(courses, (courseList) => {
      const tabs = courseTabs(detailWith({ courseList }));
      const listed = tabs.flatMap((tab) => tab.courses.map(({ course_id }) => course_id));
      expect(listed.sort()).toEqual(courseList.map(({ course_id }) => course_id).sort());
      expect(new Set(tabs.map(({ key }) => key)).size).toBe(tabs.length);
      const first = firstTab(tabs, nextStep(courseList, null));
      expect(tabs.length === 0 ? first === undefined : tabs.some(({ key }) => key === first)).toBe(true);
    }),
  );
});

test('a line that is bought has its tab before its courses are there', () => {
  const titles = (part: Partial<UserDetail>, flags = noFlags) =>
    courseTabs(detailWith(part), flags).map(({ title }) => title);
  expect(titles({})).toEqual([]);
  expect(titles({ isBuy: 1, isZcBuy: 1 })).toEqual(['财商课', '专题课']);
  expect(titles({}, { ...noFlags, is_buy_finance_reform: 1, is_buy_live_xby_reform: 1 })).toEqual([
    '财商课',
    '直播营',
  ]);
  expect(
    titles(
      {},
      { ...noFlags, is_buy_advanced: 1, is_buy_investment: 1, is_buy_industry: 1, is_buy_jingpin: 1 },
    ),
  ).toEqual(['进阶课', '投资课', '行业课', '精品课']);
});

test('the only course is not listed again under the card of its next lesson', () => {
  const keys = (...list: OwnedCourse[]) =>
    tabsBeside(courseTabs(detailWith({ isBuy: 1, courseList: list }))).map(({ key }) => key);
  expect(keys(courseWith(), open)).toEqual(['open']);
  expect(keys(courseWith())).toEqual([]);
  expect(keys(courseWith(), courseWith({ course_id: 303, line: 'advanced' }), open)).toEqual([
    'finance',
    'advanced',
    'open',
  ]);
});

test('the tab of the next step is open at first', () => {
  const tabs = courseTabs(detailWith({ courseList: [courseWith(), courseWith({ line: 'zc' }), open] }));
  expect(firstTab(tabs, { kind: 'continue', entrance: entranceWith({ line: 'zc' }) })).toBe('zc');
  expect(firstTab(tabs, { kind: 'start', course: open })).toBe('open');
  expect(firstTab(tabs, undefined)).toBe('finance');
});

const ownClass = {
  class_id: 1,
  class_name: '财商课 第 9 期',
  status: 'studying',
  weekday: 4,
  start_date: '2026-03-05',
  end_date: '2026-04-08',
  cancel_deadline: '2026-03-04 00:00:00',
  can_cancel: 0,
  current_week: 2,
  week_count: 5,
} as const;

test.each<[string, Partial<UserDetail>, ReturnType<typeof classStage>]>([
  ['before the purchase', {}, undefined],
  ['after it', { isBuy: 1 }, 'none'],
  ['with a class', { isBuy: 1, splitInfosData: { ...ownClass, status: 'prepared' } }, 'prepared'],
  ['after a graduation of which the class is forgotten', { isBuy: 1, isBiye: 1 }, undefined],
  ['that is over', { isBuy: 1, splitInfosData: { ...ownClass, status: 'finished' } }, 'finished'],
  [
    'that is over after a graduation',
    { isBuy: 1, isJieke: 1, splitInfosData: { ...ownClass, status: 'finished' } },
    undefined,
  ],
])('the class %s', (_, part, state) => {
  expect(classStage(detailWith(part))).toBe(state);
});

test.each<[Partial<UserDetail>, Partial<typeof noFlags>, CourseLine | undefined]>([
  [{}, {}, undefined],
  [{ isBiye: 1 }, {}, 'advanced'],
  [{ isJieke: 1 }, { is_buy_advanced: 1 }, undefined],
  [{ isJieke: 1, isSyBiye: 1 }, { is_buy_advanced: 1 }, 'investment'],
  [{ isTzzhBiye: 1 }, {}, 'industry'],
  [{ isHyfxBiye: 1 }, {}, 'jingpin'],
  [{ isHyfxBiye: 1 }, { is_buy_jingpin: 1 }, undefined],
])('after %j with %j comes %s', (part, flags, line) => {
  expect(recommendedLine(detailWith(part), { ...noFlags, ...flags })).toBe(line);
});

test('no course is recommended before the purchases are known', () => {
  expect(recommendedLine(detailWith({ isBiye: 1 }))).toBeUndefined();
});

test.each([
  ['browser', 1, true],
  ['messenger', 1, true],
  ['shell', 1, false],
  ['desktop-messenger', 1, false],
  ['browser', 0, false],
] as const)('in the %s, bought %d: the prompt for a computer %s', (context, isBuy, shown) => {
  expect(wantsPcPrompt(detailWith({ isBuy }), context)).toBe(shown);
});
