import { writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { apps } from '@suite/build/workspace';
import { run } from '../../shared/release/src/cli/run';
import { s3Env, startS3 } from '../../shared/release/src/testing/s3-server';
import { distOf, temporaryFolder } from '../../shared/release/src/testing/sample';
import { localSite } from '../cli/site';
import type { ShellCommand } from './read-docs';

/** Runs release commands without harm: on tiny builds and in stores of its own. */
export interface Rehearsal {
  /** Builds what `npm run build` would build. */
  build: (command: ShellCommand) => Promise<void>;
  /** Runs the arguments after `npm run release --`; resolves to the error's words if it failed. */
  release: (args: readonly string[]) => Promise<string | undefined>;
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

  let lastHash = '';
  async function release(args: readonly string[]): Promise<string | undefined> {
    const [oldest = ''] = (JSON.parse((await type(['keys', '--json'])).out) as { keys: string[] }).keys;
    const typed = args.map((arg) =>
      arg
        .replace(/^~/, home)
        .replace(/^\/srv\//, `${cwd}/srv/`)
        .replace(/^(?:旧密钥的编号|OLD_KEY_ID)$/, oldest)
        .replace(/^(?:校验值|HASH)$/, lastHash),
    );
    const { exit, out, err } = await type(typed);
    lastHash = /校验值 (\S+)/.exec(out)?.[1] ?? lastHash;
    return exit === 0 ? undefined : `${exit} ${out}${err}`;
  }

  let builds = 0;
  async function buildAll(names: readonly string[], version = `1.${builds++}.0`): Promise<void> {
    for (const app of names)
      await cp(await distOf(app, version), join(cwd, app, 'dist'), { recursive: true });
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
    expect(await type(['publish', 'host', 'remote-exams', ...other, ...site])).toMatchObject({ exit: 0 });
    await buildAll(['remote-exams']);
  }

  await prepare().catch(async (error: unknown) => {
    await s3.close();
    throw error;
  });

  return {
    release,
    build: ({ words, variables }) => {
      const named = words.slice(4);
      return buildAll(named.length > 0 ? named : apps, variables.RELEASE_VERSION);
    },
    close: () => s3.close(),
  };
}
