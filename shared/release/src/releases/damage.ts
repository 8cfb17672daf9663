import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseManifest } from '@suite/kernel/registry';
import pMap from 'p-map';
import { FILES_AT_ONCE } from '../files-at-once';
import type { Store } from '../store/store';
import { placeOf, SEAL, storedFiles } from './places';

const forms = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

const hashOf = (body: Buffer) => createHash('sha384').update(body).digest('base64');

/** The files of a stored release that are missing or changed, compressed forms included. */
export async function damageOf(
  store: Store,
  manifest: ReleaseManifest,
  isMeant: (path: string) => boolean = () => true,
): Promise<string[]> {
  const present = await storedFiles(store, manifest);
  const isWhole = async (path: string, sha384: string, plain = async (body: Buffer) => body) => {
    const stored = await store.read(placeOf(manifest, path));
    if (!stored) return false;
    const body = await plain(stored.body).catch(() => undefined);
    return body !== undefined && hashOf(body) === sha384;
  };
  const meant = Object.entries(manifest.files).filter(([path]) => isMeant(path));
  const checks = meant.flatMap(([path, { sha384 }]) => [
    [path, () => isWhole(path, sha384)] as const,
    ...Object.entries(forms)
      .filter(([ending]) => present.has(`${path}.${ending}`))
      .map(
        ([ending, plain]) =>
          [`${path}.${ending}`, () => isWhole(`${path}.${ending}`, sha384, plain)] as const,
      ),
  ]);
  const damaged = async ([path, check]: (typeof checks)[number]) => ((await check()) ? [] : [path]);
  const results = await pMap(checks, damaged, FILES_AT_ONCE);
  return [...(present.has(SEAL) ? [] : [SEAL]), ...results.flat()];
}
