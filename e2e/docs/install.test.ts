import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '@suite/loader/registry';
import { anyPort } from '../../shared/release/src/serve';
import { hasPrometheus } from '../../shared/release/src/serve/events/testing/start-prometheus';
import { nginxLacks } from '../../shared/release/src/serve/testing/start-nginx';
import { distOf, temporaryFolder } from '../../shared/release/src/testing/sample';
import { s3Env, startS3, type S3Server } from '../../shared/release/src/testing/s3-server';
import { until } from '../../shared/release/src/testing/until';
import { localSite } from '../cli/site';
import { blocksOf } from './read-docs';

const run = promisify(execFile);
const PAGE = 'shared/release/docs/install.md';

/** A file that is worth compressing. */
const poem = '床前明月光，疑是地上霜。'.repeat(100);

let root: string;
let s3: S3Server;
let ports: { web: number; prometheus: number };

beforeAll(async () => {
  s3 = await startS3();
  root = await temporaryFolder();
  ports = { web: await anyPort(), prometheus: await anyPort() };
});
afterAll(() => s3.close());

/** What a test cannot do to its machine is done by these, or left out. */
const standIns = `
set -euo pipefail
exec 2>> "$ROOT/stderr.txt"
ssh() { shift; bash -c "$*"; }
apt-get() { :; }; useradd() { :; }
install() {
  local given=()
  while [ $# -gt 0 ]; do if [ "$1" = -o ]; then shift; else given+=("$1"); fi; shift; done
  command install "\${given[@]}"
}
curl() {
  case "$*" in
    *SHASUMS256.txt) echo Node > node-v24.0.0-linux-x64.tar.xz; sha256sum node-v24.0.0-linux-x64.tar.xz > SHASUMS256.txt;;
    *nodejs.org*) :;;
    *) command curl "$@";;
  esac
}
tar() { case "$*" in *node-v24*) :;; *) command tar "$@";; esac; }
run() {
  local name=$1 folder=$2; shift 2
  mkdir -p "$folder"
  # As systemd does it, without the variables of this shell.
  env -i PATH="$PATH" HOME="$ROOT/nobody" STATE_DIRECTORY="$folder" bash -c "$*" > "$ROOT/$name.log" 2>&1 &
  echo $! > "$ROOT/$name.pid"
}
begin() {
  local at=\${1#*@} file="$ROOT/etc/systemd/system/$1.service"
  [ -f "$file" ] || file="$ROOT/etc/systemd/system/\${1%@*}@.service"
  of() { sed -n "s/^$1=//p" "$file" | sed "s/%i/$at/g"; }
  run "$1" "$ROOT/var/lib/$(of StateDirectory)" "set -a; . '$(of EnvironmentFile)'; exec $(of ExecStart)"
}
end() { local pid; pid=$(cat "$ROOT/$1.pid"); kill "$pid"; while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done; }
nginx() { command /usr/sbin/nginx -p "$ROOT/" -c "$ROOT/etc/nginx/nginx.conf" -e "$ROOT/nginx.log" "$@"; }
systemctl() {
  case "$*" in
    enable*) shift 2; for one in "$@"; do begin "$one"; done;;
    start*) begin "$2";;
    stop*) end "$2";;
    'reload nginx') nginx;;
    'restart prometheus')
      run prometheus "$ROOT/var/lib/prometheus" ". '$ROOT/etc/default/prometheus'; exec prometheus \\$ARGS \
        --config.file=$ROOT/etc/prometheus/prometheus.yml --storage.tsdb.path=$ROOT/var/lib/prometheus";;
  esac
}
`;

/** Puts the page's folders, ports and addresses into this test's own. */
const moved = (text: string): string =>
  text
    .replace(/(?<![\w.}])\/(opt\/suite|etc\/|tmp\b|var\/lib\/suite|var\/log\/nginx)/g, `${root}/$1`)
    .replaceAll(':44', ':29')
    .replaceAll(':45', ':28')
    .replaceAll('8080', String(ports.web))
    .replaceAll(':9090', `:${ports.prometheus}`)
    .replaceAll(
      "'s3://suite/production?endpoint=https://s3.example&pathStyle=true'",
      `'${s3.address('suite')}'`,
    )
    .replaceAll('YOUR_KEY_ID', s3Env.AWS_ACCESS_KEY_ID)
    .replaceAll('YOUR_SECRET_KEY', s3Env.AWS_SECRET_ACCESS_KEY);

/** Adapts the files that the page copies, as the commands are adapted, and their sums. */
async function adaptPackage(folder: string): Promise<void> {
  const names = ['systemd', 'nginx', 'prometheus'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => join(folder, part, name)),
  );
  for (const path of names) {
    const text = moved(await readFile(path, 'utf8'))
      .replaceAll('44%i', '29%i')
      .replaceAll('45%i', '28%i')
      .replace('--drain 5', '--drain 0')
      .replace('scrape_interval: 10s', 'scrape_interval: 200ms')
      .replaceAll('/usr/local/bin/node', process.execPath);
    await writeFile(path, text);
  }
  const sums = "find . -type f ! -name SHA256SUMS | cut -c3- | xargs -d '\\n' sha256sum > SHA256SUMS";
  execFileSync('bash', ['-c', sums], { cwd: folder });
}

