import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { debugIdOf } from '@suite/loader/registry';
import { at, build, json, live, release, said } from './testing';

const token = 'sntrys_a-secret';

/** An environment with a token and a `sentry-cli` that keeps what it is given. */
async function withToken(code = '') {
  const file = at('sentry-cli');
  const script = `#!${process.execPath}
    const { cpSync, writeFileSync } = require('node:fs');
    const args = process.argv.slice(2);
    ${code}
    cpSync(args[args.length - 1], ${JSON.stringify(at('got'))}, { recursive: true });
    writeFileSync(${JSON.stringify(at('asked.json'))}, JSON.stringify([args, process.env.SENTRY_ORG]));`;
  await writeFile(file, script);
  await chmod(file, 0o755);
  return { SENTRY_AUTH_TOKEN: token, SENTRY_ORG: 'school', SENTRY_CLI: file };
}

const map = { version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' };
const files = {
  'Exam.a1b2.js': 'self.exam=1;\n//# sourceMappingURL=Exam.a1b2.js.map',
  'Exam.a1b2.js.map': JSON.stringify(map),
  'Exam.c3d4.css': '.exam{top:0}',
  'Exam.c3d4.css.map': JSON.stringify(map),
};
const built = () => build('remote-a', '1.1.0', { files });
const got = (path: string) => readFile(at(`got/${path}`), 'utf8');

test('with a token, and not without, publishing uploads scripts and maps with the ids that pages report', async () => {
  await live();
  await built();
  const { SENTRY_AUTH_TOKEN: _, ...without } = await withToken();
  expect(await said('publish remote-a', without)).not.toContain('maps');
  await expect(readdir(at('got'))).rejects.toThrow('ENOENT');
  expect(await said('publish remote-a', await withToken())).toContain(
    'the error service has the maps of remote-a 1.1.0',
  );
  const [asked, organisation] = JSON.parse(await readFile(at('asked.json'), 'utf8')) as [string[], string];
  expect([asked.slice(0, -1), organisation]).toEqual([
    ['sourcemaps', 'upload', '--release', 'remote-a@1.1.0'],
    'school',
  ]);
  expect(await readdir(at('got'))).toEqual(['Exam.a1b2.js', 'Exam.a1b2.js.map']);
  const id = debugIdOf('remote-a/1.1.0/Exam.a1b2.js');
  expect(await got('Exam.a1b2.js')).toBe(
    `self.exam=1;\n//# debugId=${id}\n//# sourceMappingURL=Exam.a1b2.js.map\n`,
  );
  expect(JSON.parse(await got('Exam.a1b2.js.map'))).toEqual({ ...map, debug_id: id, debugId: id });
});

test('an upload that fails leaves the release live, and says so without the token', async () => {
  await live();
  await built();
  const env = await withToken(`console.error('error: ' + process.env.SENTRY_AUTH_TOKEN); process.exit(1);`);
  const { exit, out } = await release('publish remote-a', env);
  expect([exit, out]).toEqual([
    1,
    expect.stringContaining('did not get the maps of remote-a 1.1.0: error: ***'),
  ]);
  expect(out).toContain('remote-a 1.1.0 is live');
  const problem = expect.stringContaining('ENOENT') as string;
  expect(await json('publish remote-a', { ...env, SENTRY_CLI: at('none') })).toMatchObject({
    exit: 1,
    maps: [{ app: 'remote-a', version: '1.1.0', problem }],
  });
  expect(await said('publish remote-a', await withToken())).toContain('has the maps of remote-a 1.1.0');
});
