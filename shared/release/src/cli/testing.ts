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
  // Keys are looked for in the folder that the process names.
  process.env.XDG_CONFIG_HOME = desk.env.XDG_CONFIG_HOME;
});

/** Runs a command as it is typed, on the desk's own store if it names none. */
export async function release(line: string, over: NodeJS.ProcessEnv = {}) {
  const written = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => ({ write: (text: string) => (written[stream] += text) });
  const exit = await run(line.split(/\s+/).filter(Boolean), {
    env: { ...desk.env, RELEASE_STORE: at('store'), ...over },
    cwd: desk.cwd,
    out: into('out'),
    err: into('err'),
  });
  return { exit, ...written };
}

/** A path on the desk. */
export const at = (path: string) => join(desk.cwd, path);

/** What a command says that works. */
export const said = async (line: string, over?: NodeJS.ProcessEnv) => (await release(line, over)).out;

/** How a command ends: its exit code and the code of its refusal, such as `4 NOT_LIVE`. */
export async function outcome(line: string, over?: NodeJS.ProcessEnv): Promise<string> {
  const { exit, code = 'done' } = await json(line, over);
  return `${exit} ${String(code)}`;
}

/** What a command says that is refused, in English and in Chinese. */
export const refusals = async (line: string, over?: NodeJS.ProcessEnv): Promise<string[]> => [
  (await release(line, over)).err,
  (await release(`${line} --lang zh`, over)).err,
];

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

/** Publishes the first release of the host and of a remote, and builds the next version of the remote. */
export async function live(next?: string) {
  await build('host', '1.0.0');
  await build('remote-a', '1.0.0');
  writeIn(desk.cwd, 'site.json', JSON.stringify(site));
  expect((await release('publish host remote-a --site site.json --why first')).exit).toBe(0);
  if (next) await build('remote-a', next);
}
