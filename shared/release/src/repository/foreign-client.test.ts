import { execFile, spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setCanary } from '../publish/canary';
import { recoverStore, retireKey, trustKey } from '../publish/keys';
import { rollback } from '../publish/rollback';
import { flipBit, temporaryFolder } from '../testing/sample';
import { objectIn } from '../testing/suite';
import { statePath } from './metadata';
import { copyScene, forge, newKey, scene, type Scene } from '../testing/forge';

/**
 * A client of other hands, python-tuf's with its default settings, reads what ours writes and refuses what was tampered
 * with. It needs Python with the module `tuf` (`pip install tuf`); `TUF_PYTHON` names another interpreter.
 */
const python = process.env.TUF_PYTHON ?? 'python3';
const isThere = spawnSync(python, ['-c', 'import tuf.ngclient']).status === 0;
if (!isThere)
  console.warn(
    `foreign-client.test.ts is skipped: ${python} has no module tuf; pip install tuf, or name another by TUF_PYTHON`,
  );
const withPython = isThere ? test : test.skip;

let at: Scene;
let memory: string;
beforeEach(async () => {
  at = await scene();
  memory = await temporaryFolder();
});

interface Answer {
  revision?: number;
  targets?: Record<string, string | null>;
  refused?: string;
}

async function follow(targets: readonly string[] = [], root = at.root, folder = memory): Promise<Answer> {
  const script = join(__dirname, 'testing/foreign-client.py');
  const { stdout } = await promisify(execFile)(python, [script, root, folder, ...targets], {
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout) as Answer;
}

const state = async (app: string) =>
  JSON.parse((await follow([statePath(app)])).targets?.[statePath(app)] ?? 'null') as object;

withPython('a foreign client follows a store through everything that changes it', async () => {
  const manifest = 'remote-a/1.0.0/release.json';
  const first = await follow([manifest, 'remote-a/1.0.0/files.tar', 'remote-b/9.9.9/release.json']);
  expect(first.revision).toBe(1);
  expect(JSON.parse(first.targets![manifest]!)).toMatchObject({ name: 'remote-a', version: '1.0.0' });
  expect(first.targets).toMatchObject({
    'remote-a/1.0.0/files.tar': expect.stringContaining('entry.js'),
    'remote-b/9.9.9/release.json': null,
  });
  await at.put('remote-a', '1.1.0');
  expect(await state('remote-a')).toMatchObject({ stable: '1.1.0', previous: '1.0.0' });
  await at.put('remote-b', '1.1.0', { canary: 0.5 });
  await setCanary({ store: at.store, app: 'remote-b', to: 12.5 });
  expect(await state('remote-b')).toMatchObject({ stable: '1.0.0', canary: { version: '1.1.0' } });
  await rollback({ store: at.store, app: 'remote-a', why: 'zu langsam: 太慢了 "\\' });
  expect(await state('remote-a')).toMatchObject({ stable: '1.0.0' });

  const { path, key } = await newKey();
  for (const [role, file] of [
    ['root', 'root-1'],
    ['targets', 'targets'],
    ['ops', 'ops'],
    ['remote-a', 'targets'],
  ] as const) {
    await trustKey({ store: at.store, role, key, keys: [path] });
    await retireKey({ store: at.store, role, id: (await at.stolen(file)).key.keyID, keys: [path] });
    expect(await follow()).toMatchObject({ revision: expect.any(Number) });
  }
  await rm(at.keyPath('online'));
  await recoverStore({ store: at.store, key, keys: [path], revision: 500 });
  const { revision } = await at.put('remote-a', '1.2.0', { keys: [path] });
  expect(await follow()).toMatchObject({ revision });
  expect(await state('remote-a')).toMatchObject({ stable: '1.2.0' });
});

withPython('a foreign client refuses what was tampered with', async () => {
  const older = await copyScene(at);
  await at.put('remote-a', '1.1.0');
  expect(await follow()).toMatchObject({ revision: 2 });
  const refusal = async (
    tamper: (root: string) => Promise<void>,
    targets: readonly string[] = [],
    isNew = false,
  ) => {
    const [copy, folder] = [await copyScene(at), await temporaryFolder()];
    if (!isNew) await cp(memory, folder, { recursive: true });
    await tamper(copy.root);
    return (await follow(targets, copy.root, folder)).refused;
  };
  const online = await at.stolen('online');
  const archive = await objectIn(at.store, 'remote-a', '1.1.0');
  const flip = (path: string) => (root: string) => flipBit(join(root, path));
  const past = (signed: { expires: string }) => (signed.expires = '2020-01-01T00:00:00Z');
  const timestamp = await readFile(join(older.root, 'timestamp.json'));
  expect([
    await refusal(flip(archive), ['remote-a/1.1.0/files.tar']),
    await refusal(flip('metadata/2.snapshot.json'), [], true),
    await refusal(async (root) => forge(root, [await at.stolen('ops')], {})),
    await refusal((root) => forge(root, [online], { timestamp: past })),
    await refusal((root) => writeFile(join(root, 'timestamp.json'), timestamp)),
  ]).toEqual([
    ...['LengthOrHashMismatchError', 'LengthOrHashMismatchError', 'UnsignedMetadataError'],
    ...['ExpiredMetadataError', 'BadVersionNumberError'],
  ]);
  expect(await follow()).toMatchObject({ revision: 2 });
});
