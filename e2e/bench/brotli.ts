import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify<Buffer, Buffer>(brotliCompress);
const compressed = new WeakMap<Buffer, Buffer | Promise<Buffer>>();

/** Takes the brotli of a file that was made with it. */
export const keepBrotli = (file: Buffer, small: Buffer) => void compressed.set(file, small);

/** The smallest brotli of a file, which is Node's default. Sites share files and are served several times. */
export async function brotli(file: Buffer): Promise<Buffer> {
  const small = compressed.get(file) ?? compress(file);
  compressed.set(file, small);
  return small;
}
