import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@suite/build/say';
import { isAnnounced } from './check';
import { versionTools } from './packages';
import { recordReleased } from './record';
import { changedReports } from './surface';

type Manifest = Record<string, unknown> & { version: string; devDependencies?: Record<string, string> };

const read = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;
const write = (path: string, content: object) => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);

/** Runs changesets' own command, which asks its questions in the terminal; ends with it if it fails. */
function changesets(args: readonly string[]): void {
  const command = versionTools().resolve('@changesets/cli/bin.js');
  const { status } = spawnSync(process.execPath, [command, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The root is no workspace, so changesets leave what it asks for. */
function raiseRoot(): void {
  const root = read<Manifest>('package.json');
  const { version } = read<Manifest>('shared/build/package.json');
  write('package.json', { ...root, devDependencies: { ...root.devDependencies, '@suite/build': version } });
}

/** Gives the lock the versions of the workspaces and what they ask for. Nothing has to be fetched for that. */
function raiseLock(): void {
  const lock = read<{ packages: Record<string, Record<string, unknown>> }>('package-lock.json');
  for (const [folder, own] of Object.entries(lock.packages)) {
    if (folder.includes('node_modules/')) continue;
    const manifest = read<Manifest>(join(folder, 'package.json'));
    for (const key of ['version', 'dependencies', 'devDependencies']) {
      if (key in own) own[key] = manifest[key];
    }
  }
  write('package-lock.json', lock);
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  changesets(args);
} else if (args[0] === 'version') {
  changesets(args);
  raiseRoot();
  raiseLock();
  recordReleased();
} else {
  // What is recorded is what the sources export now.
  for (const path of changedReports(true)) console.log(path);
  if (args.length === 0 && !process.stdin.isTTY) {
    console.error(
      say({
        en: 'It asks what to tell the teams, so it needs a terminal. Without one, write .changeset/NAME.md by hand.',
        zh: '它要询问告诉各团队什么，需要终端；没有终端时，请手写 .changeset/名字.md。',
      }),
    );
    isAnnounced();
    process.exit(1);
  }
  changesets(args);
  if (!isAnnounced()) process.exit(1);
}
