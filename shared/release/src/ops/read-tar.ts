import { isPlainPath } from '../plain-path';

const BLOCK = 512;

const textAt = (bytes: Buffer) => bytes.toString('utf8').replace(/\0[\s\S]*$/, '');

/** The value of `path` in the records of a pax header, such as `18 path=entry.js\n`. */
const paxPath = (body: Buffer) => /^\d+ path=(.*)$/m.exec(body.toString('utf8'))?.[1];

/**
 * The files of a tar archive, by path; undefined when it is none, is cut off, or has a link or a path that leads
 * elsewhere.
 */
export function readTar(archive: Buffer): Map<string, Buffer> | undefined {
  const files = new Map<string, Buffer>();
  let longName: string | undefined;
  for (let at = 0; at + BLOCK <= archive.length;) {
    const head = archive.subarray(at, at + BLOCK);
    if (head[0] === 0) return files;
    const size = parseInt(textAt(head.subarray(124, 136)), 8);
    const kind = String.fromCharCode(head[156] as number);
    const body = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (textAt(head.subarray(257, 262)) !== 'ustar' || body.length !== size) return undefined;
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (kind === 'L') longName = textAt(body);
    else if (kind === 'x') longName = paxPath(body) ?? longName;
    else if (kind === '0' || kind === '\0') {
      // GNU's own form keeps other things where the standard has the folder.
      const isPosix = head[262] === 0;
      const folder = isPosix ? textAt(head.subarray(345, 500)) : '';
      const name = longName ?? [folder, textAt(head.subarray(0, 100))].filter(Boolean).join('/');
      const path = name.replace(/^\.\//, '');
      if (!isPlainPath(path)) return undefined;
      files.set(path, body);
      longName = undefined;
    } else if (kind === '5' || kind === 'g') longName = undefined;
    else return undefined;
  }
  return undefined;
}
