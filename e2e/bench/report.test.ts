import { reportOf, tableOf } from './report';

const conditions = { cpuSlowdown: 4, down: 1, up: 1, latency: 1 };
const exact = (bytes: number) => ({ requests: 5, bytes, trips: 1 });
const traffic = { suite: exact(116), plain: exact(100), preload: exact(101) };

const report = reportOf(
  conditions,
  3,
  {
    '/a': { suite: [90, 100, 130], plain: [100, 200, 100], preload: [80, 80, 80] },
    '/b': { suite: [110, 110, 110], plain: [100, 100, 100], preload: [110, 110, 110] },
  },
  { '/a': traffic, '/b': traffic },
);

test('compares the medians of each page', () => {
  expect(report.pages['/a']).toMatchObject({
    suite: { content: { min: 90, median: 100, max: 130 }, bytes: 116 },
    contentRatio: 1,
    preloadRatio: 1.25,
    bytesRatio: 1.16,
  });
});

test('the ratios at the top are those of the worst page', () => {
  expect(report).toMatchObject({ contentRatio: 1.1, preloadRatio: 1.25, rounds: 3 });
});

test('the table names every page and variant', () => {
  const lines = tableOf(report).split('\n');
  expect(lines[1]).toBe('/a');
  expect(lines[2]?.split(/\s+/)).toEqual(['', 'suite', '90', '100', '130', '1.00', '1.25', '5', '116', '1']);
  expect(lines.filter((line) => line.includes('preload '))).toHaveLength(3);
  expect(lines[lines.length - 2]).toMatch(/plain monolith: 1\.100, at most 1\.00 wanted/);
});
