import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFault } from '@suite/kernel/site';
import { site } from '@suite/kernel/testing';
import { table } from '../messages/catalogue';
import { currentRegistry } from '../repository/view';
import { LocalStore } from '../store/local-store';
import { daysLater } from '../testing/forge';
import { distOf, temporaryFolder, writeIn } from '../testing/sample';
import { commandNames, loadCommand } from './run';
import { at, build, desk, json, live, outcome, refusals, release, said } from './testing';

test('the settings of the environment come from a file and stay', async () => {
  await live('1.1.0');
  await release('publish remote-a');
  const current = await currentRegistry(new LocalStore(at('store')));
  expect(current?.registry.site).toEqual(site);
  writeIn(desk.cwd, 'site.json', JSON.stringify({ ...site, login: {} }));
  expect((await release('publish host --site site.json')).err).toMatch(/^SITE_WRONG/);
  expect((await release('publish host --site none.json')).err).toMatch(/^SITE_WRONG/);
  const example = await readFile(join(__dirname, '../../docs/site.example.json'), 'utf8');
  expect(siteFault(JSON.parse(example))).toBeUndefined();
});

afterEach(() => jest.useRealTimers());

test('a host does not go live in a store without settings for its environment', async () => {
  await build('host', '1.0.0');
  expect(await outcome('publish host')).toBe('4 SITE_MISSING');
  expect((await release('publish host --upload')).err).not.toContain('SITE_MISSING');
});

test('a team publishes, tries on some, promotes and rolls back', async () => {
  await live('1.1.0');
  expect(await said('publish remote-a --canary 5')).toBe(
    [
      'remote-a 1.1.0 is live for 5 %',
      'next: npm run release -- canary remote-a --percent 20, or --promote for everybody; --stop takes it back',
      'revision 2\n',
    ].join('\n'),
  );
  expect(await said('publish remote-a --canary 5')).toContain(
    'remote-a 1.1.0 was live already for 5 % at least',
  );
  expect(await said('canary remote-a --percent 20')).toContain('1.1.0 for 20 %, 1.0.0 for all others');
  expect(await said('canary remote-a --promote')).toContain('1.1.0 for everybody');
  expect(await said('rollback remote-a --why slow')).toContain('remote-a is back on 1.0.0 (from 1.1.0)');
  expect(await said('rollback remote-a')).toContain('is on 1.0.0 already');
  expect(await said('status')).toMatch(/remote-a\s+1\.0\.0\s+-.*rolled back from 1\.1\.0/);
  expect(await said('history remote-a')).toMatch(/\n5 .*rollback remote-a 1\.1\.0 to 1\.0\.0\s+slow\n/);
  expect((await release('verify')).exit).toBe(0);
  expect(await said('gc --keep 1')).toContain('0 releases');
});

test('a canary is let grow by itself, kept and let go on', async () => {
  await live('1.1.0');
  await release('publish remote-a --canary 1');
  expect(await said('canary remote-a --steps 1,5,25,100 --every 10m --visits 80')).toBe(
    [
      'remote-a: 1.1.0 for 1 %, 1.0.0 for all others',
      'the judge goes on to 5 % → 25 % → 100 %, each after 10m and 80 loads at least',
      'a judge has to run for that: npm run release -- judge',
      'revision 3\n',
    ].join('\n'),
  );
  expect(await said('canary remote-a --pause')).toContain('paused at 1 %; --resume goes on to 5');
  expect(await said('status')).toMatch(/canary 1\.1\.0 1 %, paused at 1 %/);
  expect(await json('canary remote-a --resume')).toMatchObject({
    canary: { percent: 1, ramp: { to: [5, 25, 100], every: 600_000, visits: 80, paused: false } },
  });
});

