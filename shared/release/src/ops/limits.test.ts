import { ALL, loginLimits, visitorNetwork } from './limits';

let time: number;
const limits = () => loginLimits(3, () => time);

beforeEach(() => (time = 1_000_000));

test('so many wrong passwords come from one network, and after a minute as many again', () => {
  const attempt = limits();
  const tries = () => [1, 2, 3, 4].map(() => attempt('198.51.100.7') !== undefined);
  expect(tries()).toEqual([true, true, true, false]);
  expect(attempt('203.0.113.9')).toBeDefined();
  // Trying on makes the minute no longer.
  for (let at = 0; at < 10; at++, time += 6000) attempt('198.51.100.7');
  time += 1;
  expect(tries()).toEqual([true, true, true, false]);
});

test('so many are for one name, from wherever they come, and ten times as many from all together', () => {
  const attempt = limits();
  for (const at of [1, 2, 3]) expect(attempt(`198.51.100.${at}`, ['as Ann', ALL])).toBeDefined();
  expect(attempt('198.51.100.4', ['as Ann', ALL])).toBeUndefined();
  const taken = Array.from({ length: 100 }, (_, at) => attempt(`10.0.0.${at}`, [`as ${at}`, ALL]));
  expect(taken.filter(Boolean)).toHaveLength(27);
});

test('names that a visitor invents do not make others forgotten', () => {
  const attempt = limits();
  for (let at = 0; at < 3; at++) attempt('198.51.100.7');
  for (let at = 0; at < 20_000; at++) attempt('198.51.100.7', [`as ${at}`, ALL]);
  expect(attempt('198.51.100.7')).toBeUndefined();
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (ip, network) => {
  expect(visitorNetwork(ip)).toBe(network);
});
