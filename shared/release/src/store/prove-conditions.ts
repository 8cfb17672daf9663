import { randomUUID } from 'node:crypto';
import { isRefusal, ReleaseError } from '../release-error';
import type { S3Objects } from './s3-objects';

/** How a server wants the ETag of `If-Match`: as it gave it, or without the quotes around it. */
export type EtagForm = (etag: string) => string;

const asGiven: EtagForm = (etag) => etag;
/** Ceph's object gateway compares the header with the bare hash. */
const bare: EtagForm = (etag) => etag.replace(/^"|"$/g, '');

const another = '"00000000000000000000000000000000"';
const [one, two, three] = ['one', 'two', 'three'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];

/**
 * Tests an endpoint before the first write, and finds the form of ETags that it takes. One that ignores
 * conditions would let two publishers overwrite each other, and one that refuses the right ETag could never
 * replace the registry.
 */
export async function proveConditions(objects: S3Objects): Promise<EtagForm> {
  const path = `probe/${randomUUID()}`;
  const lacks = (fault: string) => new ReleaseError('STORE_UNCONDITIONAL', { path, fault });
  let silent = false;
  try {
    if (!(await objects.create(path, one))) throw lacks('If-None-Match: no object can be created');
    const forms = [asGiven, bare];
    const [overwrote, ...wrong] = await Promise.all([
      objects.create(path, two),
      ...(objects.conditions === 'standard'
        ? forms.map((form) => objects.swap(path, two, form(another)))
        : []),
    ]);
    if (overwrote) throw lacks('If-None-Match: an object was overwritten');
    if (wrong.includes(true)) throw lacks('If-Match: a wrong ETag was accepted');
    if (objects.conditions !== 'standard') return asGiven;
    const { etag = '' } = (await objects.get(path)) ?? {};
    for (const form of forms) if (await objects.swap(path, three, form(etag))) return form;
    throw lacks('If-Match: the right ETag was refused');
  } catch (error) {
    silent = isRefusal(error, 'STORE_SILENT');
    throw error;
  } finally {
    if (!silent) await objects.delete(path).catch(() => undefined);
  }
}
