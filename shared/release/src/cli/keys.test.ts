import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { history } from '../repository/history';
import { LocalStore } from '../store/local-store';
import { at, build, json, live, outcome, refusals, release, said } from './testing';

/** The ids of the keys that may sign for a role. */
async function trusted(role: string): Promise<string[]> {
  const { roles } = (await json('keys')) as unknown as { roles: { role: string; keys: string[] }[] };
  return roles.find((one) => one.role === role)?.keys ?? [];
}

test('every role is listed with its keys', async () => {
  await live();
  const roles = ['root', 'targets', 'snapshot', 'timestamp', 'ops', 'host', 'remote-a'];
  const { out } = await release('keys list');
  expect(out.split('\n').map((line) => line.split(' ')[0])).toEqual(['role', ...roles, '']);
  expect(out).toMatch(/^root +2 {6}[\da-f]{16} [\da-f]{16}$/m);
  expect(await said('keys --lang zh')).toMatch(/^角色 +需要 +密钥$/m);
  expect(await outcome(`keys retire ops ${(await trusted('ops'))[0]}`)).toBe('7 KEY_LAST');
});

test('a team signs with a key of its own, until it is retired: then nothing that it signs counts', async () => {
  await live('1.1.0');
  const [first, next] = ['--key team/exams.pem', '--key team/next.pem'];
  const made = await said('keys create --out team/exams.pem');
  expect(made).toMatch(/^key [\da-f]{64}: nobody trusts it yet/);
  expect(made).toContain(`next: npm run release -- keys trust ROLE ${at('team/exams.pem')}.pub`);
  const words = /^key ([\da-f]{16}) may sign for remote-a from revision 2 on\n$/;
  const [, id = ''] = words.exec(await said('keys trust remote-a team/exams.pem.pub --why team')) ?? [];
  const [old = ''] = await trusted('targets');
  expect(await trusted('remote-a')).toEqual([old, expect.stringMatching(`^${id}`)]);
  expect(await said(`keys retire remote-a ${old} ${first}`)).toBe(
    `key ${old.slice(0, 16)} is not trusted any more for remote-a\n`,
  );
  expect(await json('publish remote-a')).toMatchObject({
    code: 'KEY_MISSING',
    facts: { role: 'remote-a', ids: id },
  });
  expect(await outcome(`publish remote-a ${first}`)).toBe('0 done');
  await release('keys create --out team/next.pem');
  const trusting = await said('keys trust remote-a team/next.pem.pub --lang zh');
  expect(trusting).toMatch(/^从第 \d 版起，密钥 [\da-f]{16} 可以为 remote-a 签名\n$/);
  const retiring = await said(`keys retire remote-a ${id} ${next} --lang zh`);
  expect(retiring).toBe(`密钥 ${id} 不再受 remote-a 信任\n`);
  await build('remote-a', '1.2.0');
  expect(await outcome(`publish remote-a ${first}`)).toBe('7 KEY_MISSING');
  const told = await said('history');
  expect(told).toMatch(new RegExp(`retire key ${id}\\S* of remote-a`));
  expect(told).toMatch(new RegExp(`trust key ${id}\\S* for remote-a +team`));
});

