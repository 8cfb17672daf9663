import fc from 'fast-check';
import { releaseOf } from '../testing';
import { BUCKETS, forVisitor } from './for-visitor';
import type { Registry } from './registry';

const registry = (below: number): Registry => ({
  schema: 1,
  revision: 3,
  apps: {
    host: { live: releaseOf('1'), previous: null },
    'remote-a': {
      live: releaseOf('1'),
      previous: '0',
      previousHash: 'x',
      canary: { release: releaseOf('2'), below },
    },
  },
});
const versionFor = (below: number, bucket: number) =>
  forVisitor(registry(below), bucket).apps['remote-a']?.live.version;

test.each([
  [0, 0, 'management', '2'],
  [0, 0, 'learner', '1'],
  [0, 0, undefined, '1'],
  [500, 499, 'learner', '2'],
  [500, 9999, 'management', '2'],
  [500, 9999, 'learner', '1'],
] as const)(
  'a canary of %d and the management line: bucket %d, line %s has %s',
  (below, bucket, line, version) => {
    const whole = registry(below);
    whole.apps['remote-a']!.canary!.line = 'management';
    expect(forVisitor(whole, bucket, line).apps['remote-a']?.live.version).toBe(version);
  },
);

test('of ten thousand visitors exactly the share of the rule takes the canary', () => {
  for (const below of [0, 1, 500, 3333, 10_000]) {
    const takers = Array.from({ length: BUCKETS }, (_, bucket) => versionFor(below, bucket));
    expect(takers.filter((version) => version === '2')).toHaveLength(below);
  }
});

test('a device of the staff has each canary, also one that no other visitor has', () => {
  for (const below of [0, 1, 10_000]) expect(versionFor(below, -1)).toBe('2');
});

test('a visitor who has the canary keeps it while its part grows', () => {
  const part = fc.integer({ min: 0, max: BUCKETS });
  fc.assert(
    fc.property(part, part, fc.integer({ min: 0, max: BUCKETS - 1 }), (one, other, bucket) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      return versionFor(less, bucket) === '1' || versionFor(more, bucket) === '2';
    }),
    { seed: 7 },
  );
});

test('a visitor of the canary falls back to what all others have', () => {
  expect(forVisitor(registry(500), 499).apps['remote-a']).toMatchObject({
    live: { version: '2' },
    previous: '1',
    stable: { version: '1' },
  });
  expect(forVisitor(registry(500), 499).apps['remote-a']?.previousHash).toBeUndefined();
  expect(forVisitor(registry(500), 500).apps['remote-a']).toMatchObject({
    live: { version: '1' },
    previous: '0',
  });
});
