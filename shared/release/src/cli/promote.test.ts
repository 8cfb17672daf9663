import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { at, build, desk, json, live, outcome, release, said } from './testing';

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
  const from = at('store');
  const env = { RELEASE_STORE: '' };
  const { out } = await release(`promote remote-a --from ${from} ${option} ${target} --canary 5`, env);
  const [, step = ''] = /npm run release -- (canary --store \S+ remote-a) --percent 20/.exec(out) ?? [];
  expect(step).toBe(`canary --store ${target} remote-a`);
  expect(await said(`${step} --promote`, env)).toContain('1.1.0 for everybody');
});

test('each store is judged by its own root, and that of one does not count for the other', async () => {
  const from = at('store');
  const [tested, own] = [from, target].map((store) => join(store, 'metadata/1.root.json'));
  const line = `promote remote-a --from ${from} --to ${target}`;
  const env = { SUITE_TRUST: own };
  expect(await outcome(line, env)).toBe('7 METADATA_REFUSED');
  expect(await outcome(`${line} --from-trust ${own}`, env)).toBe('7 METADATA_REFUSED');
  expect(await outcome(`${line} --from-trust ${tested}`, { SUITE_TRUST: tested })).toBe('7 METADATA_REFUSED');
  expect(await json(`${line} --from-trust ${tested}`, env)).toMatchObject({ exit: 0, changed: true });
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
  const { err } = await release(`promote remote-a --from ${at('store')} --to ${to}`);
  expect(err).toContain('HOST_MISSING');
  expect(err).toContain(`publish --store ${to} host remote-a --site FILE`);
});
