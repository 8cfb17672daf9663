import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { publish } from './publish';

const text = 'window.suite = { greeting: "hello" };\n'.repeat(200);
const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * i * 7919 + i * 104729) % 251));

test('compressed forms lie beside each text that they make smaller, and only there', async () => {
  const root = await temporaryFolder();
  const store = new LocalStore(root);
  const files = { 'big.js': text, 'small.js': 'let a;', 'photo.png': noise, 'big.js.map': text };
  await publish({ store, dist: await distOf('host', '1.0.0', { files }) });
  const at = 'releases/host/1.0.0';
  const names = (await store.list(at)).filter((name) => /^(?:big|small|photo)/.test(name));
  expect(names).toEqual(['big.js', 'big.js.br', 'big.js.gz', 'big.js.map', 'photo.png', 'small.js']);
  expect(brotliDecompressSync(await readFile(join(root, at, 'big.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(root, at, 'big.js.gz'))).toString()).toBe(text);
});
