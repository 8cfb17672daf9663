import { spawn } from 'node:child_process';
import { others, type Try } from './steps/command-list';

/** The longest that a server may take to print its address. */
const PATIENCE = 300_000;

/** Runs one command; true if it succeeds, or for a server if it starts and then stops on a signal. */
function runs(name: string, { args = [], says }: Try): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: { ...process.env, PORT: '4690' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    let printed = '';
    let wasUp = false;
    const timer = setTimeout(() => child.kill('SIGTERM'), says ? PATIENCE : 2 ** 31 - 1);
    child.stdout.on('data', (data: Buffer) => {
      printed += data;
      if (wasUp || !says?.test(printed)) return;
      wasUp = true;
      child.kill('SIGTERM');
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(says ? wasUp : code === 0);
    });
  });
}

const chosen = Object.entries(others).filter(([name]) => !process.argv[2] || name === process.argv[2]);

if (process.argv.includes('--list')) console.log(Object.keys(others).join('\n'));
else {
  const failed: string[] = [];
  for (const [name, how] of chosen) {
    const from = Date.now();
    const ok = await runs(name, how);
    if (!ok) failed.push(name);
    console.log(`${ok ? '✓' : '✗'} npm run ${name}  ${Math.round((Date.now() - from) / 1000)} s`);
  }
  console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
