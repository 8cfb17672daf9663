import type { Compiler } from 'webpack';

const HASH = /^shared-(\w+)$/;

/** The shortest beginning of a text, of at least two characters, that no other one has. */
function shortest(text: string, others: readonly string[]): string {
  const isTaken = (length: number) =>
    others.some((other) => other !== text && other.startsWith(text.slice(0, length)));
  let length = 2;
  while (length < text.length && isTaken(length)) length++;
  return text.slice(0, length);
}

/**
 * Shortens the names of chunks that pages share, because they are in every document: of the hash in a name only as much
 * stays as the other chunks' hashes do not begin with.
 */
export class ShortNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShortNames', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('ShortNames', (chunks) => {
        const found = Array.from(chunks).flatMap((chunk) => {
          const hash = HASH.exec(chunk.name ?? '')?.[1];
          return hash ? [{ chunk, hash }] : [];
        });
        const hashes = found.map(({ hash }) => hash);
        for (const { chunk, hash } of found) {
          compilation.namedChunks.delete(chunk.name as string);
          chunk.name = `shared-${shortest(hash, hashes)}`;
          compilation.namedChunks.set(chunk.name, chunk);
        }
      });
    });
  }
}
