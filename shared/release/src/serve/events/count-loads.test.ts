import type { LoadEvent } from '@suite/loader/registry';
import { Registry } from 'prom-client';
import { COUNTERS } from '../../judge/counts';
import { countLoads, LatestErrors, Places } from './count-loads';

const HOUR = 3_600_000;
let time: number;
let places: Places;
let errors: LatestErrors;
beforeEach(() => {
  time = HOUR;
  places = new Places({ subscriber: 2, place: 3 }, () => time);
  errors = new LatestErrors(() => time);
});

/** How many of so many events of each address count. */
const taken = (addresses: readonly string[], times: number, about = 'remote-a 1.0.0 false') =>
  addresses.map(
    (address) => Array.from({ length: times }, () => places.take(about, address)).filter(Boolean).length,
  );

test.each([
  ['an address of IPv4', ['192.0.2.1'], [2]],
  ['an address of IPv4 in its IPv6 form', ['192.0.2.1', '::ffff:192.0.2.1'], [2, 0]],
  ['two of one /24', ['192.0.2.1', '192.0.2.2', '192.0.2.3'], [2, 1, 0]],
  ['two of different /24', ['192.0.2.1', '192.0.3.1'], [2, 2]],
  ['addresses of one /64', ['2001:db8:0:1::1', '2001:db8::1:2:3:4:5'], [2, 0]],
  ['networks of one /48', ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8::1'], [2, 1, 0]],
  ['two of different /48', ['2001:db8:1::1', '2001:db8:2::1'], [2, 2]],
])('of %s so many count', (_, addresses, counts) => {
  expect(taken(addresses, 5)).toEqual(counts);
});

test('each release has its own cap, and an hour after the first event it begins anew', () => {
  expect(taken(['192.0.2.1'], 5, 'a')).toEqual([2]);
  expect(taken(['192.0.2.1'], 5, 'b')).toEqual([2]);
  time += HOUR - 1;
  expect(taken(['192.0.2.1'], 5, 'a')).toEqual([0]);
  time += 2;
  expect(taken(['192.0.2.1'], 5, 'a')).toEqual([2]);
});

test('one place is in one part of the network at every gateway, and its hash is known to this one alone', () => {
  const other = new Places({ subscriber: 2, place: 3 });
  const [one, same] = ['192.0.2.1', '192.0.2.200'].map((address) => places.take('a', address));
  const there = other.take('a', '192.0.2.1');
  expect(one).toEqual(same);
  expect(there?.part).toBe(one?.part);
  expect(there?.hash).not.toBe(one?.hash);
  const parts = Array.from({ length: 256 }, (_, i) => places.take('a', `198.18.${i}.1`)?.part);
  expect(new Set(parts).size).toBe(32);
});

const kind = { app: 'remote-a', version: '1.0.0', page: 'Exam', code: 'timeout' };
const error: LoadEvent = { ...kind, canary: false, kind: 'error' };

test('errors of one app, version, page and code are one with counts; those of one place stand behind', () => {
  errors.add(error, 'p1');
  errors.add({ ...error, canary: true }, 'p2');
  time += 1;
  errors.add({ ...error, code: undefined, page: undefined }, 'p1');
  time += 1;
  errors.add({ ...error, code: 'forged' }, 'p3');
  expect(errors.list()).toEqual([
    { ...kind, times: 2, places: 2, last: HOUR },
    { ...kind, code: 'forged', times: 1, places: 1, last: time },
    { ...kind, page: '', code: 'unknown', times: 1, places: 1, last: time - 1 },
  ]);
  expect(errors.list('host')).toEqual([]);
});

test('an error that was not seen for a day is forgotten', () => {
  errors.add(error, 'p1');
  time += 23 * HOUR;
  errors.add({ ...error, code: 'throw' }, 'p1');
  time += 2 * HOUR;
  expect(errors.list().map(({ code }) => code)).toEqual(['throw']);
});

test('forged codes of many places do not fill the memory, and what goes on failing stays', () => {
  for (let i = 0; i < 1000; i++) {
    errors.add({ ...error, code: `forged-${i}` }, `p${i % 200}`);
    errors.add(error, 'p0');
  }
  expect(errors.list()).toHaveLength(200);
  expect(errors.list().find(({ code }) => code === 'timeout')?.times).toBe(1000);
});

test('the counters hold a thousand releases, and forget them all for one more', async () => {
  const metrics = new Registry();
  const loads = countLoads(metrics);
  const add = (version: number, kind: LoadEvent['kind']) =>
    loads.add({ ...error, version: `1.0.${version}`, kind }, '0');
  const counted = async () => {
    const all = await metrics.getMetricsAsJSON();
    return Object.values(COUNTERS).map(({ name }) => all.find((one) => one.name === name)?.values.length);
  };
  for (let version = 0; version < 1000; version++) add(version, 'error');
  add(0, 'fault');
  expect(await counted()).toEqual([1000, 1000, 1]);
  add(1000, 'load');
  expect(await counted()).toEqual([1, 0, 0]);
});
