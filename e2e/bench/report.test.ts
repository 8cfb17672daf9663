import { reportOf, tableOf } from './report';

const conditions = { cpuSlowdown: 4, down: 1, up: 1, latency: 1 };
const exact = (bytes: number) => ({ requests: 5, bytes, trips: 1 });
const traffic = { suite: exact(116), plain: exact(100), preload: exact(101), federation: exact(200) };

const report = reportOf(
  conditions,
  3,
  {
    '/a': {
      ...{ suite: [90, 100, 130], plain: [100, 200, 100], preload: [80, 80, 80] },
      federation: [200, 200, 200],
    },
    '/b': {
      ...{ suite: [110, 110, 110], plain: [100, 100, 100], preload: [110, 110, 110] },
      federation: [200, 200, 200],
    },
  },
  { '/a': traffic, '/b': traffic },
);

test('compares the medians of each page', () => {
  expect(report.pages['/a']).toMatchObject({
    suite: { content: { min: 90, median: 100, max: 130 }, bytes: 116 },
    plain: { contentRatio: 1, bytesRatio: 1.16 },
    preload: { contentRatio: 1.25 },
    federation: { contentRatio: 0.5, bytesRatio: 0.58 },
  });
});

test('the ratios at the top are those of the worst page', () => {
  expect(report).toMatchObject({ worst: { plain: 1.1, preload: 1.25, federation: 0.55 }, rounds: 3 });
});

test('the table names every page and variant', () => {
  const lines = tableOf(report).split('\n');
  expect(lines[1]).toBe('/a');
  expect(lines[3]?.split(/\s+/)).toEqual(['', 'plain', '100', '100', '200', '1.00', '5', '100', '1.16', '1']);
  expect(lines.filter((line) => line.startsWith('  preload '))).toHaveLength(2);
  expect(lines.at(-4)).toMatch(/against plain: 1\.100, at most 0\.92 wanted/);
  expect(lines.at(-1)).toMatch(/bytes of the suite against plain: 1\.160, at most 1\.13 wanted/);
});
