import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';

/** How the world of `npm run dev` runs. */
export interface WorldRun {
  port: number;
  db: string;
  gateway: string;
  /** Tells that it has begun anew; with words when the changed code does not run. */
  changed: (fault?: string) => void;
}

/** A run of the world that follows its sources. */
export interface FollowedWorld {
  address: string;
  close: () => Promise<void>;
}

/** What the world is made of. */
const folders = ['e2e/world', 'shared/api/src'];
const counts = (path: string) => /\.(?:ts|json|md|yaml|sql)$/.test(path) && !/\.test\.ts$/.test(path);

/** The fault without the way through Node to it. */
const inShort = (words: string) =>
  words
    .split('\n')
    .filter((line) => !/^\s*(?:at |node:|triggerUncaught|\^|Node\.js|\)|$)/.test(line))
    .join('\n');

function begin({ port, db, gateway, changed }: WorldRun): { child: ChildProcess; ready: Promise<string> } {
  const args = ['e2e/world/main.ts', '--port', `${port}`, '--db', db, '--gateway', gateway];
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let isUp = false;
  child.stderr.on('data', (part: Buffer) => (said += part));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (part: Buffer) => {
      isUp = true;
      child.stderr.on('data', (words: Buffer) => void process.stderr.write(words));
      resolve(`${part}`.trim());
    });
    child.once('exit', (code, signal) => {
      const words = inShort(said) || 'the world ended';
      if (!isUp) reject(new Error(words));
      else if (code !== 0 && signal !== 'SIGTERM') changed(words);
    });
  });
  return { child, ready };
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Runs the world in a process of its own, and begins it anew on its data when its code changes. */
export async function runWorld(run: WorldRun): Promise<FollowedWorld> {
  let { child, ready } = begin(run);
  const address = await ready;
  let waiting: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  async function renew(): Promise<void> {
    await end(child);
    ({ child, ready } = begin(run));
    await ready.then(
      () => run.changed(),
      (error: Error) => run.changed(error.message),
    );
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, path) => {
      if (!path || !counts(path)) return;
      clearTimeout(waiting);
      // An editor writes a file in several steps.
      waiting = setTimeout(() => {
        turn = turn.then(renew);
      }, 100);
    }),
  );
  return {
    address,
    async close() {
      clearTimeout(waiting);
      for (const watcher of watchers) watcher.close();
      await turn;
      await end(child);
    },
  };
}
