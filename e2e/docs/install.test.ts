import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { anyPort } from '../../shared/release/src/gateway';
import { distOf, temporaryFolder } from '../../shared/release/src/testing/sample';
import { s3Env, startS3, type S3Server } from '../../shared/release/src/testing/s3-server';
import { localSite } from '../cli/site';
import { blocksOf } from './read-docs';

const run = promisify(execFile);
const PAGE = 'shared/release/docs/install.md';
const hasNginx = existsSync('/usr/sbin/nginx');

let root: string;
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

/** What a test cannot do to its machine is done by these, or left out. */
const standIns = `
set -eu
ssh() { shift; bash -c "$*"; }
sudo() { "$@"; }
apt-get() { :; }; useradd() { :; }; chown() { :; }
curl() { case "$*" in *nodejs.org*) :;; *) command curl "$@";; esac; }
tar() { case "$*" in *node.tar.xz*) :;; *) command tar "$@";; esac; }
systemd-analyze() { if type -P systemd-analyze > /dev/null; then command systemd-analyze "$@"; fi; }
begin() {
  local at=\${1#*@}
  local line; line=$(sed -n 's/^ExecStart=//p' "$ROOT/etc/systemd/system/suite-gateway@.service" | sed "s/%i/$at/g")
  ( set -a; . "$ROOT/etc/suite/gateway.env"; set +a
    mkdir -p "$ROOT/state/$at"; export STATE_DIRECTORY="$ROOT/state/$at"
    eval "exec $line" ) > "$ROOT/$at.log" 2>&1 &
  echo $! > "$ROOT/$at.pid"
}
end() { local pid; pid=$(cat "$ROOT/\${1#*@}.pid"); kill "$pid"; while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done; }
nginx() { command /usr/sbin/nginx -p "$ROOT/" -c "$ROOT/etc/nginx/nginx.conf" -e "$ROOT/nginx.log" "$@"; }
systemctl() {
  case "$*" in
    enable*) shift 2; for one in "$@"; do begin "$one"; done;;
    start*) begin "$2";;
    stop*) end "$2";;
    'reload nginx') nginx > /dev/null 2>&1;;
  esac
}
`;

/** Puts the page's folders, ports and addresses into this test's own. */
async function moved(text: string): Promise<string> {
  const web = String(webPort);
  return text
    .replace(/(?<![\w.])\/(opt\/suite|etc\/|tmp\/|usr\/local(?!\/bin\/node))/g, `${root}/$1`)
    .replaceAll(':44', ':29')
    .replaceAll(':45', ':28')
    .replaceAll('8080', web)
    .replaceAll(
      "'s3://suite/production?endpoint=https://s3.example&pathStyle=true'",
      `'${s3.address('suite')}'`,
    )
    .replace('YOUR_KEY_ID', s3Env.AWS_ACCESS_KEY_ID)
    .replace('YOUR_SECRET_KEY', s3Env.AWS_SECRET_ACCESS_KEY);
}

let webPort = 0;

/** Adapts the files that the page copies, as the commands are adapted. */
async function adaptPackage(folder: string): Promise<void> {
  const unit = join(folder, 'systemd/suite-gateway@.service');
  const text = (await readFile(unit, 'utf8'))
    .replace('--drain 5', '--drain 0')
    .replaceAll('44%i', '29%i')
    .replaceAll('45%i', '28%i');
  await writeFile(unit, (await moved(text)).replace('/usr/local/bin/node', process.execPath));
  const site = join(folder, 'nginx/two-gateways.conf');
  await writeFile(site, await moved(await readFile(site, 'utf8')));
}

test('every step of the page leads to two gateways behind nginx', async () => {
  root = await temporaryFolder();
  webPort = await anyPort();
  const server = join(root, 'home');
  await mkdir(join(root, 'etc/systemd/system'), { recursive: true });
  await mkdir(join(root, 'etc/nginx/conf.d'), { recursive: true });
  await mkdir(join(root, 'tmp'), { recursive: true });
  await mkdir(join(server, 'temp'), { recursive: true });
  execFileSync(process.execPath, ['shared/release/bin/package.mjs', join(server, '.suite/package')]);
  await adaptPackage(join(server, '.suite/package'));
  // The sums are of the files as they were made.
  const sums =
    "cd .suite/package && find . -type f ! -name SHA256SUMS | cut -c3- | xargs -d '\\n' sha256sum > SHA256SUMS";
  execFileSync('bash', ['-c', sums], { cwd: server });
  for (const app of ['host', 'remote-exams']) {
    await cp(await distOf(app, '1.0.0'), join(server, app, 'dist'), { recursive: true });
  }
  await writeFile(join(server, 'site.json'), JSON.stringify(localSite('https://world.test')));
  const nginxConf = [
    'worker_processes 1;',
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${root}/nginx.pid;`,
    'events { worker_connections 64; }',
    `http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${root}/home/temp/${kind};`).join(' ')}`,
    // What Debian's own file has set by then.
    'sendfile on; tcp_nopush on; types_hash_max_size 2048; types { text/html html; } gzip on;',
    'default_type application/octet-stream; server_tokens off;',
    `include ${root}/etc/nginx/conf.d/*.conf; }`,
  ];
  await writeFile(join(root, 'etc/nginx/nginx.conf'), nginxConf.join('\n'));

  const blocks = blocksOf(PAGE, 'bash').filter((block) => hasNginx || !/nginx -t|8080/.test(block));
  const script = [standIns, ...(await Promise.all(blocks.map(moved)))].join('\necho "— done" >&2\n');
  const env = {
    PATH: process.env.PATH ?? '',
    ROOT: root,
    HOME: root,
    LANG: 'zh_CN.UTF-8',
    XDG_STATE_HOME: join(root, 'state'),
    XDG_CONFIG_HOME: join(root, 'config'),
  };
  try {
    const { stdout } = await run('bash', ['-c', script], { cwd: server, env, timeout: 60_000 }).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${error.stdout}\n${error.stderr}`);
      },
    );
    expect(stdout.match(/"status":"ok"/g)).toHaveLength(2);
    if (hasNginx) expect(stdout.match(/"schema":1,"revision":2/g)).toHaveLength(2);
    expect(stdout).toMatch(/remote-exams +1\.0\.0/);
    if (hasNginx) expect((await fetch(`http://127.0.0.1:${webPort}/ops/`)).status).toBe(404);
    expect((await fetch('http://127.0.0.1:2812/ops/')).status).toBe(401);
  } finally {
    for (const name of ['11.pid', '12.pid', 'nginx.pid']) {
      const path = join(root, name);
      if (existsSync(path)) process.kill(Number(readFileSync(path, 'utf8')), 'SIGTERM');
    }
    await pause(200);
  }
}, 120_000);
