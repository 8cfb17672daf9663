import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, type ZlibOptions } from 'node:zlib';
import type { ReleaseManifest } from '@suite/loader/registry';
import pMap from 'p-map';
import { readArchive } from '../../publish/package';
import { sweepAbandoned } from '../../store/local-store';
import { FILES_AT_ONCE } from '../../store/store';
import { ReleaseError } from '../../release-error';
import {
  folderOf,
  hasContent,
  isLoaded,
  manifestBody,
  placeOf,
  plainOf,
  SEAL,
  SHARED,
} from '../../repository/releases';
import type { SuiteReader } from '../../repository/view';

/** The compressed forms of files, by the ending of their names. */
const forms: Record<string, (form: Buffer, limits: ZlibOptions) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gz: promisify(gunzip),
};

const STAGING = '.staging';

/** What is being unpacked for longer, in ms, was left by a process that has ended. */
const ABANDONED = 600_000;

/** The time of all files: servers make ETags of it, and every gateway is to have the same. */
const MADE = new Date('2020-01-01T00:00:00Z');

const loadedPaths = ({ files }: ReleaseManifest): string[] => Object.keys(files).filter(isLoaded);

const sealOf = ({ name, version }: ReleaseManifest) => `${folderOf(name, version)}/${SEAL}`;

/** Thousands of small files are read when a gateway starts: one after the other they take half the time. */
function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** The first file of a release that is not there as it should be, or has a compressed form of something else. */
async function brokenFile(
  manifest: ReleaseManifest,
  read: (path: string) => Buffer | undefined | Promise<Buffer | undefined>,
): Promise<string | undefined> {
  const faultIn = async (path: string) => {
    const body = await read(path);
    if (!body || !hasContent(manifest, path, body)) return path;
    for (const [ending, opened] of Object.entries(forms)) {
      const form = await read(`${path}.${ending}`);
      const plain: Buffer | undefined =
        form && (await opened(form, { maxOutputLength: body.length }).catch(() => undefined));
      if (form && !plain?.equals(body)) return `${path}.${ending}`;
    }
    return undefined;
  };
  const faults = await pMap(loadedPaths(manifest), faultIn, FILES_AT_ONCE);
  return faults.find((fault) => fault !== undefined);
}

export async function hasRelease(folder: string, manifest: ReleaseManifest): Promise<boolean> {
  const seal = contentOf(join(folder, sealOf(manifest)));
  if (!seal?.equals(manifestBody(manifest))) return false;
  const read = (path: string) => contentOf(join(folder, placeOf(manifest, path)));
  return (await brokenFile(manifest, read)) === undefined;
}

/** Fetches a release, and puts its files into the folder when all of them are as they should be. */
export async function fetchRelease(
  reader: Pick<SuiteReader, 'archive'>,
  folder: string,
  manifest: ReleaseManifest,
): Promise<void> {
  const { name: app, version, files } = manifest;
  const broken = (path = 'files.tar') => new ReleaseError('RELEASE_BROKEN', { app, version, path });
  const archive = await reader.archive(app, version);
  const unpacked = await readArchive(archive).catch(() => undefined);
  if (!unpacked) throw broken();
  const isListed = (path: string) => Object.hasOwn(files, plainOf(path)) && isLoaded(plainOf(path));
  const foreign = [...unpacked.keys()].find((path) => !isListed(path));
  const fault = foreign ?? (await brokenFile(manifest, (path) => unpacked.get(path)));
  if (fault !== undefined) throw broken(fault);
  await mkdir(join(folder, STAGING), { recursive: true });
  const staging = await mkdtemp(join(folder, STAGING, 'release-'));
  /** Moves a file to its place, where it appears whole. */
  const put = async (place: string, body: Buffer) => {
    const file = join(staging, 'file');
    await writeFile(file, body);
    await utimes(file, MADE, MADE);
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await rename(file, join(folder, place));
  };
  try {
    for (const [path, body] of unpacked) await put(placeOf(manifest, path), body);
    // The manifest comes when the other files are there.
    await put(sealOf(manifest), manifestBody(manifest));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Removes what belongs to no release: neither to those that are whole, nor to those that are still to come. */
export async function sweepReleases(
  folder: string,
  whole: readonly ReleaseManifest[],
  waiting: readonly string[],
): Promise<void> {
  const seals = new Set(whole.map(sealOf));
  const files = new Set(
    whole.flatMap((manifest) => loadedPaths(manifest).map((path) => placeOf(manifest, path))),
  );
  const folders = waiting.flatMap((name) => {
    const [app = '', version = ''] = name.split('/');
    return [`${folderOf(app, version)}/`, `${folderOf(app, SHARED)}/`];
  });
  const entries = await readdir(join(folder, 'releases'), { recursive: true, withFileTypes: true });
  const placed = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }));
  for (const { entry, path } of placed) {
    const place = path.slice(folder.length + 1);
    const isKept = seals.has(place) || files.has(plainOf(place));
    const isAwaited = folders.some((one) => place.startsWith(one));
    if (!entry.isDirectory() && !isKept && !isAwaited) await rm(path, { force: true });
  }
  // The deepest first; one that is not empty stays.
  for (const { entry, path } of placed.reverse())
    if (entry.isDirectory()) await rmdir(path).catch(() => undefined);
}

export const sweepStaging = (folder: string): Promise<void> =>
  sweepAbandoned(join(folder, STAGING), ABANDONED);
