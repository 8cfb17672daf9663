import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { apps } from '@suite/build/workspace';
import { run } from '../../shared/release/src/cli/run';
import type { RoleState } from '../../shared/release/src/publish/keys';
import { s3Env, startS3 } from '../../shared/release/src/testing/s3-server';
import { distOf, temporaryFolder } from '../../shared/release/src/testing/sample';
import { localSite } from '../cli/site';
import type { ShellCommand } from './read-docs';

/** The flag that the documents switch. */
const flag = { name: 'week-poster', does: '周回顾海报', on: true };

/** Runs release commands without harm: on tiny builds and in stores of its own. */
export interface Rehearsal {
  /** Builds what `npm run build` would build. */
  build: (command: ShellCommand) => Promise<void>;
  /** Runs the arguments after `npm run release --`; resolves to the error's words if it failed. */
  release: (args: readonly string[]) => Promise<string | undefined>;
  /** Copies or moves the store of the documents, `/srv/suite/store`, as `cp` and `mv` do it. */
  move: (words: readonly string[]) => void;
  close: () => Promise<void>;
}

/** Starts with the second version of every app live, and a third version of one remote built. */
export async function rehearse(): Promise<Rehearsal> {
  const cwd = await temporaryFolder();
  await mkdir(join(cwd, 'store'));
  const home = await temporaryFolder();
  // The developer's own keys must not sign here.
  process.env.XDG_CONFIG_HOME = home;
  const s3 = await startS3();
  const env = {
    ...s3Env,
    LANG: 'zh_CN.UTF-8',
    XDG_STATE_HOME: home,
    RELEASE_STORE: join(cwd, 'store'),
    AWS_ENDPOINT_URL_S3: new URL(s3.address('suite')).searchParams.get('endpoint') as string,
    S3_FORCE_PATH_STYLE: 'true',
  };

  async function type(args: readonly string[]): Promise<{ exit: number; out: string; err: string }> {
    const said = { out: '', err: '' };
    const into = (stream: 'out' | 'err') => ({ write: (text: string) => (said[stream] += text) });
    const exit = await run(args, { env, cwd, out: into('out'), err: into('err') });
    return { exit, ...said };
  }

  /** The folders of the documents, in those of the rehearsal. */
  const moved = (word: string) =>
    word
      .replace(/^~(?:\/\.config)?(?=\/)/, home)
      .replace(/^\/srv\/suite(?=\/)/, cwd)
      .replace(/^\/media\/\w+(?=\/)/, join(cwd, 'store.keys'));

  async function release(args: readonly string[]): Promise<string | undefined> {
    // A store that was put back tells of its keys only after they were exchanged.
    const { roles = [] } = JSON.parse((await type(['keys', '--json'])).out) as { roles?: RoleState[] };
    const [, , named] = args;
    const keys = roles.find(({ role }) => role === named)?.keys ?? [];
    const typed = args.map((arg) =>
      moved(arg)
        .replace(/^(?:旧密钥编号|OLD_KEY_ID)$/, keys[0] ?? '')
        .replace(/^(?:密钥编号|KEY_ID)$/, keys.at(-1) ?? ''),
    );
    const { exit, out, err } = await type(typed);
    return exit === 0 ? undefined : `${exit} ${out}${err}`;
  }

  let builds = 0;
  async function buildAll(names: readonly string[], version = `1.${builds++}.0`): Promise<void> {
    for (const app of names)
      await cp(
        await distOf(app, version, app === 'remote-learning' ? { flags: [flag] } : {}),
        join(cwd, app, 'dist'),
        { recursive: true },
      );
  }

  const script = 'https://m.test/releases/remote-exams/1.0.0/entry.js';
  writeFileSync(join(cwd, 'stack.txt'), `TypeError: x is undefined\n    at t (${script}:1:5)\n`);
  writeFileSync(join(cwd, 'site.json'), JSON.stringify(localSite('https://world.test')));
  const site = ['--site', 'site.json'];
  async function prepare(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      await buildAll(apps);
      expect(await type(['publish', ...apps, ...site])).toMatchObject({ exit: 0 });
    }
    const other = ['--store', 's3://releases/suite'];
    // In the developer's own folder, where commands find keys by themselves.
    expect(await type(['init', ...other, '--keys', join(home, 'suite-release')])).toMatchObject({ exit: 0 });
    expect(await type(['publish', 'host', 'remote-exams', ...other, ...site])).toMatchObject({ exit: 0 });
    await buildAll(['remote-exams']);
  }

  await prepare().catch(async (error: unknown) => {
    await s3.close();
    throw error;
  });

  return {
    release,
    move: ([program = '', ...args]) => void execFileSync(program, args.map(moved)),
    build: ({ words, variables }) => {
      const named = words.slice(4);
      return buildAll(named.length > 0 ? named : apps, variables.RELEASE_VERSION);
    },
    close: () => s3.close(),
  };
}
