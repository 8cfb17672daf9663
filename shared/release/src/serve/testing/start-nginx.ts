import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../../testing/until';
import { anyPort } from '../listen';

const parts = fileURLToPath(new URL('../../../nginx', import.meta.url));
const brotliModule = process.env.NGINX_BROTLI ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));

/** Why nginx cannot be tested here; undefined when it can. */
export const nginxLacks = !program
  ? 'nginx is not installed'
  : !existsSync(brotliModule)
    ? 'the static brotli module of nginx is not installed'
    : undefined;
// A test that is left out looks like one that passed.
if (nginxLacks && process.env.REQUIRE_SERVERS) throw new Error(nginxLacks);

/** The folders and servers of an nginx. */
export interface NginxSite {
  /** A folder that it may fill; its logs are there. */
  prefix: string;
  /** The mirror's folder. */
  mirror: string;
  /** Addresses of the gateways, of which there may be one or two. */
  gateways: readonly string[];
  /** Serves the ops pages of the first gateway at an address of their own. */
  hasOps?: boolean;
  /** Further servers. */
  more?: string;
}

/** A running nginx. */
export interface Nginx {
  address: string;
  /** The address of the ops pages. */
  ops?: string;
  stop: () => Promise<void>;
}

/** The site of the repository's example with this site's own lines filled in. */
async function site({ prefix, mirror, gateways, hasOps }: NginxSite, port: number, opsPort: number) {
  const [first = '', second] = gateways.map((address) => new URL(address).host);
  const text = await readFile(join(parts, 'two-gateways.conf'), 'utf8');
  const [visitors = '', ops = ''] = text.split(/^(?=# upstream suite_ops)/m);
  const whole = visitors + (hasOps ? ops.replace(/^# /gm, '') : '');
  const own = {
    '127.0.0.1:4411': first,
    '127.0.0.1:4412': second,
    '127.0.0.1:4511': first,
    '10.0.0.1:8443': `127.0.0.1:${opsPort}`,
  };
  // All at once: a port that was filled in may begin with the digits of one that is still to be replaced.
  return (second ? whole : whole.replace(/.*127\.0\.0\.1:4412.*\n/, ''))
    .replace(/\b[\d.]+:\d+\b/g, (address) => own[address as keyof typeof own] ?? address)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/var/lib/suite-gateway/mirror', mirror)
    .replace(/^include suite/m, `include ${prefix}/suite`);
}

/** Writes the configuration of an nginx as a distribution has it, with the repository's files in it. */
async function writeConfiguration(nginx: NginxSite, port: number, opsPort: number): Promise<string> {
  const { prefix } = nginx;
  await cp(parts, join(prefix, 'suite'), { recursive: true });
  for (const name of ['suite.conf', 'ops.conf']) {
    const path = join(prefix, 'suite', name);
    await writeFile(
      path,
      (await readFile(path, 'utf8'))
        .replaceAll('/var/log/nginx', prefix)
        .replace('# brotli_static', 'brotli_static'),
    );
  }
  await mkdir(join(prefix, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path temp/${kind};`,
  );
  const lines = [
    `load_module ${brotliModule};`,
    'worker_processes 1; daemon off; pid nginx.pid;',
    process.getuid?.() === 0 ? 'user root;' : '',
    'events { worker_connections 512; }',
    `http { ${temporary.join(' ')} access_log off; sendfile on; gzip on;`,
    await site(nginx, port, opsPort),
    `${nginx.more ?? ''} }`,
  ];
  const path = join(prefix, 'nginx.conf');
  await writeFile(path, lines.join('\n'));
  return path;
}

/** Starts nginx in its own folder and in the foreground, so that `stop` ends all of it. */
export async function startNginx(nginx: NginxSite): Promise<Nginx> {
  const [port, opsPort] = [await anyPort(), await anyPort()];
  const file = await writeConfiguration(nginx, port, opsPort);
  const args = ['-p', `${nginx.prefix}/`, '-c', file, '-e', 'stderr'];
  const checked = spawnSync(program as string, [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child = spawn(program as string, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(`${address}/metrics`)).status > 0;
  await until(answers, 'nginx starts', 5000).catch((cause: unknown) => {
    throw new Error(`nginx did not start: ${said}`, { cause });
  });
  return {
    address,
    ...(nginx.hasOps && { ops: `http://127.0.0.1:${opsPort}` }),
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
