import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadCommand } from '../../shared/release/src/cli/run';
import { hashPassword } from '../../shared/release/src/ops/people';
import { publish } from '../../shared/release/src/publish/publish';
import { anyPort } from '../../shared/release/src/serve';
import { hasPrometheus } from '../../shared/release/src/serve/events/testing/start-prometheus';
import { readSettings } from '../../shared/release/src/serve/settings';
import { LocalStore } from '../../shared/release/src/store/local-store';
import { distOf, temporaryFolder } from '../../shared/release/src/testing/sample';
import { until } from '../../shared/release/src/testing/until';
import { blocksOf } from './read-docs';

interface Service {
  command: string;
  entrypoint?: string[];
  environment?: { HEALTH: string };
  volumes: string[];
  depends_on?: Record<string, unknown>;
  network_mode: string;
}

/** What `npm run package` has made. */
let made: string;
let composed: { services: Record<string, Service>; volumes: Record<string, unknown> };

beforeAll(async () => {
  made = await temporaryFolder();
  execFileSync(process.execPath, ['shared/release/bin/package.mjs', made]);
  composed = parse(readFileSync(join(made, 'container/compose.yaml'), 'utf8'), { merge: true });
}, 60_000);

const file = (path: string) => readFileSync(join(made, path), 'utf8');
const portsIn = (text: string, start: string) =>
  [...text.matchAll(new RegExp(`127\\.0\\.0\\.1:(${start}\\d\\d)`, 'g'))]
    .map(([, port]) => Number(port))
    .sort();

/** The gateways' settings as their command lines say. */
async function gateways() {
  const people = join(await temporaryFolder(), 'people');
  writeFileSync(people, `Ann:${hashPassword('a password of many words')}\n`);
  const variables: Record<string, string> = {
    RELEASE_STORE: 's3://suite/x',
    SUITE_API: 'https://api.example',
  };
  return Object.values(composed.services)
    .filter(({ command }) => command.includes('--ops-port'))
    .map(({ command, environment }) => {
      const line = command
        .replace('/etc/suite/people', people)
        .replace(/\$\{(\w+)\}/g, (_all, name: string) => variables[name] ?? '');
      return { ...readSettings(line.trim().split(/\s+/), {}), health: environment?.HEALTH };
    });
}

test('the gateways of compose.yaml are those that nginx and Prometheus ask', async () => {
  const all = await gateways();
  expect(all.map(({ port }) => port)).toEqual(portsIn(file('nginx/two-gateways.conf'), '44'));
  expect(all.map(({ ops }) => ops.port)).toEqual(portsIn(file('prometheus/prometheus.yml'), '45'));
  for (const { port, health } of all) expect(health).toBe(`http://127.0.0.1:${port}/healthz`);
  expect(new Set(Object.values(composed.services).map((one) => one.network_mode))).toEqual(new Set(['host']));
});

test('files, volumes and variables of compose.yaml are there', () => {
  const sources = Object.values(composed.services).flatMap(({ volumes }) =>
    volumes.map((one) => one.split(':')[0]!),
  );
  for (const source of sources) {
    if (source.startsWith('.')) expect(existsSync(join(made, 'container', source))).toBe(true);
    else if (!source.startsWith('/')) expect(Object.keys(composed.volumes)).toContain(source);
  }
  const [settings = ''] = blocksOf('shared/release/docs/install.md', 'bash').filter((block) =>
    block.includes('<<END'),
  );
  for (const [, name = ''] of file('container/compose.yaml').matchAll(/\$\{(\w+)\}/g))
    expect(settings).toMatch(new RegExp(`^${name}=`, 'm'));
  for (const { depends_on: others = {} } of Object.values(composed.services))
    expect(Object.keys(composed.services)).toEqual(expect.arrayContaining(Object.keys(others)));
});

test('the judge and Prometheus know the options that compose.yaml gives them', async () => {
  const { judge, prometheus } = composed.services as Record<string, Service>;
  const [command = '', ...args] = judge!.command.split(' ');
  const options = Object.keys((await loadCommand(command))!.options);
  for (const [, name] of args.join(' ').matchAll(/--([\w-]+)/g)) expect(options).toContain(name);
  if (!hasPrometheus) return;
  const { stdout, stderr } = spawnSync('prometheus', ['--help'], { encoding: 'utf8' });
  for (const [option] of prometheus!.command.matchAll(/--[\w.-]+/g))
    expect(stdout + stderr).toContain(option);
});

