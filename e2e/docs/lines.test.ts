import { links } from '@suite/kernel/links';
import manage from '../../remote-manage-course/src/routes';
import { files, textOf } from './read-docs';

/** Links out of the management line, which say so to the learner. */
const saidSo: Record<string, string> = {
  // Who may not buy the course goes back to where everybody begins.
  'remote-manage-course/src/paying/pay-course.page.tsx': 'home',
};

test('no link of the management line leads out of it: the other line has another session', () => {
  const own = manage.routes.map(({ path }) => path);
  const sources = files.filter((file) => /^remote-manage-course\/src\/.*(?<!\.test)\.tsx?$/.test(file));
  const all = sources.flatMap((file) =>
    Array.from(
      textOf(file).matchAll(/\blinks\.(\w+)/g),
      ([, name]) => [file, name as keyof typeof links] as const,
    ),
  );
  const leading = all.filter(([file, name]) => !own.includes(links[name].pattern) && saidSo[file] !== name);
  expect(all.length).toBeGreaterThan(20);
  expect(leading).toEqual([]);
});
