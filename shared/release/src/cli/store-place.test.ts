import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { s3Env, startS3 } from '../testing/s3-server';
import { at, desk, json, live, outcome, refusals, release, said } from './testing';

const everyCommand =
  `status / history / verify / gc / keys list / keys retire ops 00 / init --keys new / overrides none
  / rollback remote-a / canary remote-a --percent 5 / restore --revision 1 / publish remote-a --upload
  / publish host remote-a --site site.json / publish host remote-a --site site.json --dry-run
  / promote remote-a --from elsewhere`.split('/');

test('a folder that is not there is no empty store: every command says so, and makes none', async () => {
  await live();
  await rename(at('store'), at('elsewhere'));
  const missing = `STORE_MISSING  there is no folder ${at('store')}\n  Mount its drive.*mkdir -p ${at('store')}`;
  for (const line of everyCommand) {
    const { exit, err } = await release(line.replace('elsewhere', at('elsewhere')));
    expect([line, exit, err]).toEqual([line, 6, expect.stringMatching(missing)]);
  }
  expect(existsSync(at('store'))).toBe(false);
  expect(readdirSync(desk.cwd)).toContain('elsewhere');
});

test('a file in the place of the store is none either, and a store to promote from is named', async () => {
  await live();
  expect(await outcome(`status --store ${at('site.json')}`)).toBe('6 STORE_MISSING');
  const from = at('staging');
  const { message } = await json(`promote remote-a --from ${from}`);
  expect(message).toBe(`there is no folder ${from}`);
});

test('an empty folder where this machine has seen a suite is refused', async () => {
  await live();
  await rename(at('store'), at('elsewhere'));
  await mkdir(at('store'));
  const empty = `STORE_EMPTY  ${at('store')} is empty, though revision 1 of it was live.*\n.*remove ${desk.env.XDG_STATE_HOME}`;
  for (const line of ['status', 'publish host remote-a --site site.json', 'rollback remote-a']) {
    const { exit, err } = await release(line);
    expect([exit, err]).toEqual([6, expect.stringMatching(empty)]);
  }
  expect(readdirSync(at('store'))).toEqual([]);
});

test('an object store is given its keys by init, and no first publication makes them', async () => {
  const s3 = await startS3();
  try {
    await live();
    const [address, publish] = [s3.address('suite'), 'publish host remote-a --site site.json'];
    const env = { ...s3Env, RELEASE_STORE: address };
    const [en, zh] = await refusals(publish, env);
    expect(en).toMatch(
      /^REPOSITORY_MISSING {2}the store has no root of trust yet\n.*npm run release -- init --keys DIR/,
    );
    expect(zh).toMatch(/^REPOSITORY_MISSING {2}仓库还没有信任根\n.*init --keys 文件夹/);
    expect([...s3.objects.keys()].filter((key) => !key.includes('/probe/'))).toEqual([]);
    expect(await outcome('init --keys safe', env)).toBe('0 done');
    expect((await json('status', env)).message).toBe(`nothing in ${address} was made live yet`);
    expect(await outcome(publish, env)).toBe('7 KEY_MISSING');
    const keys = ['targets', 'ops', 'online'].map((name) => `--key safe/${name}.pem`);
    expect(await said(`${publish} ${keys.join(' ')}`, env)).toMatch(
      /^revision 2\nnothing was live in this store/m,
    );
  } finally {
    await s3.close();
  }
});
