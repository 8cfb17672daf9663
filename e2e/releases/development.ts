import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@suite/build/workspace';
import { copyRepository } from '../new/testing/copy-repository';
import { copyStore, stock } from './stock';

/** `npm run dev` in a copy of this repository. */
export interface Development {
  /** Address of the app. */
  address: string;
  /** Address of the outside world. */
  world: string;
  /** The apps that it has built before it started. */
  built: string[];
  /** Changes a file as an editor does. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** What the editor was asked to open. */
  opened: () => Promise<string>;
  close: () => Promise<void>;
}

/** Ports of its own; one that a system gives away could be another program's by the time that all is built. */
const PORT = 4694;

/** Starts `npm run dev` for one app; the others are used as they were built here. */
export async function startDevelopment(app: string): Promise<Development> {
  const { root, remove } = await copyRepository();
  for (const built of ['host', ...remotes].filter((one) => one !== app))
    await cp(join(built, 'dist'), join(root, built, 'dist'), { recursive: true });
  await mkdir(join(root, '.suite'));
  await copyStore(stock, join(root, '.suite/store'));
  const editor = join(root, 'editor.sh');
  await writeFile(editor, `#!/bin/sh\necho "$@" >> ${root}/opened\n`, { mode: 0o755 });
  const child = spawn(process.execPath, ['shared/build/bin/run.mjs', 'e2e/cli/dev.ts', app], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), LAUNCH_EDITOR: editor, LANG: 'en_US.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test that is ended from outside leaves no server on these ports.
  process.once('exit', () => child.kill('SIGTERM'));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(said)));
    child.stdout.on('data', (part: Buffer) => {
      said += part;
      if (said.includes('Ctrl-C')) resolve();
    });
  });
  return {
    address: `http://127.0.0.1:${PORT}`,
    world: `http://127.0.0.1:${PORT + 1}`,
    built: Array.from(said.matchAll(/^Built (.*)/gm), ([, name = '']) => name),
    edit: async (file, change) => {
      const path = join(root, file);
      const text = await readFile(path, 'utf8');
      if (change(text) === text) throw new Error(`${file} stays as it is`);
      await writeFile(path, change(text));
    },
    opened: async () => {
      const file = join(root, 'opened');
      return existsSync(file) ? readFile(file, 'utf8') : '';
    },
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');

      await remove();
    },
  };
}
