import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files-under';
import { apps, remotes } from './workspace';
import { links } from '@suite/kernel/links';
import type { RouteTable } from '@suite/kernel/routes';

async function rowsOf(app: string) {
  const { default: table } = (await import(join(process.cwd(), app, 'src/routes'))) as {
    default: RouteTable;
  };
  return table.routes;
}

test('each link leads to a route of some app, written as its table writes it', async () => {
  const patterns = (await Promise.all(apps.map(rowsOf))).flat().map(({ path }) => path);
  const linked = Object.values(links).map(({ pattern }) => pattern);
  expect(linked.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

/** The links that lead a learner out of their course line, and are meant to. */
const crossings = [
  // Home, the learner's orders and their diplomas show what they have in both lines.
  'remote-commerce: manageCourse',
  'remote-commerce: managePay',
  'remote-contracts: manageCourse',
  'remote-learning: manageCourse',
  // Whoever cannot buy the management course has another course already.
  'remote-manage-course: home',
];

test('no link of a remote leads into the other course line, but for those that say so', async () => {
  const rows = (await Promise.all(remotes.map(rowsOf))).flat();
  const lineOf = (pattern: string) => rows.find(({ path }) => path === pattern)?.line ?? 'learner';
  const found = remotes.flatMap((remote) => {
    const line = remote === 'remote-manage-course' ? 'management' : 'learner';
    const code = filesUnder(`${remote}/src`).map((file) => readFileSync(file, 'utf8'));
    const used = code.flatMap((text) => Array.from(text.matchAll(/\blinks\.(\w+)/g), ([, name]) => name));
    return Object.entries(links)
      .filter(([name, { pattern }]) => used.includes(name) && lineOf(pattern) !== line)
      .map(([name]) => `${remote}: ${name}`);
  });
  expect(found).toEqual(crossings);
});
