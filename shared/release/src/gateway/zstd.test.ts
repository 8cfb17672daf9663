import { randomBytes } from 'node:crypto';
import * as zlib from 'node:zlib';
import { nodeZstd } from './zstd';

const { zstdDecompressSync } = zlib as unknown as {
  zstdDecompressSync: (body: Buffer, options?: { dictionary: Buffer }) => Buffer;
};
const native = nodeZstd();
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const hasDictionaries = major > 24 || (major === 24 && minor >= 6) || (major === 22 && minor >= 19);

test('it is there from Node 22.19 and 24.6 on', () => {
  expect(native !== undefined).toBe(hasDictionaries);
});

(native ? test : test.skip)('a changed file of any size takes few bytes, and comes back whole', async () => {
  for (const size of [10, 1000, 300_000, 2_000_000]) {
    const dictionary = randomBytes(size);
    const file = Buffer.concat([
      dictionary.subarray(0, size / 2),
      Buffer.from('new'),
      dictionary.subarray(size / 2),
    ]);
    const body = (await native?.(file, dictionary)) as Buffer;
    expect(zstdDecompressSync(body, { dictionary }).equals(file)).toBe(true);
    expect(body.length).toBeLessThan(300);
  }
});
