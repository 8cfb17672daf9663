import { join } from 'node:path';
import { site } from '@suite/kernel/testing';
import { writeIn } from '../testing/sample';
import { at, build, desk, json, live, outcome, release, said } from './testing';

test('during a canary a rollback asks which version is bad', async () => {
  await live('1.1.0');
  await release('publish remote-a');
  await build('remote-a', '1.2.0');
  await release('publish remote-a --canary 5');
  expect(await json('rollback remote-a')).toMatchObject({
    exit: 4,
    code: 'CANARY_OR_LIVE',
    facts: { live: '1.1.0', canary: '1.2.0' },
    hint: expect.stringMatching(/rollback remote-a --canary-only.*rollback remote-a --live/),
  });
  expect(await outcome('rollback remote-a --live --canary-only')).toBe('2 USAGE');
  // A second time changes nothing.
  for (const line of ['rollback remote-a --canary-only', 'rollback remote-a --canary-only']) {
    expect(await said(line)).toBe('remote-a: 1.1.0 for everybody\nrevision 4\n');
  }
  await build('remote-a', '1.3.0');
  await release('publish remote-a --canary 5');
  expect(await said('rollback remote-a --live')).toContain('is back on 1.0.0 (from 1.1.0)');
  expect(await json('status')).toMatchObject({ apps: [{}, { live: '1.0.0', canary: null }] });
});

test('a version that was taken back is named to be published again', async () => {
  await live('1.1.0');
  await release('publish remote-a');
  await release('rollback remote-a');
  const { err } = await release('publish remote-a');
  expect(err).toContain('npm run release -- publish remote-a --version 1.1.0 --again');
  await build('remote-a', '1.2.0');
  expect(await json('publish remote-a --again')).toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining('built is remote-a 1.2.0'),
  });
  expect(await said('publish remote-a --version 1.1.0 --again')).toContain('remote-a 1.1.0 is live');
});

test('a source that was changed and not built is not said to be live', async () => {
  await live();
  // Stands for the build's program, which prints the version of the present sources.
  const program = `console.log(require('fs').readFileSync(process.argv[2] + '/source', 'utf8'));`;
  writeIn(desk.cwd, 'present.cjs', program);
  writeIn(desk.cwd, 'remote-a/source', '0.1.0-src.h1');
  const env = { SOURCE_VERSION: join(desk.cwd, 'present.cjs') };
  await build('remote-a', '0.1.0-src.h1');
  expect(await said('publish remote-a', env)).toContain('0.1.0-src.h1 is live');
  expect(await said('publish remote-a', env)).toContain('was live already');
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
  expect(await outcome('publish --all remote-a')).toBe('2 USAGE');
  const { exit, out } = await release('publish --all --site site.json');
  expect([exit, out]).toEqual([
    0,
    'host 1.0.0 is live\nremote-a 1.0.0 is live\nremote-b 1.0.0 is live\nrevision 1\nnothing was live in this store before\n',
  ]);
});

test('the whole suite goes back to a revision', async () => {
  await live();
  for (const app of ['host', 'remote-a']) await build(app, '1.1.0');
  await release('publish host remote-a');
  expect(await said('restore --revision 1 --why bad')).toBe(
    'host is back on 1.0.0 (from 1.1.0)\nremote-a is back on 1.0.0 (from 1.1.0)\nrevision 3\n',
  );
  expect(await said('restore --revision 1')).toContain('as in revision 1 already');
});

test('the next step is told for the store that was typed, and as it stands for that of the environment', async () => {
  await live('1.1.0');
  const store = at('store');
  const next = await said('publish remote-a --canary 5');
  expect(next).toContain('npm run release -- canary remote-a --percent 20');
  const env = { RELEASE_STORE: '' };
  const step = `rollback --store ${store} remote-a --canary-only`;
  for (const typed of [`--store ${store}`, `--store=${store}`]) {
    const line = `rollback remote-a ${typed}`;
    expect((await release(line, env)).err).toContain(`npm run release -- ${step}`);
    expect((await json(line, env)).hint).toContain(`rollback --store ${store} remote-a --live`);
  }
  expect(await said(step, env)).toContain('1.0.0 for everybody');
  expect(await said('publish --help --store x', env)).toContain('npm run release -- publish APP');
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