/** A command that needs to mount, as building does without a service. */
const canBuild = existsSync('/usr/bin/buildah') && spawnSync('unshare', ['--mount', 'true']).status === 0;

/** Copies programs of this machine, with their libraries, into a folder. */
function copyPrograms(folder: string): void {
  const programs = ['/bin/sh', '/bin/grep', '/bin/mkdir', '/usr/bin/sha256sum'];
  const libraries = execFileSync('ldd', [process.execPath, ...programs], { encoding: 'utf8' });
  const paths = [...libraries.matchAll(/(\/\S+) \(/g)].map(([, path]) => path!);
  for (const path of new Set([...programs, ...paths]))
    cpSync(path, join(folder, path), { recursive: true, dereference: true });
  mkdirSync(join(folder, 'usr/local/bin'), { recursive: true });
  cpSync(process.execPath, join(folder, 'usr/local/bin/node'));
}

(canBuild ? test : test.skip)(
  'the image is built from the package, and a gateway runs in it without rights',
  async () => {
    const work = await temporaryFolder();
    const places = ['--storage-driver', 'vfs', '--root', join(work, 'root'), '--runroot', join(work, 'run')];
    const buildah = (...args: string[]) =>
      execFileSync('buildah', [...places, ...args], { encoding: 'utf8', stdio: 'pipe' });
    const build = (...args: string[]) =>
      buildah('build', '--isolation', 'chroot', '--quiet', '--format', 'docker', ...args);
    // No image of Node is fetched: this machine's Node stands for it.
    const base = join(work, 'base');
    copyPrograms(base);
    mkdirSync(join(base, 'tmp'));
    chmodSync(join(base, 'tmp'), 0o1777);
    writeFileSync(join(work, 'Base'), 'FROM scratch\nCOPY . /\n');
    build('--file', join(work, 'Base'), '--tag', 'localhost/node', base);
    build(
      '--build-arg',
      'NODE=localhost/node',
      '--file',
      join(made, 'container/Dockerfile'),
      '--tag',
      'localhost/suite',
      made,
    );

    const store = join(work, 'store');
    await publish({ store: new LocalStore(store), dist: await distOf('host', '1.0.0') });
    const [port, opsPort] = [await anyPort(), await anyPort()];
    const container = buildah('from', 'localhost/suite').trim();
    const { Docker } = JSON.parse(buildah('inspect', container)) as {
      Docker: { config: { Entrypoint: string[]; User: string; Healthcheck: { Test: string[] } } };
    };
    const { config } = Docker;
    expect(config.User).toBe('1000:1000');
    const inside = (...args: string[]) => [...places, 'run', '--isolation', 'chroot', ...args];
    const options = [
      '--store',
      '/store',
      '--port',
      String(port),
      '--ops-port',
      String(opsPort),
      '--mirror',
      '/var/lib/suite/mirror',
    ];
    const gateway = spawn(
      'buildah',
      inside('--volume', `${store}:/store:ro`, container, '--', ...config.Entrypoint, ...options),
    );
    const ended = once(gateway, 'exit');
    let said = '';
    gateway.stderr.on('data', (text) => (said += text));
    try {
      const health = `http://127.0.0.1:${port}/healthz`;
      const answers = async () => (await (await fetch(health)).json()).status === 'ok';
      await until(answers, 'the gateway in the image answers').catch((error: unknown) => {
        throw new Error(said, { cause: error });
      });
      const check = (address: string) => {
        const [, ...command] = config.Healthcheck.Test;
        return spawnSync('buildah', inside('--env', `HEALTH=${address}`, container, '--', ...command)).status;
      };
      expect([check(health), check(`http://127.0.0.1:${opsPort}/healthz`)]).toEqual([0, 1]);
    } finally {
      gateway.kill('SIGTERM');
      await ended;
    }
  },
  120_000,
);
