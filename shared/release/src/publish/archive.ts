import { buffer } from 'node:stream/consumers';
import { extract, pack as packTar } from 'tar-stream';
import { isPlainPath } from '../plain-path';
import { isLoaded } from '../repository/places';

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
