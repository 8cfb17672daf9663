import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFault } from '@suite/kernel/registry';
import { site } from '@suite/kernel/testing';
import { distOf, writeIn } from '../testing/sample';
import { commands } from './commands';
import { table, widthOf } from './table';
import { progressOn } from './progress';
import { build, desk, json, live, release } from './testing';

test('the example of settings is complete', async () => {
  const example = await readFile(join(__dirname, '../../docs/site.example.json'), 'utf8');
  expect(siteFault(JSON.parse(example))).toBeUndefined();
});

test('the settings of the environment come from a file and stay', async () => {
  await live();
  await build('remote-a', '1.1.0');
  await release('publish remote-a');
  const registry = JSON.parse(await readFile(join(desk.cwd, 'store/registry.json'), 'utf8'));
  expect(registry.site).toEqual(site);
  writeIn(desk.cwd, 'site.json', JSON.stringify({ ...site, login: {} }));
  expect((await release('publish host --site site.json')).err).toMatch(/^SITE_WRONG/);
  expect((await release('publish host --site none.json')).err).toMatch(/^SITE_WRONG/);
});

test('a host does not go live in a store without settings for its environment', async () => {
  await build('host', '1.0.0');
  expect(await release('publish host')).toMatchObject({
    exit: 4,
    err: expect.stringMatching(/^SITE_MISSING/),
  });
  expect((await release('publish host --upload')).err).not.toContain('SITE_MISSING');
});

test('a team publishes, tries on some, promotes and rolls back', async () => {
  await live();
  await build('remote-a', '1.1.0');
  expect(await release('publish remote-a --canary 5')).toMatchObject({
    exit: 0,
    out: [
      'remote-a 1.1.0 is live for 5 %',
      'next: npm run release -- canary remote-a --percent 20, or --promote for everybody; --stop takes it back',
      'registry revision 2\n',
    ].join('\n'),
  });
  expect((await release('canary remote-a --percent 20')).out).toContain(
    '1.1.0 for 20 %, 1.0.0 for all others',
  );
  expect((await release('canary remote-a --promote')).out).toContain('1.1.0 for everybody');
  expect((await release('rollback remote-a --why slow')).out).toContain(
    'remote-a is back on 1.0.0 (from 1.1.0)',
  );
  expect((await release('rollback remote-a')).out).toContain('is on 1.0.0 already');
  expect((await release('status')).out).toMatch(/remote-a\s+1\.0\.0\s+-.*rolled back from 1\.1\.0/);
  const { out } = await release('history remote-a');
  expect(out.split('\n')[1]).toMatch(/^5 .*rollback remote-a 1\.1\.0 to 1\.0\.0\s+slow$/);
  expect((await release('verify')).exit).toBe(0);
  expect((await release('gc --keep 1')).out).toContain('0 releases');
});

test('a canary is let grow by itself, kept and let go on', async () => {
  await live();
  await build('remote-a', '1.1.0');
  await release('publish remote-a --canary 1');
  expect(await release('canary remote-a --steps 1,5,25,100 --every 10m --visits 80')).toMatchObject({
    exit: 0,
    out: [
      'remote-a: 1.1.0 for 1 %, 1.0.0 for all others',
      'a gateway goes on to 5 → 25 → 100 %, each after 10m and 80 loads at least',
      'registry revision 3\n',
    ].join('\n'),
  });
  expect((await release('canary remote-a --pause')).out).toContain('paused at 1 %; --resume goes on to 5');
  expect((await release('status')).out).toMatch(/canary 1\.1\.0 1 %, paused at 1 %/);
  expect(await json('canary remote-a --resume')).toMatchObject({
    canary: { percent: 1, ramp: { to: [5, 25, 100], every: 600_000, visits: 80, paused: false } },
  });
});

