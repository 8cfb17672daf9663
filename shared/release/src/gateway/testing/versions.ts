import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nameWithHash } from '@suite/kernel/registry';
import type { Compress } from '../zstd';

/** A version of a file, as it is in a store. */
export interface Version {
  body: Buffer;
  /** Its sha256 in base64. */
  hash: string;
  /** Its path below `releases/`. */
  path: string;
  /** Its address. */
  url: string;
}

const sha256 = (body: string | Buffer) => createHash('sha256').update(body).digest('base64');

/** Lines that cannot be compressed much, with one that makes the version. */
export const linesOf = (name: string, version: string, count = 60): string =>
  [...Array(count).keys()]
    .map((line) => (line === count / 2 ? version : sha256(`${name} ${line}`)))
    .join('\n');

/** Writes a file of an app into a store as publishing does: named by its content, and compressed beside it. */
export async function putVersion(
  store: string,
  file: string,
  text: string,
  app = 'remote-a',
): Promise<Version> {
  const body = Buffer.from(text);
  const hash = sha256(body);
  const path = nameWithHash(`${app}/files/${file}`, hash);
  const at = join(store, 'releases', path);
  await mkdir(join(at, '..'), { recursive: true });
  await writeFile(at, body);
  await writeFile(`${at}.br`, brotliCompressSync(body));
  return { body, hash, path, url: `/releases/${path}` };
}

/** What a browser sends that has a version. */
export const having = ({ hash }: Pick<Version, 'hash'>, encodings = 'gzip, deflate, br, zstd, dcb, dcz') => ({
  'accept-encoding': encodings,
  'available-dictionary': `:${hash}:`,
});

function sameBytes(a: Buffer, b: Buffer): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

/** A stand-in for zstd, which not every Node has: how much of the dictionary is the beginning, and the rest. */
export const compressRest: Compress = async (file, dictionary) => {
  const same = Buffer.alloc(4);
  same.writeUInt32LE(sameBytes(file, dictionary));
  return Buffer.concat([same, file.subarray(same.readUInt32LE())]);
};

/** The file of such a `dcz`, if it was made with this dictionary. */
export function undone(delta: Buffer, { body, hash }: Version): Buffer {
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40).toString('base64')).toBe(hash);
  return Buffer.concat([body.subarray(0, delta.readUInt32LE(40)), delta.subarray(44)]);
}
