import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, desk, json, live, release } from './testing';

let target: string;

/** Makes the store of another environment, with the same releases. */
beforeEach(async () => {
  await live();
  target = join(desk.cwd, 'production');
  await mkdir(target);
  await release(`publish host remote-a --site site.json --store ${target}`);
  await build('remote-a', '1.1.0');
  await release('publish remote-a');
});

test.each(['--to', '--store'])('the next step after promote %s is told for that store', async (option) => {
  const from = join(desk.cwd, 'store');
  const env = { RELEASE_STORE: '' };
  const { out } = await release(`promote remote-a --from ${from} ${option} ${target} --canary 5`, env);
  const [, step = ''] = /npm run release -- (canary --store \S+ remote-a) --percent 20/.exec(out) ?? [];
  expect(step).toBe(`canary --store ${target} remote-a`);
  expect((await release(`${step} --promote`, env)).out).toContain('1.1.0 for everybody');
});

test('a store to promote from without releases is named, and no step is told for the other one', async () => {
  const from = join(desk.cwd, 'empty');
  await mkdir(from);
  const { code, message, hint } = await json(`promote remote-a --from ${from} --store ${target}`);
  expect([code, message]).toEqual(['NOT_PUBLISHED', `nothing was published to ${from} yet`]);
  expect(hint).not.toContain(target);
});

test('an empty store to promote to is named by its own address', async () => {
  const to = join(desk.cwd, 'empty');
  await mkdir(to);
  const { err } = await release(`promote remote-a --from ${join(desk.cwd, 'store')} --to ${to}`);
  expect(err).toContain('HOST_MISSING');
  expect(err).toContain(`publish --store ${to} host remote-a --site FILE`);
});
