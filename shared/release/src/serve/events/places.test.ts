import { Places } from './count-loads';

const HOUR = 3_600_000;
let time: number;
let places: Places;
beforeEach(() => {
  time = HOUR;
  places = new Places({ subscriber: 2, place: 3 }, () => time);
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
