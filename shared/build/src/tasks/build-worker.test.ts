import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'worker-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('a build that nobody waits for any more ends as if it were done', async () => {
  mkdirSync(join(place, 'app'));
  // It learns that it was left only after it has answered.
  const config = `export default () => {
    console.log('building');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    throw new Error('odd');
  };`;
  writeFileSync(join(place, 'app', 'webpack.config.mjs'), config);
  const worker = fork(join(__dirname, 'build-worker.ts'), [], {
    cwd: place,
    execArgv: ['--import', join(__dirname, '../../bin/typescript.mjs')],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  worker.send({ app: 'app', version: '1.0.0' });
  worker.stdout?.on('data', () => worker.disconnect());
  expect(await once(worker, 'exit')).toEqual([0, null]);
});
