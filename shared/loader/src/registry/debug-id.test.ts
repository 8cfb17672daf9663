import { debugIdOf } from './debug-id';

test('a debug id is a UUID, the same for a path each time and another for each other path', () => {
  expect(debugIdOf('remote-tools/files/Counter.a1b2.js')).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
  );
  // The maps of releases that run were uploaded under these ids.
  expect(debugIdOf('remote-tools/files/Counter.a1b2.js')).toBe('cf3def14-5007-4e33-a503-b1ff329811cd');
  const paths = Array.from(
    { length: 20_000 },
    (_, i) => `remote-tools/files/${i % 150}.${i.toString(36)}.js`,
  );
  expect(new Set(paths.map(debugIdOf)).size).toBe(paths.length);
});
