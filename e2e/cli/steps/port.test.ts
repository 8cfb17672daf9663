import { portFrom } from './port';

test.each([
  [undefined, 4400],
  ['', 4400],
  ['5000', 5000],
  ['65534', 65534],
])('PORT=%s is port %i', (asked, port) => {
  expect(portFrom(asked)).toBe(port);
});

test.each(['abc', '0', '-1', '65535', '4400.5'])('PORT=%s is refused, with what to do', (asked) => {
  expect(() => portFrom(asked)).toThrow(new RegExp(`PORT=${asked} .*PORT=5000`));
});
