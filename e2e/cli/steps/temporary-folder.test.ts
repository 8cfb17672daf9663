import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let shared: string;

beforeEach(() => (shared = mkdtempSync(join(tmpdir(), 'shared-'))));
afterEach(() => rmSync(shared, { recursive: true, force: true }));

const script = join(__dirname, 'temporary-folder.ts');

test.each([
  ['ends', '', undefined],
  ['ends early', 'process.exit(0);', undefined],
  ['fails', `throw new Error('on purpose');`, undefined],
  ['is ended by Ctrl-C', 'setInterval(() => {}, 1000);', 'SIGINT' as const],
  ['is ended by a signal', 'setInterval(() => {}, 1000);', 'SIGTERM' as const],
])(
  'a command that %s leaves nothing',
  async (_, then, signal) => {
    const code = `
      import { writeFileSync } from 'node:fs';
      process.env.TMPDIR = ${JSON.stringify(shared)};
      const { temporaryFolder } = await import(${JSON.stringify(script)});
      const folder = temporaryFolder('trial');
      writeFileSync(folder + '/file', 'x');
      console.log(folder);
      ${then}`;
    const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(command, 'exit');
    const [said] = (await once(command.stdout, 'data')) as [Buffer];
    expect(String(said)).toContain(join(shared, 'suite-trial-'));
    if (signal) command.kill(signal);
    await ended;
    expect(readdirSync(shared)).toEqual([]);
  },
  30_000,
);
