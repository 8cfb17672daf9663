import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RegistryRoute, ReleaseManifest } from '@suite/loader/registry';

export const template = [
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
  '<style data-host-styles></style>',
  '<script>window.started = 1 < 2;</script>',
  '<script type="application/json" id="registry-snapshot"></script>',
  '</head><body></body></html>',
].join('\n');

const folders: string[] = [];

/** A folder that is removed after the file's last test: a hook of a test file may still have to close what writes there. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-release-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders.splice(0)) {
    // The keys of a store in it are beside it.
    for (const one of [folder, `${folder}.keys`]) await rm(one, { recursive: true, force: true });
  }
});

export const route = (path: string, name: string, over: Partial<RegistryRoute> = {}): RegistryRoute => ({
  path,
  name,
  title: '标题',
  files: [],
  ...over,
});

interface Sample extends Partial<Omit<ReleaseManifest, 'files' | 'live'>> {
  live?: Partial<ReleaseManifest['live']>;
  files?: Record<string, string | Buffer>;
  /** Changes `release.json` before it is written. */
  edit?: (manifest: ReleaseManifest) => unknown;
}

export function writeIn(folder: string, path: string, body: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), body);
}

/** The script of an app's entry: a remote's sets its container, which exposes the route table. */
const entryOf = (name: string, version: string, container?: string): string =>
  container === undefined
    ? `start("${name}", "${version}");`
    : `start("${name}", "${version}"); window["${container}"] = { get: { "./routes": 1 } };`;

/** A file's name with the hash of its content in it, as builds of production have it. */
export const named = (path: string, body: string): string =>
  path.replace(/(?=\.\w+$)/, `.${createHash('sha256').update(body).digest('hex').slice(0, 8)}`);

/** Writes an app's build that looks like a real one, and gives its folder. */
export async function distOf(name: string, version: string, sample: Sample = {}): Promise<string> {
  const { live, files: more, edit = (manifest) => manifest, ...over } = sample;
  const isHost = name === 'host';
  const container = live && 'container' in live ? live.container : `${name}@${version}`;
  const start = entryOf(name, version, isHost ? undefined : container);
  const entry = over.byContent ? named('entry.js', start) : 'entry.js';
  const files: Record<string, string | Buffer> = {
    [entry]: start,
    ...(isHost && { 'main.css': '.host { color: red; }', 'index.html': template }),
    ...more,
  };
  const entries = Object.entries(files).map(([path, body]) => {
    const content = Buffer.from(body);
    const sha384 = createHash('sha384').update(content).digest('base64');
    return [path, { sha384, bytes: content.length }];
  });
  const manifest: ReleaseManifest = {
    schema: 1,
    name,
    version,
    live: {
      entry,
      styles: isHost ? ['main.css'] : [],
      ...(!isHost && { container }),
      routes: isHost ? [] : [route(`/${name}`, `P${name.replace(/\W/g, '')}`)],
      ...live,
    },
    builtAgainst: { react: '18.3.1' },
    files: Object.fromEntries(entries),
    ...(isHost && { document: 'index.html' }),
    ...over,
  };
  const folder = await temporaryFolder();
  for (const [path, body] of Object.entries(files)) writeIn(folder, path, body);
  writeIn(folder, 'release.json', JSON.stringify(edit(manifest)));
  return folder;
}

/** The error with which a promise is rejected. */
export async function refusalOf(promise: Promise<unknown>): Promise<{ code?: string; message: string }> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('it was not refused');
}

/** Expects that a promise is rejected with a refusal of this code, and with these facts among others. */
export async function expectRefusal(promise: Promise<unknown>, code: string, facts = {}): Promise<void> {
  expect(await refusalOf(promise)).toMatchObject({ code, facts });
}

/** Rows of a table of refusals, each with the code in front. */
export const withCodes = <Row extends readonly unknown[]>(rows: Readonly<Record<string, readonly Row[]>>) =>
  Object.entries(rows).flatMap(([code, some]) => some.map((row) => [code, ...row] as const));

/** Changes a bit of a file. */
export async function flipBit(file: string): Promise<void> {
  const body = await readFile(file);
  body[body.length >> 1]! ^= 1;
  await writeFile(file, body);
}

/** Every file below a folder, with the hash of its content and its time. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    all[path] = `${(await stat(path)).mtimeMs} ${hash}`;
  }
  return all;
}
