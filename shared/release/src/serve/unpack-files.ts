import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';

/** Lets at most so many bytes through, and ends in an error with the status 413 when there are more. */
export function atMost(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > most ? Object.assign(new Error('too many bytes'), { statusCode: 413 }) : null, chunk);
    },
  });
}

/** Writes the files of a tar archive into a folder. `fault` tells what is wrong with an entry, before it is written. */
export async function unpackFiles(
  source: readonly [Readable, ...Transform[]],
  folder: string,
  fault: (entry: { path: string; type: string; size: number }) => Error | undefined,
): Promise<void> {
  const tar = extract();
  const reading = pipeline([...source, tar as unknown as NodeJS.WritableStream]);
  const writing = (async () => {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header;
      // The form that `tar -C FOLDER .` writes.
      const path = name.replace(/^\.\//, '');
      const wrong = fault({ path, type: String(type), size });
      if (wrong) throw wrong;
      const file = join(folder, path);
      if (type === 'file') {
        await mkdir(dirname(file), { recursive: true });
        await pipeline(entry as unknown as Readable, createWriteStream(file, { flags: 'wx' }));
      } else entry.resume();
    }
  })();
  // The reason of a refusal comes from writing; reading then only ends early.
  const [written, read] = await Promise.allSettled([writing, reading]);
  for (const end of [written, read]) if (end.status === 'rejected') throw end.reason;
}
