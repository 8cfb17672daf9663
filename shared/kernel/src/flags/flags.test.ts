import { providePlatform, useSession, type Platform } from '@suite/kernel';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { defineFlag, flagFault, type FlagRule } from './facts';
import { bucketForFlag, isFlagOn, useFlag } from './use-flag';

const BUCKETS = 10_000;
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

const provide = (flags: Platform['flags']) => providePlatform({ flags } as Platform);
const flag = defineFlag('week-poster', { does: '周回顾海报' });
const isOn = (rule: FlagRule, bucket = 0, { name } = flag) => {
  provide({ rules: { [name]: rule }, bucket });
  return isFlagOn({ ...flag, name });
};
const takers = (name: string, below: number) =>
  new Set(buckets.filter((bucket) => isOn({ below }, bucket, { ...flag, name })));

beforeEach(() => useSession.setState({ line: 'learner' }));

test.each([undefined, { bucket: 0 }, { bucket: 0, rules: { another: { below: BUCKETS } } }])(
  'with %j, what the code says holds',
  (flags) => {
    provide(flags);
    const shown = ({ on }: { on: boolean }) =>
      renderHook(() => useFlag(defineFlag('week-poster', { does: '周回顾海报', on }))).result.current;
    expect([shown({ on: false }), shown({ on: true })]).toEqual([false, true]);
  },
);

test('a rule takes the place of what the code says, for everybody and for nobody', () => {
  const on = defineFlag('week-poster', { does: '周回顾海报', on: true });
  for (const bucket of [0, 4711, BUCKETS - 1]) {
    provide({ rules: { 'week-poster': { below: 0 } }, bucket });
    expect(isFlagOn(on)).toBe(false);
    provide({ rules: { 'week-poster': { below: BUCKETS } }, bucket });
    expect(isFlagOn(flag)).toBe(true);
  }
});

test('a course line has it on, the other one only as far as the share goes', () => {
  expect(isOn({ below: 0, line: 'management' })).toBe(false);
  expect(isOn({ below: BUCKETS, line: 'management' })).toBe(true);
  useSession.setState({ line: 'management' });
  expect(isOn({ below: 0, line: 'management' })).toBe(true);
});

test('a device of the staff has it by a rule for the staff and by each share, but not when it is off', () => {
  expect([isOn({ below: 0, staff: true }, 0), isOn({ below: 0, staff: true }, -1)]).toEqual([false, true]);
  expect([isOn({ below: 1 }, -1), isOn({ below: 0 }, -1)]).toEqual([true, false]);
});

test('of all visitors about the share has it on', () => {
  for (const name of ['week-poster', 'a', 'new-checkout'])
    for (const below of [100, 500, 2000, 5000]) {
      const spread = 4 * Math.sqrt((below * (BUCKETS - below)) / BUCKETS);
      expect(Math.abs(takers(name, below).size - below)).toBeLessThan(spread);
    }
});

test('a visitor who has it on keeps it while the share grows', () => {
  const share = fc.integer({ min: 0, max: BUCKETS });
  fc.assert(
    fc.property(share, share, fc.nat({ max: BUCKETS - 1 }), (one, other, bucket) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      return !isOn({ below: less }, bucket) || isOn({ below: more }, bucket);
    }),
    { seed: 7 },
  );
});

test('5 % of one flag are other visitors than 5 % of another, and than those of a canary', () => {
  const canary = new Set(buckets.slice(0, 500));
  const groups = [
    canary,
    ...['week-poster', 'week-poster-2', 'new-checkout'].map((name) => takers(name, 500)),
  ];
  for (const one of groups)
    for (const other of groups.filter((group) => group !== one)) {
      // By chance 25 of 500 are in both.
      const both = [...one].filter((bucket) => other.has(bucket)).length;
      expect(both).toBeLessThan(50);
    }
});

test('a visitor’s bucket for a flag never changes', () => {
  // Shares that are live were counted by these.
  expect([0, 1, 9999].map((bucket) => bucketForFlag('week-poster', bucket))).toEqual([1714, 8696, 1385]);
});

test.each<[Parameters<typeof flagFault>[0], string]>([
  [{ ...flag, name: 'Week poster' }, 'is no name of a flag'],
  [{ ...flag, name: 'week-' }, 'is no name of a flag'],
  [{ ...flag, name: undefined }, 'is no name of a flag'],
  [{ ...flag, does: 'a poster' }, 'does not say in Chinese'],
  [{ ...flag, does: '海报\n第二行' }, 'does not say in Chinese'],
  [{ ...flag, on: undefined }, 'does not say whether it is on'],
])('%j is no flag', (wrong, fault) => {
  expect(flagFault(wrong)).toContain(fault);
  expect(flagFault(flag)).toBeUndefined();
});