test.each([
  ['canary remote-a --steps 1,5', '--every'],
  ['canary remote-a --steps 1,5 --every soon', '--every'],
  ['canary remote-a --steps 1,x --every 10m', 'not a number'],
  ['canary remote-a --percent 5 --every 10m', '--steps only'],
  ['canary remote-a --pause --stop', 'one of'],
  ['canary remote-a', 'one of'],
])('%s is not understood', async (line, words) => {
  await live();
  expect(await release(line)).toMatchObject({ exit: 2, err: expect.stringContaining(words) });
});

test('machines get JSON, with a code when it failed', async () => {
  await live();
  expect(await json('status')).toMatchObject({ exit: 0, ok: true, revision: 1 });
  expect(await json('rollback remote-a')).toMatchObject({
    exit: 4,
    ok: false,
    code: 'NOTHING_TO_ROLL_BACK',
    message: expect.any(String),
    hint: expect.any(String),
  });
  expect(await json('history')).toMatchObject({
    changes: [{ revision: 1, why: 'first', apps: ['host', 'remote-a'] }],
  });
});

test('people are told in their language what happened and what to do', async () => {
  expect(await release('status', { LANG: 'zh_CN.UTF-8' })).toMatchObject({
    exit: 4,
    err: expect.stringMatching(/^NOT_PUBLISHED {2}.*还没有发布任何内容\n {2}请先运行/),
  });
  const empty = join(desk.cwd, 'nothing');
  await mkdir(empty);
  expect((await release(`status --store ${empty}`)).err).toMatch(
    `NOT_PUBLISHED  nothing was published to ${empty} yet`,
  );
  expect((await release('status --lang zh')).err).toContain('还没有发布');
  expect((await release('help', { LC_ALL: 'zh_CN.UTF-8' })).out).toContain('退出码');
});

test('each command has a help with an example, in both languages', async () => {
  for (const [name, command] of Object.entries(commands)) {
    const { example } = await command();
    expect((await release(`help ${name}`)).out).toContain(example);
    expect((await release(`${name} --help --lang zh`)).out).toContain('示例');
    expect(example).toContain(`-- ${name}`);
    expect((await release('help')).out).toContain(`  ${name} `);
  }
});

test.each([
  ['nonsense', 2, 'USAGE'],
  ['publish', 2, 'USAGE'],
  ['rollback a b', 2, 'USAGE'],
  ['publish remote-a --colour red', 2, 'USAGE'],
  ['canary remote-a', 2, 'USAGE'],
  ['canary remote-a --promote --stop', 2, 'USAGE'],
  ['publish remote-a --canary some', 2, 'USAGE'],
  ['publish remote-a --canary 200', 2, 'PERCENT_WRONG'],
  ['status --store ftp://x', 2, 'STORE_WRONG'],
  ['gc --keep -1', 2, 'USAGE'],
  ['keys burn', 2, 'USAGE'],
  ['overrides set --versions *', 2, 'OVERRIDES_WRONG'],
  ['publish remote-x', 3, 'APP_NOT_HERE'],
  ['publish store', 3, 'MANIFEST_MISSING'],
  ['publish remote-a --version 7.0.0', 4, 'VERSION_NOT_BUILT'],
  [`publish remote-a --version 1.0.${'0'.repeat(300)}`, 4, 'VERSION_NOT_BUILT'],
  ['rollback remote-x', 4, 'APP_UNKNOWN'],
  ['rollback remote-a --to 9.9.9', 4, 'VERSION_MISSING'],
  ['keys retire x', 7, 'KEY_UNKNOWN'],
])('%s ends with %d and %s', async (line, exit, code) => {
  await live();
  expect(await json(line)).toMatchObject({ exit, ok: false, code });
});

test('a version names what is built, or what the store has', async () => {
  await live();
  await build('remote-a', '1.1.0');
  expect((await release('publish remote-a --version 1.1.0')).out).toContain('remote-a 1.1.0 is live');
  expect((await release('publish remote-a --version 1.0.0')).out).toContain('remote-a 1.0.0 is live');
});

