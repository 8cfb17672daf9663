import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleInline } from './loader';
import { syntaxFault } from './plugins/floor';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loader-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bundle = async (code: string) => {
  const entry = join(folder, 'entry.ts');
  await writeFile(entry, code);
  return bundleInline(entry);
};

test('modern code comes out as ES5 that does the same', async () => {
  const code = await bundle(`
    const list: number[] = [1, 2];
    const sum = (...more: number[]) => { let s = 0; for (const n of [...list, ...more]) s += n; return s; };
    (globalThis as any).answer = sum(3) ?? 0;
  `);
  expect(syntaxFault(code, 5)).toBeUndefined();
  new Function(code)();
  expect((globalThis as unknown as { answer: number }).answer).toBe(6);
});

test('text that would end the script element does not', async () => {
  const code = await bundle(`document.title = '</script><b>';`);
  expect(code).not.toMatch(/<\/script/i);
});

test('Chinese stays as it is', async () => {
  expect(await bundle(`document.title = '加载失败';`)).toContain('加载失败');
});

test('the host’s loader brings no helpers for newer JavaScript along: they would be in every document', async () => {
  const code = await bundleInline('host/src/boot/inline.ts');
  expect(code).not.toMatch(/Symbol\.iterator|_helper|_ts_generator/);
});
