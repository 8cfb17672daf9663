import type { Ramp } from '@suite/kernel/registry';
import { refusalOf } from '../testing/sample';
import { rampFrom, rampMove, timeFrom, timeInWords, type RampLook } from './ramp';

const ramp: Ramp = { to: [500, 10_000], every: 600_000, visits: 50, since: '2026-01-01T00:00:00.000Z' };
const good: RampLook = {
  passed: 600_000,
  canary: { loads: 50, errors: 0 },
  stable: { loads: 5000, errors: 5 },
};

test.each<[string, Partial<Ramp>, Partial<RampLook>, string]>([
  ['after its time, with its visits and without a difference', {}, {}, 'step'],
  ['before its time', {}, { passed: 599_999 }, 'early'],
  ['without enough visits', {}, { canary: { loads: 49, errors: 0 } }, 'few'],
  ['without any visitor for days', {}, { passed: 9e9, canary: { loads: 0, errors: 0 } }, 'few'],
  ['with failures that are no accident', {}, { canary: { loads: 46, errors: 4 } }, 'worse'],
  ['with two failures, which prove nothing', {}, { canary: { loads: 48, errors: 2 } }, 'step'],
  [
    'when stable fails as often',
    {},
    { canary: { loads: 90, errors: 10 }, stable: { loads: 900, errors: 100 } },
    'step',
  ],
  [
    'with failures in most loads, and nobody who has stable',
    { visits: 5 },
    { canary: { loads: 1, errors: 4 }, stable: { loads: 0, errors: 0 } },
    'worse',
  ],
  [
    'with failures in most loads, and few who have stable',
    { visits: 2 },
    { canary: { loads: 0, errors: 2 }, stable: { loads: 3, errors: 0 } },
    'worse',
  ],
  ['paused', { paused: true }, {}, 'paused'],
  ['paused and failing', { paused: true }, { canary: { loads: 0, errors: 50 } }, 'paused'],
  ['with fewer visits, where a plan says so', { visits: 3 }, { canary: { loads: 3, errors: 0 } }, 'step'],
])('a share %s', (_, plan, look, move) => {
  expect(rampMove({ ...ramp, ...plan }, { ...good, ...look })).toBe(move);
});

test.each([
  [0, [100, 500, 10_000], { below: 100, to: [500, 10_000] }],
  [100, [100, 500, 10_000], { below: 100, to: [500, 10_000] }],
  [700, [100, 500, 10_000], { below: 700, to: [10_000] }],
  [200, [500, 2500], { below: 500, to: [2500] }],
])('from %d of ten thousand by %j', (below, steps, expected) => {
  expect(rampFrom(below, steps)).toEqual(expected);
});

test.each([
  ['nothing', 0, []],
  ['steps that fall', 0, [500, 100]],
  ['a step twice', 0, [500, 500]],
  ['a beginning with nobody', 0, [0, 500]],
  ['everybody at once', 0, [10_000]],
  ['one step that it has already', 500, [500]],
  ['steps that are all passed', 600, [100, 500]],
  ['steps that are no numbers', 0, [NaN, 500]],
])('%s is refused', async (_, below, steps) => {
  const refusal = await refusalOf(Promise.resolve().then(() => rampFrom(below, steps)));
  expect(refusal).toMatchObject({ code: 'RAMP_WRONG' });
});

test.each([
  ['30s', 30_000],
  ['10m', 600_000],
  ['2h', 7_200_000],
  ['1d', 86_400_000],
])('%s is %d ms', (text, ms) => {
  expect(timeFrom(text)).toBe(ms);
  expect(timeInWords(ms)).toBe(text);
});

test.each(['', '10', 'm', '0m', '-1m', '1.5h', '10 minutes'])('"%s" is no time', (text) => {
  expect(timeFrom(text)).toBeUndefined();
});
