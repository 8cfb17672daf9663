import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@suite/kernel/testing';
import { writeIn } from '../testing/sample';
import { build, desk, json, live, release } from './testing';

test('during a canary a rollback asks which version is bad', async () => {
  await live();
  await build('remote-a', '1.1.0');
  await release('publish remote-a');
  await build('remote-a', '1.2.0');
  await release('publish remote-a --canary 5');
  expect(await json('rollback remote-a')).toMatchObject({
    exit: 4,
    code: 'CANARY_OR_LIVE',
    facts: { live: '1.1.0', canary: '1.2.0', percent: 5 },
    hint: expect.stringMatching(/rollback remote-a --canary-only.*rollback remote-a --live/),
  });
  expect(await json('rollback remote-a --live --canary-only')).toMatchObject({ exit: 2, code: 'USAGE' });
  expect((await release('rollback remote-a --canary-only')).out).toContain('1.1.0 stays for everybody');
  expect((await release('rollback remote-a --canary-only')).out).toContain('has no canary');
  await build('remote-a', '1.3.0');
  await release('publish remote-a --canary 5');
  expect((await release('rollback remote-a --live')).out).toContain('is back on 1.0.0 (from 1.1.0)');
  expect(await json('status')).toMatchObject({ apps: [{}, { live: '1.0.0', canary: null }] });
});

test('a version that was taken back is named to be published again', async () => {
  await live();
  await build('remote-a', '1.1.0');
  await release('publish remote-a');
  await release('rollback remote-a');
  const { err } = await release('publish remote-a');
  expect(err).toContain('npm run release -- publish remote-a --version 1.1.0 --again');
  await build('remote-a', '1.2.0');
  expect(await json('publish remote-a --again')).toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining('what is built is remote-a 1.2.0'),
  });
  expect((await release('publish remote-a --version 1.1.0 --again')).out).toContain('remote-a 1.1.0 is live');
});

test('a source that was changed and not built is not said to be live', async () => {
  await live();
  // Stands for the build's program, which prints the version of the present sources.
  writeIn(
    desk.cwd,
    'present.cjs',
    `console.log(require('fs').readFileSync(process.argv[2] + '/source', 'utf8'));`,
  );
  writeIn(desk.cwd, 'remote-a/source', '0.1.0-src.h1');
  const env = { SOURCE_VERSION: join(desk.cwd, 'present.cjs') };
  await build('remote-a', '0.1.0-src.h1');
  expect((await release('publish remote-a', env)).out).toContain('0.1.0-src.h1 is live');
  expect((await release('publish remote-a', env)).out).toContain('was live already');
  writeIn(desk.cwd, 'remote-a/source', '0.1.0-src.h2');
  expect(await json('publish remote-a', env)).toMatchObject({
    exit: 4,
    code: 'BUILD_OLD',
    hint: 'Run npm run build -- remote-a, then publish again.',
  });
  expect((await release('publish remote-a --version 0.1.0-src.h1', env)).exit).toBe(0);
  expect((await release('publish remote-a')).exit).toBe(0);
});

test('a newcomer publishes everything by one command, and each refusal tells the whole one', async () => {
  for (const app of ['host', 'remote-a', 'remote-b']) {
    await build(app, '1.0.0');
    writeIn(desk.cwd, `${app}/package.json`, '{}');
  }
  writeIn(desk.cwd, 'site.json', JSON.stringify(site));
  expect((await release('status')).err).toContain('publish --all --site FILE');
  expect((await release('publish remote-b')).err).toContain('publish host remote-b --site FILE');
  expect((await release('publish host remote-b')).err).toContain('publish host remote-b --site FILE');
  expect((await release('publish --all')).err).toContain('publish --all --site FILE');
  expect(await json('publish --all remote-a')).toMatchObject({ exit: 2, code: 'USAGE' });
  const { exit, out } = await release('publish --all --site site.json');
  expect([exit, out]).toEqual([
    0,
    'host 1.0.0 is live\nremote-a 1.0.0 is live\nremote-b 1.0.0 is live\nregistry revision 1\nthe store is new: nothing was live in it before\n',
  ]);
});

test('the whole suite goes back to a revision', async () => {
  await live();
  for (const app of ['host', 'remote-a']) await build(app, '1.1.0');
  await release('publish host remote-a');
  expect((await release('restore --revision 1 --why bad')).out).toBe(
    'host is back on 1.0.0 (from 1.1.0)\nremote-a is back on 1.0.0 (from 1.1.0)\nregistry revision 3\n',
  );
  expect((await release('restore --revision 1')).out).toContain('as in revision 1 already');
  expect(await json('restore --revision 7')).toMatchObject({ exit: 4, code: 'REVISION_UNKNOWN' });
  expect(await json('restore')).toMatchObject({ exit: 2, code: 'USAGE' });
});

test('a registry that was removed is not taken for a store in which nothing was published', async () => {
  await live();
  await build('remote-a', '1.1.0');
  await release('publish remote-a');
  await rm(join(desk.cwd, 'store', 'registry.json'));
  await build('remote-a', '1.2.0');
  for (const command of ['status', 'publish remote-a', 'rollback remote-a', 'verify']) {
    const { exit, err } = await release(command);
    expect(err).toContain('REGISTRY_GONE  registry.json is gone from the store, though revision 1 was live');
    expect(err).toMatch(/copy revisions\/0000000002-[\da-f]{8}\.json to registry\.json/);
    expect(exit).toBe(8);
  }
});

test('the next step is told for the store that was typed, and as it stands for that of the environment', async () => {
  await live();
  await build('remote-a', '1.1.0');
  const store = join(desk.cwd, 'store');
  const next = (await release('publish remote-a --canary 5')).out;
  expect(next).toContain('npm run release -- canary remote-a --percent 20');
  const env = { RELEASE_STORE: '' };
  for (const typed of [`--store ${store}`, `--store=${store}`]) {
    expect((await release(`rollback remote-a ${typed}`, env)).err).toMatch(
      `npm run release -- rollback --store ${store} remote-a --canary-only`,
    );
    expect(await json(`rollback remote-a ${typed}`, env)).toMatchObject({
      hint: expect.stringContaining(`rollback --store ${store} remote-a --live`),
    });
  }
  const [, step = ''] = /npm run release -- (rollback --store \S+ remote-a --canary-only)/.exec(
    (await release(`rollback remote-a --store ${store}`, env)).err,
  ) as RegExpExecArray;
  expect((await release(step, env)).out).toContain('1.0.0 stays for everybody');
  expect((await release('publish --help --store x', env)).out).toContain('npm run release -- publish APP');
});

test('a build of another app than the one that is named is refused', async () => {
  await live();
  await build('remote-b', '1.0.0');
  const where = join(desk.cwd, 'remote-b', 'dist');
  for (const more of ['', ' --version 1.0.0', ' --upload', ' --dry-run']) {
    expect(await json(`publish remote-a --dist ${where}${more}`)).toMatchObject({
      exit: 2,
      code: 'USAGE',
      message: `${where} is a build of remote-b, not of remote-a`,
    });
  }
  expect(await json('status')).toMatchObject({ revision: 1 });
});

test('the language is taken however it is typed', async () => {
  for (const option of ['--lang zh', '--lang=zh'])
    expect((await release(`status ${option}`)).err).toContain('还没有发布任何内容');
  expect((await release('status --lang=en', { LANG: 'zh_CN.UTF-8' })).err).toContain('nothing was published');
});
