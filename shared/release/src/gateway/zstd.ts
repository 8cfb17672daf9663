import * as zlib from 'node:zlib';

/** Compresses a file for readers that have the dictionary. It must not keep the process from answering others. */
export type Compress = (file: Buffer, dictionary: Buffer) => Promise<Buffer>;

interface Options {
  dictionary: Buffer;
  params: Record<number, number>;
  pledgedSrcSize: number;
}

/** What Node 22.15 and 23.8 have brought; the types are those of Node 20. */
interface Zstd {
  zstdCompress: (file: Buffer, options: Options, done: (error: Error | null, body: Buffer) => void) => void;
  zstdCompressSync: (file: Buffer, options?: Pick<Options, 'dictionary'>) => Buffer;
  constants: { ZSTD_c_compressionLevel: number };
}

/** Deltas are not smaller at a higher level, and at this one the largest file takes a few ms. */
const LEVEL = 9;

/** Some versions of Node have zstd but ignore the option `dictionary`: only a smaller result proves that it works. */
function takesDictionaries({ zstdCompressSync: compress }: Zstd): boolean {
  const sample = Buffer.from('the quick brown fox jumps over the lazy dog 0123456789');
  return compress(sample, { dictionary: sample }).length < compress(sample).length;
}

/** Node's own zstd, in its thread pool; undefined before Node 22.19 and 24.6, where it takes no dictionaries. */
export function nodeZstd(): Compress | undefined {
  const zstd = zlib as unknown as Zstd;
  if (!(zstd.zstdCompressSync as unknown) || !takesDictionaries(zstd)) return undefined;
  const params = { [zstd.constants.ZSTD_c_compressionLevel]: LEVEL };
  return (file, dictionary) =>
    new Promise((resolve, reject) => {
      // It needs less memory if it knows how much will come.
      const options = { dictionary, params, pledgedSrcSize: file.length };
      zstd.zstdCompress(file, options, (error, body) => (error ? reject(error) : resolve(body)));
    });
}
