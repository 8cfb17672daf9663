import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, desk, json, live, release } from './testing';

const store = () => join(desk.cwd, 'store');

const everyCommand = [
  'status',
  'history',
  'verify',
  'gc',
  'keys list',
  'keys create',
  'rollback remote-a',
  'canary remote-a --percent 5',
  'restore --revision 1',
  'publish host remote-a --site site.json',
  'publish host remote-a --site site.json --dry-run',
  'publish remote-a --upload',
];

test('a folder that is not there is no empty store: every command says so, and makes none', async () => {
  await live();
  await rename(store(), join(desk.cwd, 'elsewhere'));
  for (const command of [...everyCommand, `promote remote-a --from ${join(desk.cwd, 'elsewhere')}`]) {
    const { exit, err } = await release(command);
    expect([command, exit, err]).toEqual([
      command,
      6,
      expect.stringMatching(
        `STORE_MISSING  there is no folder ${store()}\n  Mount its drive.*mkdir -p ${store()}`,
      ),
    ]);
  }
  expect(existsSync(store())).toBe(false);
  expect(readdirSync(desk.cwd)).toContain('elsewhere');
});

test('a file in the place of the store is none either', async () => {
  await live();
  expect(await json(`status --store ${join(desk.cwd, 'site.json')}`)).toMatchObject({
    code: 'STORE_MISSING',
  });
});

test('a store to promote from that is not there is named', async () => {
  await live();
  const from = join(desk.cwd, 'staging');
  expect(await json(`promote remote-a --from ${from}`)).toMatchObject({
    code: 'STORE_MISSING',
    message: `there is no folder ${from}`,
  });
});

test('nothing is told of an empty folder as if it were of a store', async () => {
  for (const command of ['status', 'history', 'verify', 'rollback remote-a']) {
    expect(await json(command)).toMatchObject({ exit: 4, code: 'NOT_PUBLISHED' });
  }
});

test('releases without a registry are told from an empty folder', async () => {
  await build('remote-a', '1.0.0');
  await live();
  await rm(join(store(), 'registry.json'));
  for (const command of ['status', 'history', 'verify', 'rollback remote-a']) {
    const { exit, err } = await release(command);
    expect([exit, err]).toEqual([
      4,
      expect.stringContaining(`NOT_LIVE  ${store()} has releases and no registry.json`),
    ]);
  }
  // A first publication that was killed is ended by the next.
  expect((await release('publish host remote-a --site site.json')).exit).toBe(0);
});

test('an empty folder where this machine has seen a signed registry is refused', async () => {
  await live();
  await release(`keys create --out ${join(desk.cwd, 'key.pem')}`);
  await release('status');
  await rename(store(), join(desk.cwd, 'elsewhere'));
  await mkdir(store());
  for (const command of ['status', 'publish host remote-a --site site.json', 'rollback remote-a']) {
    const { exit, err } = await release(command);
    expect([exit, err]).toEqual([
      6,
      expect.stringMatching(
        `STORE_EMPTY  ${store()} is empty, though revision 2 of it was live.*\n  Mount its drive.*remove ${desk.env.XDG_STATE_HOME}`,
      ),
    ]);
  }
  expect(readdirSync(store())).toEqual([]);
});
