import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readArguments } from '@suite/build/arguments';
import { copyRepository } from '../new/testing/copy-repository';
import { others, typedOf, type Try } from './command-list';
import { temporaryFolder } from '../cli/steps/temporary-folder';

/** The longest that a server may take to print its address. */
const PATIENCE = 600_000;

/** Types one command; true if it succeeds, or for a server if it starts and then stops on a signal. */
async function runs(command: string, { says }: Try, cwd?: string): Promise<boolean> {
  const child = spawn('bash', ['-c', `exec env ${command}`], {
    cwd,
    env: { ...process.env, PORT: '4690' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  let wasUp = false;
  const timer = setTimeout(() => child.kill('SIGTERM'), says ? PATIENCE : 2 ** 31 - 1);
  child.stdout.on('data', (data: Buffer) => {
    printed += data;
    if (wasUp || !says?.test(printed)) return;
    wasUp = true;
    child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return says ? wasUp : code === 0;
}

const results: boolean[] = [];

async function tryIt(command: string, how: Try, cwd?: string): Promise<void> {
  const from = Date.now();
  const ok = await runs(command, how, cwd);
  results.push(ok);
  console.log(`${ok ? '✓' : '✗'} ${command}  ${Math.round((Date.now() - from) / 1000)} s`);
}

/** A guide's commands, typed as they stand there, in a copy of this repository. */
async function tryGuide(guide: string): Promise<void> {
  const { root, remove } = await copyRepository(temporaryFolder('copy'));
  try {
    for (const { text, how } of typedOf(`shared/docs/${guide}.md`)) await tryIt(text, how, root);
  } finally {
    await remove();
  }
}

const guides = ['add-a-page', 'add-a-call', 'add-a-remote'];
const {
  values,
  positionals: [wanted],
} = readArguments({
  command: 'npm run commands',
  summary: {
    en: 'Tries the commands that npm test does not, and those of the guides, about fifteen minutes; or one of them.',
    zh: '试 npm test 不跑的命令和教程里的命令，约十五分钟；也可以只试其中一个。',
  },
  takes: { en: '[COMMAND]', zh: '[命令]' },
  options: {
    list: { type: 'boolean', default: false, text: { en: 'only names them', zh: '只列出名字' } },
  },
});

if (values.list) console.log(['guides', ...Object.keys(others)].join('\n'));
else {
  for (const [name, how] of Object.entries(others))
    if (!wanted || wanted === name)
      await tryIt(
        ['npm run --silent', name, ...(how.args?.length ? ['--', ...how.args] : [])].join(' '),
        how,
      );
  if (!wanted || wanted === 'guides') for (const guide of guides) await tryGuide(guide);
  const failed = results.filter((ok) => !ok).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
}
