import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/sample';
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

test('a store that is signed by other keys is trusted by its own, which do not count for the one to publish in', async () => {
  const [from, keyFile] = [join(desk.cwd, 'store'), join(desk.cwd, 'test.pem')];
  const { publicFile: tested } = await json(`keys create --out ${keyFile}`);
  const other = { XDG_CONFIG_HOME: await temporaryFolder() };
  process.env.XDG_CONFIG_HOME = other.XDG_CONFIG_HOME;
  const { publicFile: own } = await json(`keys create --store ${target}`, other);
  const line = `promote remote-a --from ${from} --to ${target}`;
  const env = { ...other, RELEASE_KEY: String(own).replace(/\.pub$/, ''), SUITE_TRUST: String(own) };
  expect(await json(line, env)).toMatchObject({ exit: 7, code: 'REGISTRY_UNTRUSTED' });
  expect(await json(`${line} --from-trust ${own}`, env)).toMatchObject({ exit: 7 });
  const wrong = { ...env, SUITE_TRUST: String(tested) };
  expect(await json(`${line} --from-trust ${tested}`, wrong)).toMatchObject({ exit: 7 });
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
  const { err } = await release(`promote remote-a --from ${join(desk.cwd, 'store')} --to ${to}`);
  expect(err).toContain('HOST_MISSING');
  expect(err).toContain(`publish --store ${to} host remote-a --site FILE`);
});