test('a canary goes to the staff, then to a course line, then to shares', async () => {
  await live('1.1.0');
  expect(await said('publish remote-a --canary staff --lang zh')).toContain(
    'remote-a 1.1.0 已上线（内部设备）',
  );
  const ramp = 'canary remote-a --steps staff,management,5,100 --every 1h';
  expect(await said(`${ramp} --dry-run`)).toContain(
    'remote-a: 1.1.0 for the staff, 1.0.0 for all others\nthe judge goes on to the management line → 5 % → 100 %, each',
  );
  expect(await said(`${ramp} --lang zh`)).toContain(
    'judge 会自动放大到管理线 → 5% → 100%，每步至少 1 小时、',
  );
  expect(await said('history')).toMatch(/to the staff, the management line, 5 %, 100 % by itself/);
  expect(await said('canary remote-a --percent management')).toContain('1.1.0 for the management line, ');
  expect(await said('status')).toMatch(/canary 1\.1\.0 the management line\n/);
  expect(await said('canary remote-a --percent 5')).toContain('1.1.0 for 5 % and the management line, ');
  expect(await said('history')).toMatch(/canary remote-a 1\.1\.0 to 5 % and the management line/);
});

test.each([
  ['canary remote-a --steps 1,5', /--every/, /要和 --every 一起用/],
  ['canary remote-a --steps 1,5 --every soon', /--every/, /--every/],
  ['canary remote-a --steps 1,x --every 10m', /x: not a number/, /x：不是数字/],
  ['canary remote-a --percent 5,9', /5,9: not a number/, /不是数字/],
  ['canary remote-a --percent 5 --every 10m', /--steps only/, /只能和 --steps/],
  ['canary remote-a --pause --stop', /give one of --percent/, /请选一个：--percent/],
  ['canary remote-a', /give one of/, /请选一个/],
  ['nonsense', /unknown command/, /没有 nonsense 这条命令/],
  ['publish', /APP\.\.\. \| --all/, /应用/],
  ['rollback a b', /rollback APP/, /rollback APP/],
  ['publish remote-a --colour red', /Unknown option '--colour'/, /选项有误/],
  ['publish remote-a host --dist x', /--dist goes with one app/, /--dist 一次只能/],
  ['gc --keep -1', /Option '--keep' argument is ambiguous/, /选项有误/],
  ['gc --keep=-1', /-1: not a whole number/, /不是非负整数/],
  ['trace none.txt', /ENOENT/, /无法读取 none\.txt/],
  ['overrides burn', /overrides burn: unknown/, /没有这个操作/],
  ['flag poster', /give a name and one of/, /请写名字/],
  ['flag --on', /give a name and one of/, /请写名字/],
  ['flag poster --on --off', /go alone/, /单独使用/],
  ['flag poster --clear --percent 5', /go alone/, /单独使用/],
  ['flag poster --line both', /both: learner or management/, /both：只能是/],
  ['freeze --to soon', /soon: give a time/, /请写北京时间/],
  ['freeze --from 2099-01-01T09:00', /give --to/, /请写 --to/],
  ['restore', /needs --revision/, /需要 --revision/],
  ['promote remote-a', /needs --from STORE/, /需要 --from 仓库/],
])('%s is not understood, in both languages', async (line, en, zh) => {
  expect((await release(line)).exit).toBe(2);
  const [inEnglish, inChinese] = await refusals(line);
  expect(inEnglish).toMatch(en);
  expect(inChinese).toMatch(zh);
  const name = line === 'nonsense' ? '' : ` ${line.split(' ')[0]}`;
  expect(inChinese).toMatch(new RegExp(`\\n  查看用法：npm run release -- help${name}。\\n$`));
});

test.each([
  ['publish remote-a --canary 200', '2 PERCENT_WRONG'],
  ['status --store ftp://x', '2 STORE_WRONG'],
  ['publish remote-x', '3 APP_NOT_HERE'],
  ['publish store', '3 MANIFEST_MISSING'],
  ['publish remote-a --version 7.0.0', '4 VERSION_NOT_BUILT'],
  [`publish remote-a --version 1.0.${'0'.repeat(300)}`, '4 VERSION_NOT_BUILT'],
  ['rollback remote-a', '4 NOTHING_TO_ROLL_BACK'],
  ['restore --revision 7', '4 REVISION_UNKNOWN'],
])('%s ends with %s', async (line, end) => {
  await live();
  expect(await outcome(line)).toBe(end);
});

test('machines get JSON', async () => {
  await live();
  expect(await json('status')).toMatchObject({ exit: 0, ok: true, revision: 1 });
  const words = { message: expect.any(String), hint: expect.any(String) };
  expect(await json('rollback remote-a')).toMatchObject({
    ok: false,
    code: 'NOTHING_TO_ROLL_BACK',
    ...words,
  });
  const apps = { host: { stable: '1.0.0' }, 'remote-a': { stable: '1.0.0' } };
  expect(await json('history')).toMatchObject({ changes: [{ revision: 1, why: 'first', apps }] });
});

