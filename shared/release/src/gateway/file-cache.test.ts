import fc from 'fast-check';
import { FileCache } from './file-cache';

test('what was used last stays, what was not makes room', () => {
  const cache = new FileCache<string>(40);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key, 10);
  cache.get('a');
  cache.set('e', 'e', 10);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd', 'e']);
});

test('a large file takes no room at all', () => {
  const cache = new FileCache<string>(40);
  cache.set('a', 'a', 10);
  cache.set('film', 'film', 30);
  expect([cache.get('film'), cache.get('a')]).toEqual([undefined, 'a']);
});

test('the bound holds, and a value that is found is the one that was put', () => {
  const puts = fc.array(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.nat(12)), { maxLength: 60 });
  fc.assert(
    fc.property(puts, (list) => {
      const cache = new FileCache<number>(48);
      const last = new Map<string, number>();
      for (const [key, bytes] of list) {
        cache.set(key, bytes, bytes);
        last.set(key, bytes);
        const found = [...last].filter(([name]) => cache.get(name) !== undefined);
        expect(found.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(48);
        expect(found.every(([name, size]) => cache.get(name) === size)).toBe(true);
        expect(cache.get(key)).toBe(bytes);
      }
    }),
    { seed: 7 },
  );
});
