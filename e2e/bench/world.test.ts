import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('./world.ts', import.meta.url));

test('the benchmark of the world gets an answer to every read', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    script,
    '--smoke',
    '--json',
  ]);
  const result = JSON.parse(stdout) as { medianMs: Record<string, number>; readsPerSecond: number };
  expect(Object.keys(result.medianMs)).toContain('/Index/index');
  expect(result.readsPerSecond).toBeGreaterThan(0);
});
