import { chooseEncoding, type Encoding } from './negotiate';

const all: Encoding[] = ['identity', 'br', 'gzip'];

test.each<[string | undefined, Encoding[], Encoding]>([
  [undefined, all, 'identity'],
  ['', all, 'identity'],
  ['gzip, deflate, br', all, 'br'],
  ['gzip, deflate', all, 'gzip'],
  ['deflate', all, 'identity'],
  ['br', ['identity', 'gzip'], 'identity'],
  ['br, gzip', ['identity'], 'identity'],
  ['br;q=0.5, gzip;q=0.8', all, 'gzip'],
  ['br;q=0.8, gzip;q=0.8', all, 'br'],
  ['br;q=0, gzip', all, 'gzip'],
  ['br;q=0, gzip;q=0', all, 'identity'],
  ['br;q=0.2, identity;q=0.9', all, 'identity'],
  ['*', all, 'br'],
  ['br;q=0, *', all, 'gzip'],
  ['gzip;q=1.0, *;q=0.5', all, 'gzip'],
  ['identity;q=0', all, 'identity'],
  ['*;q=0', all, 'identity'],
  ['GZIP ; Q=1', all, 'gzip'],
  ['x-gzip', all, 'gzip'],
  ['br;q=nonsense, gzip', all, 'gzip'],
  ['br;q=7, gzip', all, 'gzip'],
  ['br;level=1;q=0.1, gzip;q=0.2', all, 'gzip'],
  [',,;q=1', all, 'identity'],
])('%j of %j means %s', (header, available, chosen) => {
  expect(chooseEncoding(header, available)).toBe(chosen);
});