test('an app that stands alone is published from its own folder', async () => {
  await live();
  writeIn(desk.cwd, 'package.json', JSON.stringify({ name: 'remote-alone' }));
  expect((await release('publish remote-alone')).err).toMatch(/^MANIFEST_MISSING/);
  await cp(await distOf('remote-a', '1.1.0'), join(desk.cwd, 'dist'), { recursive: true });
  expect((await release('publish remote-a')).out).toContain('remote-a 1.1.0 is live');
});

test('a dry run checks and changes nothing', async () => {
  await live();
  await build('remote-a', '1.1.0');
  const { out, exit } = await release('publish remote-a --dry-run');
  expect([exit, out]).toEqual([
    0,
    expect.stringMatching(/remote-a 1\.1\.0 is live[\s\S]*nothing was changed/),
  ]);
  expect(await json('status')).toMatchObject({ revision: 1 });
  await build('remote-a', '1.1.0', { builtAgainst: { react: '99.0.0' } });
  expect(await json('publish remote-a --dry-run')).toMatchObject({ exit: 3, code: 'SHARED_INCOMPATIBLE' });
});

test('damage ends with a code of its own', async () => {
  await live();
  writeIn(desk.cwd, 'store/releases/remote-a/1.0.0/entry.js', 'x');
  expect(await json('verify')).toMatchObject({
    exit: 8,
    ok: false,
    faults: [{ release: 'remote-a/1.0.0', inUse: true }],
  });
  expect((await release('verify')).out).toContain('remote-a/1.0.0/entry.js (in use): missing or changed');
});

test('a key is created, listed and used without further settings', async () => {
  await live();
  const { out } = await release('keys create');
  expect(out).toContain(desk.env.XDG_CONFIG_HOME);
  expect(await json('keys')).toMatchObject({ keys: [expect.stringMatching(/^[\da-f]{16}$/)] });
  await build('remote-a', '1.1.0');
  expect((await release('publish remote-a --canary 1')).exit).toBe(0);
  expect((await release('canary remote-a --steps 5,100 --every 10m')).out).toContain('with RELEASE_KEY');
  expect((await release('canary remote-a --promote')).out).not.toContain('RELEASE_KEY');
  expect(await json('keys create --out store/key.pem')).toMatchObject({ exit: 7, code: 'KEY_IN_STORE' });
});

test('overrides are set, shown and taken away', async () => {
  await live();
  expect(await json('overrides set --versions *-pr* --origins https://p.example')).toMatchObject({
    overrides: { versions: ['*-pr*'], origins: ['https://p.example'] },
  });
  expect((await release('overrides none')).out).toContain('no overrides');
});

test('columns are aligned, Chinese ones as well', () => {
  expect(widthOf('应用a')).toBe(5);
  expect(
    table([
      ['应用', 'x'],
      ['abc', 'y'],
      ['a', ''],
    ]),
  ).toEqual(['应用  x', 'abc   y', 'a']);
});

test('progress follows long work on a terminal and says little elsewhere', () => {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text);
  const screen = progressOn({ write, isTTY: true }, 'en');
  screen.tell({ what: 'verify', name: 'a/1', done: 0, of: 2 });
  screen.tell({ what: 'verify', name: 'a/2', done: 1, of: 2 });
  screen.end();
  expect(lines).toEqual(['\r\u001b[Kverifying 1/2 a/1', '\r\u001b[Kverifying 2/2 a/2', '\r\u001b[K']);

  lines.length = 0;
  let time = 0;
  const log = progressOn({ write }, 'zh', () => time);
  for (let i = 0; i < 30; i++, time += 100) log.tell({ what: 'remove', name: `a/${i}`, done: i, of: 30 });
  log.tell({ what: 'upload', name: 'b' });
  log.end();
  expect(lines).toEqual(['清除 1/30 a/0\n', '清除 12/30 a/11\n', '清除 23/30 a/22\n', '上传 b\n']);
});
