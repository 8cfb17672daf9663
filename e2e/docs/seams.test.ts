import { textOf } from './read-docs';

const page = 'shared/docs/seams.md';

/** The rows of each promise: what it meets, and the test or the reason why there is none. */
const tables = textOf(page)
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [promise = '', ...lines] = section.split('\n');
    const cells = lines
      .filter((line) => /^\| (?!Meets|-)/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    return { promise, rows: cells.map(([, meets = '', test = '']) => ({ meets, test })) };
  });

/** The words of a test as its file has them: an apostrophe may be escaped there. */
const hasTest = (file: string, words: string) => textOf(file).replace(/\\'/g, '’').includes(words);

test('each promise stands beside everything that may break it', () => {
  const [first] = tables;
  expect(first?.rows.length).toBeGreaterThan(5);
  for (const { rows } of tables)
    expect(rows.map(({ meets }) => meets)).toEqual(first?.rows.map(({ meets }) => meets));
});

test.each(tables)('$promise: the tests that are named exist, and no cell is empty', ({ rows }) => {
  for (const { test: cell } of rows) {
    const [, file, words] = /^`(.+)` “(.+)”$/.exec(cell) ?? [];
    if (file && words) expect({ cell, isThere: hasTest(file, words) }).toEqual({ cell, isThere: true });
    else expect(cell).toMatch(/^[A-Z][^`]{10,}$/);
  }
});