test.each([
  ['keys recover', '2 USAGE', /keys recover ONLINE\.pub/, /keys recover 在线密钥\.pub/],
  ['keys create', '2 USAGE', /needs --out FILE/, /需要 --out 文件/],
  ['keys burn', '2 USAGE', /keys burn: unknown/, /keys burn：没有这个操作/],
  ['keys trust remote-a', '2 USAGE', /keys trust ROLE FILE/, /keys trust 角色 文件/],
  ['keys retire remote-a', '2 USAGE', /keys retire ROLE ID/, /keys retire 角色 ID/],
  ['keys create --out store/key.pem', '7 KEY_IN_STORE', /lies in the store/, /位于仓库内/],
  ['keys create --out store.keys/ops.pem', '7 KEY_EXISTS', /is there already/, /已存在/],
  ['keys create --out site.json/safe/key.pem', '7 KEY_UNWRITABLE', /cannot be written/, /无法写入/],
  [
    'keys trust remote-a site.json',
    '7 TRUST_WRONG',
    /holds no Ed25519 public key/,
    /没有可用的 Ed25519 公钥/,
  ],
  ['keys trust nobody store.keys/ops.pem.pub', '7 ROLE_UNKNOWN', /no role nobody/, /没有角色 nobody/],
  ['keys retire remote-a 00', '7 KEY_UNKNOWN', /no key 00 may sign/, /不信任密钥 00/],
])('%s ends with %s, in both languages', async (line, end, en, zh) => {
  await live();
  expect(await outcome(line)).toBe(end);
  expect(await refusals(line)).toEqual([expect.stringMatching(en), expect.stringMatching(zh)]);
});

test('another online key signs the store anew, which goes on from a revision', async () => {
  await live();
  await release(`keys create --out ${at('store.keys/online-2.pem')}`);
  const words = await said('keys recover store.keys/online-2.pem.pub --revision 10');
  expect(words).toMatch(/^the store is signed anew with the online key [\da-f]{16}, at revision 10\n$/);
  expect(await json('status')).toMatchObject({ revision: 10 });
});

describe('init', () => {
  test('makes the keys of all roles and the root to begin with, and says where each belongs', async () => {
    expect(await said('init --keys safe --roots 3 --threshold 2 --revision 41')).toBe(
      [
        `keys and root.json are in ${at('safe')}`,
        'root-*.pem and targets.pem belong offline; ops.pem is for people on call, online.pem for servers too',
        'give root.json to every gateway and command by --trust\n',
      ].join('\n'),
    );
    const pems = readdirSync(at('safe')).filter((name) => name.endsWith('.pem'));
    expect(pems.join(' ')).toBe('online.pem ops.pem root-1.pem root-2.pem root-3.pem targets.pem');
    expect(await readFile(at('safe/root.json'))).toEqual(await readFile(at('store/metadata/1.root.json')));
    const env = { SUITE_TRUST: at('safe/root.json') };
    expect(await said('keys', env)).toMatch(/^root +2 +(?:[\da-f]{16} ?){3}$/m);
    expect(await outcome('status', env)).toBe('4 NOT_LIVE');
    const first = { revision: 41, change: { kind: 'create' }, first: true };
    expect(await history(new LocalStore(at('store')))).toMatchObject([first]);
    expect((await refusals('init --keys safe'))[1]).toMatch(/^REPOSITORY_EXISTS {2}仓库已经有信任根/);
  });

  test('checks only, if it is told to', async () => {
    expect((await release('init --keys safe --dry-run')).exit).toBe(0);
    expect(readdirSync(at('store'))).toEqual([]);
  });

  test.each([
    ['init', '2 USAGE', /needs --keys DIR/, /需要 --keys 文件夹/],
    ['init --keys safe --revision 0', '2 USAGE', /1 or more/, /至少是 1/],
    ['init --keys safe --revision 9007199254740993', '2 USAGE', /not a whole number/, /不是非负整数/],
    [
      'init --keys safe --roots 2 --threshold 3',
      '7 THRESHOLD_WRONG',
      /3 of 2 root keys/,
      /2 个根密钥中的 3 个/,
    ],
    ['init --keys safe --threshold 0', '7 THRESHOLD_WRONG', /0 of 2 root keys/, /2 个根密钥中的 0 个/],
    ['init --keys store/keys', '7 KEY_IN_STORE', /lies in the store/, /位于仓库内/],
  ])('%s ends with %s, in both languages', async (line, end, en, zh) => {
    expect(await outcome(line)).toBe(end);
    expect(await refusals(line)).toEqual([expect.stringMatching(en), expect.stringMatching(zh)]);
    expect(readdirSync(at('store'))).toEqual([]);
  });
});
