import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { filesIn } from '../testing/suite';
import { publish } from './publish';

const text = 'window.suite = { greeting: "hello" };\n'.repeat(200);
const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * i * 7919 + i * 104729) % 251));

test('compressed forms lie beside each text that they make smaller, and only there', async () => {
  const store = new LocalStore(await temporaryFolder());
  const files = { 'big.js': text, 'small.js': 'let a;', 'photo.png': noise, 'big.js.map': text };
  await publish({ store, dist: await distOf('host', '1.0.0', { files }) });
  const loaded = await filesIn(store, 'host', '1.0.0');
  const names = [...loaded.keys()].filter((name) => /^(?:big|small|photo)/.test(name));
  expect(names).toEqual(['big.js', 'big.js.br', 'big.js.gz', 'photo.png', 'small.js']);
  expect(brotliDecompressSync(loaded.get('big.js.br')!).toString()).toBe(text);
  expect(gunzipSync(loaded.get('big.js.gz')!).toString()).toBe(text);
  expect([...(await filesIn(store, 'host', '1.0.0', 'maps.tar')).keys()]).toEqual(['big.js.map']);
});
