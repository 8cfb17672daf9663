import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { ReleaseFile, ReleaseManifest } from '@suite/loader/registry';
import pMap from 'p-map';
import { FILES_AT_ONCE } from '../files-at-once';
import { ReleaseError } from '../release-error';
import { readManifest } from '../repository/check-manifest';
import { checkTemplate } from './document';

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
