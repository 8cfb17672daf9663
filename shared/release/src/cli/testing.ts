import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@suite/kernel/testing';
import { distOf, temporaryFolder, writeIn } from '../testing/sample';
import { run } from './run';

/** Where commands run: for each test a folder with an empty store, and an operator without keys. */
export const desk = {
  cwd: '',
  env: { LANG: 'en_US.UTF-8', XDG_CONFIG_HOME: '', XDG_STATE_HOME: '' },
};

beforeEach(async () => {
  desk.cwd = await temporaryFolder();
  await mkdir(join(desk.cwd, 'store'));
  desk.env.XDG_CONFIG_HOME = await temporaryFolder();
  desk.env.XDG_STATE_HOME = await temporaryFolder();
  // `keys create` writes to the folder that the process names.
  process.env.XDG_CONFIG_HOME = desk.env.XDG_CONFIG_HOME;
});

/** Runs a command as it is typed, on the desk's own store if it names none. */
export async function release(line: string, over: NodeJS.ProcessEnv = {}) {
  const said = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => ({ write: (text: string) => (said[stream] += text) });
  const exit = await run(line.split(' ').filter(Boolean), {
    env: { ...desk.env, RELEASE_STORE: join(desk.cwd, 'store'), ...over },
    cwd: desk.cwd,
    out: into('out'),
    err: into('err'),
  });
  return { exit, ...said };
}

/** The answer of a command for scripts. */
export async function json(
  line: string,
  over?: NodeJS.ProcessEnv,
): Promise<Record<string, unknown> & { exit: number }> {
  const { exit, out } = await release(`${line} --json`, over);
  return { exit, ...(JSON.parse(out) as Record<string, unknown>) };
}

/** Builds a version of an app in its folder. */
export async function build(app: string, version: string, sample?: Parameters<typeof distOf>[2]) {
  const dist = await distOf(app, version, sample);
  await cp(dist, join(desk.cwd, app, 'dist'), { recursive: true, force: true });
}

/** Publishes the first release of the host and of a remote. */
export async function live() {
  await build('host', '1.0.0');
  await build('remote-a', '1.0.0');
  writeIn(desk.cwd, 'site.json', JSON.stringify(site));
  expect((await release('publish host remote-a --site site.json --why first')).exit).toBe(0);
}
