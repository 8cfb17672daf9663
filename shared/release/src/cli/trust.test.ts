import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder, writeIn } from '../testing/sample';
import { build, desk, json, live, release } from './testing';

/** Takes keys and signatures out of the registry of the store. */
async function unsign(): Promise<void> {
  const file = join(desk.cwd, 'store/registry.json');
  const { keys: _, signatures: _signatures, ...registry } = JSON.parse(await readFile(file, 'utf8'));
  writeIn(desk.cwd, 'store/registry.json', JSON.stringify(registry));
}

test('commands do not go on from a registry that was signed and is not any more, on this machine or another', async () => {
  await live();
  const { publicFile } = await json('keys create');
  const document = await readFile(join(desk.cwd, 'store/index.html'), 'utf8');
  await unsign();
  for (const line of ['status', 'rollback remote-a', `rollback remote-a --trust ${publicFile}`]) {
    expect(await json(line)).toMatchObject({ exit: 7, code: 'REGISTRY_UNTRUSTED' });
  }
  const XDG_STATE_HOME = await temporaryFolder();
  expect((await release('status', { XDG_STATE_HOME })).exit).toBe(0);
  expect((await release('status', { XDG_STATE_HOME, SUITE_TRUST: String(publicFile) })).exit).toBe(7);
  expect(await readFile(join(desk.cwd, 'store/index.html'), 'utf8')).toBe(document);
});

test('the document is written for a server in front, and only if the registry vouches for it', async () => {
  await live();
  const { publicFile } = await json('keys create');
  const line = `document --out front/index.html --trust ${publicFile}`;
  expect(await json(`${line} --dry-run`)).toMatchObject({ exit: 0 });
  await expect(readFile(join(desk.cwd, 'front/index.html'))).rejects.toThrow('ENOENT');
  expect(await json(line)).toMatchObject({ exit: 0, revision: 2 });
  const written = await readFile(join(desk.cwd, 'front/index.html'), 'utf8');
  expect(written).toBe(await readFile(join(desk.cwd, 'store/index.html'), 'utf8'));
  writeIn(desk.cwd, 'store/releases/host/1.0.0/main.css', '</style><script>steal()</script>');
  expect(await json(line)).toMatchObject({ exit: 8, code: 'RELEASE_BROKEN' });
  expect(await readFile(join(desk.cwd, 'front/index.html'), 'utf8')).toBe(written);
  expect(await json('document')).toMatchObject({ exit: 2, code: 'USAGE' });
});

test('an upload prints the hash with which it is published from a signed store', async () => {
  await live();
  await release('keys create');
  await build('remote-a', '1.1.0');
  const [, hash] = /hash (\S+)/.exec((await release('publish remote-a --upload')).out) ?? [];
  await build('remote-a', '1.2.0');
  expect(await json('publish remote-a --version 1.1.0')).toMatchObject({ exit: 3, code: 'RELEASE_UNPROVEN' });
  expect((await release(`publish remote-a --version 1.1.0 --hash ${hash}`)).exit).toBe(0);
});