test('people are told in their language what happened and what to do', async () => {
  const [en, zh] = await refusals('status');
  expect(en).toBe(
    `NOT_PUBLISHED  nothing was published to ${at('store')} yet\n  Run npm run build, then npm run release -- publish --all --site FILE. If releases should be there, mount its drive or name another store by --store.\n`,
  );
  expect(zh).toMatch(/^NOT_PUBLISHED {2}.*还没有发布任何内容\n {2}请先运行/);
  expect((await release('status', { LANG: 'zh_CN.UTF-8' })).err).toBe(zh);
  expect((await release('status --lang=en', { LANG: 'zh_CN.UTF-8' })).err).toBe(en);
  expect(await said('help', { LC_ALL: 'zh_CN.UTF-8' })).toContain('退出码');
});

test('each command has a help with an example, in both languages', async () => {
  for (const name of commandNames) {
    const { example } = await loadCommand(name);
    expect(await said(`help ${name}`)).toContain(example);
    expect(await said(`${name} --help --lang zh`)).toContain('示例');
    expect(example).toContain(`-- ${name}`);
    expect(await said('help')).toContain(`  ${name} `);
  }
});

test('a version names what is built, or what the store has', async () => {
  await live('1.1.0');
  expect(await said('publish remote-a --version 1.1.0')).toContain('remote-a 1.1.0 is live');
  expect(await said('publish remote-a --version 1.0.0')).toContain('remote-a 1.0.0 is live');
});

test('an app that stands alone is published from its own folder', async () => {
  await live();
  writeIn(desk.cwd, 'package.json', JSON.stringify({ name: 'remote-alone' }));
  expect((await release('publish remote-alone')).err).toMatch(/^MANIFEST_MISSING/);
  await cp(await distOf('remote-a', '1.1.0'), join(desk.cwd, 'dist'), { recursive: true });
  expect(await said('publish remote-a')).toContain('remote-a 1.1.0 is live');
});

test('a dry run checks and changes nothing', async () => {
  await live('1.1.0');
  const { out } = await release('publish remote-a --dry-run');
  expect(out).toMatch(/remote-a 1\.1\.0 is live[\s\S]*nothing was changed/);
  expect(await json('status')).toMatchObject({ revision: 1 });
  await build('remote-a', '1.1.0', { builtAgainst: { react: '99.0.0' } });
  expect(await outcome('publish remote-a --dry-run')).toBe('3 SHARED_INCOMPATIBLE');
});

test('damage ends with a code of its own', async () => {
  await live();
  const folder = join(desk.cwd, 'store/targets/remote-a/1.0.0');
  const [files = ''] = (await readdir(folder)).filter((name) => name.endsWith('.files.tar'));
  writeIn(folder, files, 'x');
  expect(await json('verify')).toMatchObject({ exit: 8, ok: false, faults: [{ inUse: true }] });
  expect(await said('verify')).toContain('remote-a/1.0.0/files.tar (in use): missing or changed');
  expect(await said('verify --lang zh')).toContain('remote-a/1.0.0/files.tar（使用中）: 缺失或被改动');
});

test('status names an app that cannot be read, beside the others', async () => {
  await live();
  writeIn(desk.cwd, 'store/metadata/1.remote-a.json', '{}');
  // This machine has a whole copy of it; another one has not.
  const other = { XDG_STATE_HOME: await temporaryFolder() };
  expect(await said('status', other)).toMatch(/^host +1\.0\.0.*\n(.*\n)*remote-a cannot be read: .+/m);
  expect(await said('status --lang zh', other)).toMatch(/^remote-a 无法读取：/m);
  const broken = { 'remote-a': expect.any(String) };
  expect(await json('status', other)).toMatchObject({ apps: [{ app: 'host' }], broken });
});

test('status warns a day before the timestamp expires, because the judge did not renew it', async () => {
  await live();
  expect(await said('status')).not.toContain('expires');
  daysLater(2.1);
  const [en, zh] = [await said('status'), await said('status --lang zh')];
  expect(en).toMatch(/^the timestamp expires at 2.*npm run release -- judge renews it\nrevision 1$/m);
  expect(zh).toMatch(/^timestamp 将于 2.* 过期.*judge 会续签它$/m);
});

