import { files, textOf } from './read-docs';

/** Where the names stand. */
const place = 'shared/features/src/course-line/index.ts';

/** What a page shows; course data in tests are the server's. */
const sources = files.filter(
  (path) =>
    /^(?:host|remote-[\w-]+|shared\/[\w-]+)\/src\/.*\.tsx?$/.test(path) &&
    !/\.test\.|testing/.test(path) &&
    path !== place,
);

const named = /(?:财商|进阶|投资|行业|精品|专题)课/;

const uncommented = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const linesWithName = (path: string) =>
  uncommented(textOf(path))
    .split('\n')
    .filter((line) => named.test(line));

test('what a course is called stands in one place, and other texts take it from there', () => {
  const spelled = sources
    .filter((path) => !path.endsWith('/routes.ts'))
    .flatMap((path) => linesWithName(path).map((line) => `${path}: ${line.trim()}`));
  expect(spelled).toEqual([]);
});

test('titles of routes, which the build reads as they stand, say courses by these names', () => {
  const titles = sources
    .filter((path) => path.endsWith('/routes.ts'))
    .flatMap(linesWithName)
    .map((line) => /title: '(.*)'/.exec(line)?.[1] ?? line);
  expect(titles.length).toBeGreaterThan(10);
  const names = textOf(place)
    .split('\n')
    .flatMap((line) => /: '(.+课)',/.exec(line)?.[1] ?? []);
  expect(titles.filter((title) => !names.some((name) => title.startsWith(name)))).toEqual([]);
});
