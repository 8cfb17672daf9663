import { holdLimits } from './limits';

const exitCode = process.exitCode;
afterEach(() => {
  process.exitCode = exitCode;
  jest.restoreAllMocks();
});

test.each([
  ['all limits are held', [1, 2], 0, []],
  ['one is missed', [1, 2.5], 1, ['missed: b: 2.5, at most 2 wanted']],
  ['something was not measured', [NaN, 2], 1, ['missed: a: NaN, at most 1 wanted']],
])('if %s', (_, [a = 0, b = 0], code, said) => {
  const printed: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
  holdLimits([
    { name: 'a', value: a, limit: 1 },
    { name: 'b', value: b, limit: 2 },
  ]);
  expect([process.exitCode, printed]).toEqual([code, said]);
});