test('status warns a month before the metadata of a key expires: only people renew it', async () => {
  await live();
  daysLater(699);
  await said('overrides clear');
  expect(await said('status')).not.toContain('expires');
  daysLater(2);
  expect(await said('status')).toMatch(/^a role's metadata expires at 2.*npm run release -- keys recover$/m);
  expect(await said('status --lang zh')).toMatch(/^某个角色的元数据将于 2.* 过期/m);
});

test('overrides are set, shown and taken away', async () => {
  await live();
  const overrides = { versions: ['*-pr*'], origins: ['https://p.example'] };
  expect(await json('overrides set --versions *-pr* --origins https://p.example')).toMatchObject({
    overrides,
  });
  expect(await said('overrides none')).toContain('no overrides');
});

test('a flag is switched, listed and left to the code again', async () => {
  await live();
  expect(await said('flag')).toBe('no live release has a flag\nrevision 1\n');
  expect(await outcome('flag poster --on')).toBe('4 FLAG_UNKNOWN');
  const flags = [{ name: 'poster', does: '海报', on: true }];
  await build('remote-a', '1.1.0', { flags });
  await release('publish remote-a');
  const row = (state: string) => new RegExp(`^poster +${state} +remote-a +海报$`, 'm');
  expect(await said('flag')).toMatch(row('as the code says \\(on\\)'));
  expect(await said('flag poster --off --dry-run')).toMatch(row('off'));
  expect(await json('flag')).toMatchObject({ revision: 2, flags: [{ flag: 'poster', does: '海报' }] });
  expect(await said('flag poster --percent 20 --line management --staff --why trial')).toMatch(
    row("on for 20 % of the visitors, the management line, the staff's devices"),
  );
  expect(await said('flag --lang zh')).toMatch(row('对 20% 的访客、管理线、内部设备打开'));
  expect(await said('flag poster --off')).toMatch(row('off'));
  expect(await said('flag poster --on')).toMatch(row('on'));
  expect(await json('flag poster --on')).toMatchObject({ changed: false, revision: 5 });
  expect(await said('history')).toMatch(/\n3 .* flag poster: on for 20 % .* +trial\n/);
  expect(await said('flag poster --clear')).toMatch(row('as the code says \\(on\\)'));
});

test('releases are frozen, seen, overruled for a reason and let go on', async () => {
  await live('1.1.0');
  expect(await said('freeze')).toContain('nothing is frozen');
  expect(await outcome('freeze --to 2099-01-01T09:00')).toBe('2 FREEZE_WRONG');
  const freezing = 'freeze --to 2099-01-01T09:00 --why exams --who Ann';
  expect(await said(freezing)).toMatch(
    /frozen .* → 2099-01-01 09:00 \(Shanghai time\): exams \(Ann; --lift 2\)\nrevision 2/,
  );
  expect(await said('status --lang zh')).toMatch(/冻结发布 .*（北京时间）：exams（Ann；编号 2）/);
  await build('remote-a', '1.2.0');
  expect(await outcome('publish remote-a')).toBe('4 FROZEN');
  const { err } = await release('publish remote-a');
  expect(err).toMatch(/release -- publish APP --despite-freeze .* release -- freeze --lift 2\./);
  await release('publish remote-a --canary 5 --why fix --despite-freeze urgent');
  expect(await said('history')).toMatch(/ fix \(despite the freeze: urgent\)\n/);
  expect(await outcome('canary remote-a --promote')).toBe('4 FROZEN');
  expect(await said('canary remote-a --promote --despite-freeze works')).toContain('1.2.0 for everybody');
  expect(await said('history')).toMatch(/canary remote-a 1\.2\.0 promoted .*\(despite the freeze: works\)\n/);
  expect(await said('freeze --lift 2')).toContain('nothing is frozen');
});

test('columns are aligned, Chinese ones as well', () => {
  const rows = [
    ['应用', 'x'],
    ['abc', 'y'],
    ['a', ''],
  ];
  expect(table(rows)).toEqual(['应用  x', 'abc   y', 'a']);
});