/** What Debian's packages have set up by then. */
async function prepareMachine(): Promise<void> {
  for (const folder of ['systemd/system', 'nginx/conf.d', 'prometheus', 'default'])
    await mkdir(join(root, 'etc', folder), { recursive: true });
  for (const folder of ['tmp', 'var/log/nginx', 'var/lib/nginx'])
    await mkdir(join(root, folder), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${root}/var/lib/nginx/${kind};`,
  );
  const nginxConf = [
    `load_module ${process.env.NGINX_BROTLI ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'};`,
    'worker_processes 1;',
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${root}/nginx.pid;`,
    'events { worker_connections 64; }',
    `http { access_log off; ${temporary.join(' ')}`,
    'sendfile on; tcp_nopush on; types_hash_max_size 2048; types { text/html html; } gzip on;',
    'default_type application/octet-stream; server_tokens off;',
    `include ${root}/etc/nginx/conf.d/*.conf; }`,
  ];
  await writeFile(join(root, 'etc/nginx/nginx.conf'), nginxConf.join('\n'));
}

/** The folder of the project with its package and two built apps. */
async function prepareProject(): Promise<string> {
  const project = join(root, 'project');
  await mkdir(project);
  execFileSync(process.execPath, ['shared/release/bin/package.mjs', join(project, '.suite/package')]);
  await adaptPackage(join(project, '.suite/package'));
  const files = { 'poem.txt': poem };
  for (const app of ['host', 'remote-exams'])
    await cp(await distOf(app, '1.0.0', { files }), join(project, app, 'dist'), { recursive: true });
  await writeFile(join(project, 'site.json'), JSON.stringify(localSite('https://world.test')));
  return project;
}

/** Ends what the page has started and still runs. */
async function stopAll(names = readdirSync(root).filter((name) => name.endsWith('.pid'))): Promise<void> {
  const isRunning = (pid: number, signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  };
  const pids = names.map((name) => Number(readFileSync(join(root, name), 'utf8')));
  for (const pid of pids) isRunning(pid, 'SIGTERM');
  await until(async () => !pids.some((pid) => isRunning(pid, 0)), 'all have ended');
}

/** Types the page's commands; gives what they have written. */
async function followPage(project: string): Promise<{ out: string; err: string }> {
  const script = [standIns, ...blocksOf(PAGE, 'bash').map(moved)].join('\necho "— done" >&2\n');
  const env = { PATH: process.env.PATH ?? '', ROOT: root, HOME: root, LANG: 'zh_CN.UTF-8' };
  const said = await run('bash', ['-c', script], { cwd: project, env, timeout: 60_000 }).catch(
    (error: { stdout: string; code: unknown }) => error,
  );
  const err = readFileSync(join(root, 'stderr.txt'), 'utf8');
  if ('code' in said) throw new Error(`exit ${String(said.code)}\n${said.stdout}\n${err}`);
  return { out: said.stdout, err };
}

(nginxLacks || !hasPrometheus ? test.skip : test)(
  'every step of the page leads to two gateways behind nginx, with a judge and Prometheus',
  async () => {
    await prepareMachine();
    const project = await prepareProject();
    try {
      const { out, err } = await followPage(project);
      expect(out.match(/"status":"ok"/g)).toHaveLength(2);
      expect(out.match(/"schema":1,"revision":2/g)).toHaveLength(2);
      expect(out).toMatch(/remote-exams +1\.0\.0/);

      const web = `http://127.0.0.1:${ports.web}`;
      expect((await fetch(`${web}/ops/`)).status).toBe(404);
      expect((await fetch('http://127.0.0.1:2812/ops/')).status).toBe(401);
      const [, password = ''] = /只显示这一次：(\S+)/.exec(err) ?? [];
      const authorization = `Basic ${Buffer.from(`Ann:${password}`).toString('base64')}`;
      const login = await fetch('http://127.0.0.1:2812/ops/', { headers: { authorization } });
      expect(login.status).toBe(200);

      const scraped = `http://127.0.0.1:${ports.prometheus}/api/v1/query?query=sum(up{job="suite"})`;
      await until(async () => (await (await fetch(scraped)).text()).includes('"2"]'), 'both are scraped');
      const [memory = ''] = await readdir(join(root, 'var/lib/suite-judge'));
      const judged = await readdir(join(root, 'var/lib/suite-judge', memory));
      expect(judged).toContain('timestamp.json');
      expect(readFileSync(join(root, 'suite-judge.log'), 'utf8')).toBe('');

      // nginx is another user than the gateways.
      const mirror = join(root, 'var/lib/suite-gateway-11/mirror');
      const hidden = ['!', '-name', '.staging', '!', '-path', '*/.staging/*', '!', '-perm', '-o=r'];
      expect(execFileSync('find', [mirror, ...hidden], { encoding: 'utf8' })).toBe('');

      // Files come from the mirror, whatever becomes of the gateways.
      const { apps } = (await (await fetch(`${web}/registry.json`)).json()) as Registry;
      const { base = '' } = apps['remote-exams']?.live ?? {};
      await stopAll(['suite-gateway@11.pid', 'suite-gateway@12.pid']);
      expect((await fetch(`${web}/registry.json`)).status).toBe(502);
      const file = await fetch(`${web}${base}poem.txt`, { headers: { 'accept-encoding': 'br' } });
      expect([file.headers.get('content-encoding'), await file.text()]).toEqual(['br', poem]);
    } finally {
      await stopAll();
    }
  },
  120_000,
);
