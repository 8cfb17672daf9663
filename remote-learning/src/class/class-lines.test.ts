import type { ClassInfo, CourseLine } from '@suite/api';
import { callsOf, classLines, lineToShow, ownedLines } from './class-lines';
import { financeState, lineState } from './class-state';

const courses = (...lines: CourseLine[]) => lines.map((line) => ({ line, is_public: 0 as const }));

test.each<[0 | 1, CourseLine[], string[]]>([
  [0, [], []],
  [1, ['reform'], ['finance']],
  [1, [], ['finance']],
  [1, ['industry', 'finance', 'advanced'], ['finance', 'advanced', 'industry']],
  [0, ['zc', 'jingpin'], []],
])('with isBuy %d and %j there are classes of %j', (isBuy, bought, owned) => {
  expect(ownedLines({ isBuy, courseList: courses(...bought) })).toEqual(owned);
});

test('an open course has no classes', () => {
  expect(ownedLines({ isBuy: 0, courseList: [{ line: 'advanced', is_public: 1 }] })).toEqual([]);
});

test.each([
  ['advanced', ['finance'], 'advanced'],
  ['reform', ['finance', 'advanced'], 'finance'],
  [null, ['finance', 'advanced'], 'advanced'],
  ['zc', [], 'finance'],
] as const)('asked for %s with %j, the page shows %s', (asked, owned, line) => {
  expect(lineToShow(asked, owned)).toBe(line);
});

test('no two lines share a call', () => {
  const calls = classLines.flatMap((line) => {
    const { status, choosing, rest } = callsOf[line];
    return [status, choosing?.choose, choosing?.cancel, rest?.notice, rest?.resumeNotice, rest?.confirm];
  });
  const paths = calls.flatMap((call) => (call ? [call.path] : []));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(16);
});

const info = { class_id: 1, status: 'prepared' } as ClassInfo;
const learner = (over = {}) => ({
  isBuy: 1 as const,
  courseList: courses('reform', 'advanced', 'investment'),
  isTemporary: 0 as const,
  splitInfosData: null,
  ...over,
});
const someDays = {
  days: [{ date: '2026-11-23', weekday: 1 as const, capacity: 60, enrolled: 0, holiday: '' }],
};

test.each([
  ['a class is there', learner({ splitInfosData: info }), undefined, { step: 'prepared', info }],
  ['not bought', learner({ isBuy: 0, courseList: [] }), undefined, { step: 'unowned' }],
  ['opened by the staff', learner({ isTemporary: 1 }), undefined, { step: 'incomplete' }],
  ['the days are not known yet', learner(), undefined, undefined],
  ['days are offered', learner(), someDays, { step: 'choose' }],
  ['the time to choose is over', learner(), { days: [] }, { step: 'waiting' }],
])('finance: %s', (_, who, days, state) => {
  expect(financeState(who, days)).toEqual(state);
});

test.each([
  [
    'a class is there',
    'advanced',
    learner(),
    { status: 'resting', class_info: info },
    true,
    { step: 'resting', info },
  ],
  ['not bought', 'industry', learner(), { status: 'none', class_info: null }, false, { step: 'unowned' }],
  [
    'a day is to be chosen',
    'advanced',
    learner(),
    { status: 'none', class_info: null },
    true,
    { step: 'choose' },
  ],
  [
    'opened by the staff',
    'advanced',
    learner({ isTemporary: 1 }),
    { status: 'none', class_info: null },
    true,
    { step: 'incomplete' },
  ],
  [
    'the staff assigns',
    'investment',
    learner(),
    { status: 'none', class_info: null },
    false,
    { step: 'waiting' },
  ],
  [
    'the staff is about to',
    'advanced',
    learner(),
    { status: 'waiting', class_info: null },
    true,
    { step: 'waiting' },
  ],
] as const)('%s: %s', (_, line, who, status, canChoose, state) => {
  expect(lineState(who, line, status, canChoose)).toEqual(state);
});
