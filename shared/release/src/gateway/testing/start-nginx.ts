import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { anyPort } from '../listen';

const parts = fileURLToPath(new URL('../../../nginx', import.meta.url));
const packaged = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotliModule = process.env.NGINX_BROTLI ?? packaged;
const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));

/** Why nginx cannot be tested here; undefined when it can. */
export const nginxLacks = !program
  ? 'nginx is not installed'
  : !existsSync(brotliModule)
    ? 'the static brotli module of nginx is not installed'
    : undefined;

/** The folders and servers of an nginx. */
export interface NginxSite {
  /** A folder that it may fill. */
  prefix: string;
  store: string;
  gateway: string;
  api: string;
  /** Serves the ops pages of the gateway at an address of their own. */
  hasOps?: boolean;
}

/** A running nginx. */
export interface Nginx {
  address: string;
  /** The address of the ops pages. */
  ops?: string;
  stop: () => Promise<void>;
}

/** The servers of visitors and of ops, which a site has to take out of its comment. */
function withOps(text: string, gateway: string, port: number): string {
  const [visitors = '', ops = ''] = text.split(/^(?= {4}# upstream suite_ops)/m);
  return (visitors + ops.replace(/^ {4}# /gm, '    '))
    .replace('127.0.0.1:4410', new URL(gateway).host)
    .replace('10.0.0.1:8443', `127.0.0.1:${port}`);
}

/** Writes the repository's configuration with this site's own lines filled in. */
async function writeConfiguration(
  { prefix, store, gateway, api }: NginxSite,
  port: number,
  opsPort: number | undefined,
): Promise<string> {
  await cp(parts, join(prefix, 'suite'), { recursive: true });
  await mkdir(join(prefix, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path temp/${kind};`)
    .join(' ');
  const text = (await readFile(join(parts, 'nginx.conf'), 'utf8'))
    .replace(packaged, brotliModule)
    .replace('worker_processes auto;', 'worker_processes 1; daemon off; pid nginx.pid; user root;')
    .replace('http {', `http { ${temporary}`)
    .replace('127.0.0.1:4400', new URL(gateway).host)
    .replace('127.0.0.1:4401', new URL(api).host)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/srv/suite/store', store)
    .replace('/srv/suite/document', join(prefix, 'document'));
  const path = join(prefix, 'nginx.conf');
  const whole = opsPort === undefined ? text : withOps(text, gateway, opsPort);
  await writeFile(path, process.getuid?.() === 0 ? whole : whole.replace('user root;', ''));
  return path;
}

/** Starts nginx in its own folder and in the foreground, so that `stop` ends all of it. */
export async function startNginx(site: NginxSite): Promise<Nginx> {
  const port = await anyPort();
  const opsPort = site.hasOps ? await anyPort() : undefined;
  const file = await writeConfiguration(site, port, opsPort);
  const args = ['-p', `${site.prefix}/`, '-c', file, '-e', 'stderr'];
  const checked = spawnSync(program as string, [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child = spawn(program as string, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const answers = await fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await pause(30);
  }
  return {
    address,
    ...(opsPort !== undefined && { ops: `http://127.0.0.1:${opsPort}` }),
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
