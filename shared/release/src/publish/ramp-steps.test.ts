import { refusalOf } from '../testing/sample';
import { rampFrom } from './ramp';

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
