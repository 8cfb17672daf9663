import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile, ReleaseManifest } from '@suite/loader/registry';
import type { TargetFile } from '@tufjs/models';
import pMap from 'p-map';
import { extract, pack as packTar } from 'tar-stream';
import { FILES_AT_ONCE, isPlainPath, type Store } from '../store/store';
import { ReleaseError } from '../release-error';
import { readManifest } from '../repository/check-manifest';
import { addObject } from '../repository/client';
import { objectPath, sha256, targetFile } from '../repository/metadata';
import {
  hasContent,
  isLoaded,
  manifestBody,
  plainOf,
  releaseTargets,
  targetPath,
  type Releases,
} from '../repository/releases';
import { checkTemplate } from './document';
import { checkBudgets, checkScripts, checkStyles } from './gate/check-files';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const isCompressible = (path: string): boolean =>
  /\.(?:css|html|ico|js|json|m3u8|mjs|svg|ttf|txt|wasm|xml)$/i.test(path);

/** A smaller response fits one packet even without compression. */
const WORTHWHILE = 1024;

export const brotli = (body: Buffer): Promise<Buffer> =>
  brotliOf(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

export const gzipped = (body: Buffer): Promise<Buffer> =>
  gzipOf(body, { level: constants.Z_BEST_COMPRESSION });

/** Adds `.br` and `.gz` beside each file that pages load and that they make smaller. */
export async function withCompressed(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  const worthwhile = [...files].filter(
    ([path, body]) => isLoaded(path) && isCompressible(path) && body.length >= WORTHWHILE,
  );
  const compress = async ([path, body]: [string, Buffer]) => {
    const forms = { br: await brotli(body), gz: await gzipped(body) };
    for (const [ending, form] of Object.entries(forms)) {
      if (form.length < body.length * 0.95) all.set(`${path}.${ending}`, form);
    }
  };
  await pMap(worthwhile, compress, FILES_AT_ONCE);
  return all;
}

/** All files in one tar archive. Equal files give equal bytes, whenever and by whomever it is made. */
async function tarWith(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const tar = packTar();
  for (const name of [...files.keys()].sort()) {
    tar.entry({ name, mtime: new Date(0), mode: 0o644 }, files.get(name) as Buffer);
  }
  tar.finalize();
  return buffer(tar as unknown as AsyncIterable<Buffer>);
}

/** A release's archives: what pages load, and the source maps, which only developers read. */
export type Archives = Record<'files.tar' | 'maps.tar', Buffer>;

export async function makeArchives(files: ReadonlyMap<string, Buffer>): Promise<Archives> {
  const parts = (loaded: boolean) => new Map([...files].filter(([path]) => isLoaded(path) === loaded));
  return { 'files.tar': await tarWith(parts(true)), 'maps.tar': await tarWith(parts(false)) };
}

/** The files in an archive; refuses one with a link, or with a path that leads elsewhere. */
export async function readArchive(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const tar = extract();
  tar.end(archive);
  for await (const entry of tar) {
    const { name, type } = entry.header;
    if (type !== 'file' || !isPlainPath(name)) throw new Error(`${name} is no file of a release`);
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    files.set(name, Buffer.concat(chunks));
  }
  return files;
}

/** A complete build: its manifest and the content of its files. */
export interface Dist {
  manifest: ReleaseManifest;
  files: Map<string, Buffer>;
}

async function contentOf(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return undefined;
    throw error;
  }
}

/** Reads a build from its folder, and refuses it unless every byte is as it was built. */
export async function readDist(folder: string): Promise<Dist> {
  const where = join(folder, 'release.json');
  const text = await contentOf(folder, 'release.json');
  if (!text) throw new ReleaseError('MANIFEST_MISSING', { where, app: basename(dirname(resolve(folder))) });
  const manifest = readManifest(text.toString(), where);
  const readChecked = async ([path, expected]: [string, ReleaseFile]) => {
    const body = await contentOf(folder, path);
    if (!body) throw new ReleaseError('FILE_MISSING', { app: manifest.name, path, where: folder });
    const isSame = (kind: 'sha256' | 'sha384') =>
      createHash(kind).update(body).digest('base64') === expected[kind];
    if (body.length !== expected.bytes || !isSame('sha384') || (expected.sha256 && !isSame('sha256'))) {
      throw new ReleaseError('FILE_CHANGED', { app: manifest.name, path });
    }
    return [path, body] as const;
  };
  const files = new Map(await pMap(Object.entries(manifest.files), readChecked, FILES_AT_ONCE));
  if (manifest.document) checkTemplate((files.get(manifest.document) as Buffer).toString());
  return { manifest, files };
}

/** A release that is ready for a store: its manifest, and its targets with their content. */
export interface Package {
  manifest: ReleaseManifest;
  targets: readonly { file: TargetFile; body: Buffer }[];
}

export function packageWith(manifest: ReleaseManifest, archives: Archives): Package {
  const { name, version } = manifest;
  const bodies = { 'release.json': manifestBody(manifest), ...archives };
  // Clearing out keeps the newest.
  const custom = { added: new Date().toISOString() };
  const targets = releaseTargets.map((target) => {
    const body = bodies[target];
    return { file: targetFile(targetPath(name, version, target), body, custom), body };
  });
  return { manifest, targets };
}

export async function packBuild({ manifest, files }: Dist): Promise<Package> {
  checkStyles(manifest, files);
  checkScripts(manifest, files);
  const all = await withCompressed(files);
  checkBudgets(manifest, all);
  return packageWith(manifest, await makeArchives(all));
}

/** Checks the content of a release that another store has, to be published here just as it is. */
export async function packRelease(manifest: ReleaseManifest, archives: Archives): Promise<Package> {
  const all = new Map([
    ...(await readArchive(archives['files.tar'])),
    ...(await readArchive(archives['maps.tar'])),
  ]);
  const { name: app, version } = manifest;
  const path =
    Object.keys(manifest.files).find((one) => !hasContent(manifest, one, all.get(one))) ??
    [...all.keys()].find((one) => !Object.hasOwn(manifest.files, plainOf(one)));
  if (path !== undefined) throw new ReleaseError('RELEASE_BROKEN', { app, version, path });
  const files = new Map([...all].filter(([one]) => Object.hasOwn(manifest.files, one)));
  checkStyles(manifest, files);
  checkScripts(manifest, files);
  checkBudgets(manifest, all);
  return packageWith(manifest, archives);
}

/** Whether a store lists a release; refused if it lists the version with other content. */
export function isListed(releases: Releases, manifest: ReleaseManifest): boolean {
  const { name: app, version } = manifest;
  const file = releases.target(app, version);
  if (file && file.hashes.sha256 !== sha256(manifestBody(manifest)))
    throw new ReleaseError('VERSION_EXISTS', { app, version });
  return file !== undefined;
}

/** Puts a release's content into the store. Nobody sees it until metadata lists it. */
export async function upload(store: Store, { targets }: Package): Promise<void> {
  for (const { file, body } of targets) await addObject(store, file, body);
}

/** Puts back what a clearing out has removed while the release was being listed. */
export async function uploadLost(store: Store, { manifest, targets }: Package): Promise<void> {
  const folder = `targets/${manifest.name}/${manifest.version}`;
  const there = new Set((await store.entries(folder)).map(({ path }) => `${folder}/${path}`));
  for (const { file, body } of targets) if (!there.has(objectPath(file))) await addObject(store, file, body);
}
