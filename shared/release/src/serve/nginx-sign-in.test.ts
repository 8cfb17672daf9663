import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fastify, type FastifyInstance } from 'fastify';
import { html } from '../ops/html';
import { page, preparePages } from '../ops/page';
import { createDoor, guarded, serveSignIn } from '../ops/sign-in';
import { LocalStore } from '../store/local-store';
import { temporaryFolder } from '../testing/sample';
import { registerLimits } from '../ops/limits';
import { anyPort } from './listen';

const program = '/usr/sbin/nginx';
const isHere = existsSync(program);
if (!isHere && process.env.REQUIRE_SERVERS) throw new Error('nginx is not installed');

let gateway: FastifyInstance;
let loginProxy: Server;
let nginx: ChildProcess;
let address: string;

/** The ops pages as a gateway has them behind a login proxy, with a page that tells who acts. */
async function startOps(): Promise<string> {
  const store = new LocalStore(await temporaryFolder());
  gateway = fastify({ trustProxy: ['127.0.0.1'] });
  registerLimits(gateway);
  await gateway.register(async (ops) => {
    const door = createDoor(store, { userHeader: 'X-Forwarded-User' });
    preparePages(ops);
    serveSignIn(ops, door, 20);
    const show = guarded(door, async (session, _request, reply) =>
      page(reply, { title: '线上状态', session }, html`${session.who} acts`),
    );
    ops.get('/ops/', show);
    ops.post('/ops/act', show);
    ops.put('/ops/releases/remote-a/1.0.0', async ({ headers }) => ({
      who: headers['x-forwarded-user'] ?? null,
    }));
  });
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

/** A login proxy that knows people by their cookie. */
async function startLoginProxy(): Promise<string> {
  loginProxy = createServer(({ url = '', headers: { cookie = '' } }, answer) => {
    if (url !== '/oauth2/auth') return answer.end(`login page ${url}`);
    const [, who] = /login=([^;]*)/.exec(cookie) ?? [];
    if (who === undefined) return answer.writeHead(401).end();
    return answer.writeHead(202, who === 'nameless' ? {} : { 'x-auth-request-user': who }).end();
  }).listen(0, '127.0.0.1');
  await once(loginProxy, 'listening');
  return `127.0.0.1:${(loginProxy.address() as AddressInfo).port}`;
}

async function startNginx(): Promise<void> {
  const [prefix, port, ops, login] = [
    await temporaryFolder(),
    await anyPort(),
    await startOps(),
    await startLoginProxy(),
  ];
  await cp(fileURLToPath(new URL('../../nginx', import.meta.url)), join(prefix, 'suite'), {
    recursive: true,
  });
  await mkdir(join(prefix, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path temp/${kind};`,
  );
  const configuration = `worker_processes 1; daemon off; pid nginx.pid; error_log stderr;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 64; }
    http { ${temporary.join(' ')} access_log off;
      map "" $suite_proto { default $scheme; }
      upstream suite_ops { server ${new URL(ops).host}; }
      upstream suite_sign_in { server ${login}; }
      server { listen 127.0.0.1:${port}; include suite/ops-sign-in.conf;
        location / { include suite/proxy.conf; proxy_pass http://suite_ops; } }
    }`;
  await writeFile(join(prefix, 'nginx.conf'), configuration);
  nginx = spawn(program, ['-p', `${prefix}/`, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr'], {
    stdio: 'inherit',
  });
  address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(`${address}/oauth2/start`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (isUp) break;
    if (tries > 100 || nginx.exitCode !== null) throw new Error('nginx did not start');
    await pause(30);
  }
}

const ask = (path: string, cookie: string, more: RequestInit = {}) =>
  fetch(address + path, { redirect: 'manual', ...more, headers: { cookie, ...more.headers } });

(isHere ? describe : describe.skip)('behind nginx and a login proxy', () => {
  beforeAll(startNginx);
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGQUIT');
    await ended;
    loginProxy.close();
    await gateway.close();
  });

  test('who has not logged in is sent to the login proxy, and comes back from there', async () => {
    const answer = await ask('/ops/apps/remote-a?to=1.0.0', '');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${address}/oauth2/start?rd=/ops/apps/remote-a`,
    ]);
    expect(await (await ask('/oauth2/start?rd=/ops/', '')).text()).toBe('login page /oauth2/start?rd=/ops/');
  });

  test('who has logged in there acts under the name that it gives', async () => {
    const first = await ask('/ops/', 'login=ann');
    const text = await first.text();
    expect(text).toContain('ann acts');
    const cookie = `login=ann; ${first.headers.get('set-cookie')?.split(';')[0]}`;
    const form = /name="form"\s+value="([^"]*)"/.exec(text)?.[1] ?? '';
    const body = new URLSearchParams({ form });
    expect(await (await ask('/ops/act', cookie, { method: 'POST', body })).text()).toContain('ann acts');
  });

  test.each([
    ['login=ann', 200, 'ann acts'],
    ['login=nameless', 403, '登录代理没有告知您是谁'],
    ['', 302, ''],
  ])('a name that a visitor sends with %j is not believed', async (cookie, status, words) => {
    for (const name of ['x-forwarded-user', 'X-Forwarded-User', 'x-auth-request-user']) {
      const answer = await ask('/ops/', cookie, { headers: { [name]: 'bob' } });
      const text = await answer.text();
      expect([answer.status, text.includes(words), text.includes('bob')]).toEqual([status, true, false]);
    }
  });

  test('teams publish without it, and without a name', async () => {
    const answer = await ask('/ops/releases/remote-a/1.0.0', '', {
      method: 'PUT',
      headers: { 'x-forwarded-user': 'bob', 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { who: null }]);
  });
});
