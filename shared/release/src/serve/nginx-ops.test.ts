import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { startDoor } from '../ops/testing';
import { distOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { createGateway } from './create-gateway';
import { anyPort } from './listen';
import { serve, type Served } from './testing/ask';
import { nginxLacks, startNginx, type Nginx } from './testing/start-nginx';

let gateway: FastifyInstance;
let nginx: Nginx;

/** Starts nginx in front of the gateway, with its own server for ops and perhaps further ones. */
async function start(more?: string): Promise<void> {
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const prefix = await temporaryFolder();
  nginx = await startNginx({ prefix, mirror: prefix, gateways: [address], hasOps: true, more });
}
/** Ends both. */
async function stop(): Promise<void> {
  await nginx.stop();
  await gateway.close();
}

(nginxLacks ? describe.skip : describe)("nginx's own server for ops", () => {
  const token = 'the token of remote-a';
  let suite: LiveSuite;

  beforeAll(async () => {
    suite = await liveSuite();
    gateway = createGateway({
      store: suite.root,
      users: [{ name: 'ann', password: 'sixteen letters or more' }],
      deployTokens: { 'remote-a': token },
      trustProxy: ['127.0.0.1'],
    });
    await start();
  });
  afterAll(stop);

  const put = (body: Uint8Array, given = token) =>
    fetch(`${nginx.ops}/ops/releases/remote-a/1.1.0`, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { authorization: `Bearer ${given}` },
    });

  test('a team publishes a build through it, also a large one', async () => {
    const dist = await distOf('remote-a', '1.1.0', { files: { 'cover.webp': randomBytes(2_000_000) } });
    const { stdout } = spawnSync('tar', ['-czf', '-', '-C', dist, '.'], { maxBuffer: 1e9 });
    expect((await put(stdout, 'an invented token')).status).toBe(401);
    expect(await (await put(stdout)).json()).toMatchObject({ ok: true, revision: 2 });
    expect((await suite.registry()).apps['remote-a']?.canary?.release.version).toBe('1.1.0');
  });

  test('it has the ops pages and nothing for visitors, and visitors have none of them', async () => {
    expect((await fetch(`${nginx.ops}/`)).url).toBe(`${nginx.ops}/ops/`);
    expect((await fetch(`${nginx.ops}/ops/`)).status).toBe(401);
    for (const path of ['/registry.json', '/healthz', '/api/user'])
      expect((await fetch(nginx.ops + path)).status).toBe(404);
    const body = new URLSearchParams({ password: 'x'.repeat(20_000) });
    expect((await fetch(`${nginx.ops}/ops/`, { method: 'POST', body })).status).toBe(413);
    for (const path of ['/ops/', '/ops/releases/remote-a/1.1.0'])
      expect((await fetch(nginx.address + path)).status).toBe(404);
  });
});

(nginxLacks ? describe.skip : describe)('behind nginx and a login proxy', () => {
  /** A login proxy that knows people by their cookie. */
  const startLoginProxy = () =>
    serve(({ url = '', headers: { cookie = '' } }, answer) => {
      if (url !== '/oauth2/auth') return answer.end(`login page ${url}`);
      const [, who] = /login=([^;]*)/.exec(cookie) ?? [];
      if (who === undefined) return answer.writeHead(401).end();
      return answer.writeHead(202, who === 'nameless' ? {} : { 'x-auth-request-user': who }).end();
    });
  let loginProxy: Served;

  let address: string;

  beforeAll(async () => {
    const identity = { userHeader: 'X-Forwarded-User' };
    gateway = await startDoor(identity, { trustProxy: ['127.0.0.1'] });
    gateway.put('/ops/releases/remote-a/1.0.0', async ({ headers }) => ({
      who: headers['x-forwarded-user'] ?? null,
    }));
    loginProxy = await startLoginProxy();
    const port = await anyPort();
    address = `http://127.0.0.1:${port}`;
    await start(`
      upstream suite_sign_in { server ${new URL(loginProxy.address).host}; }
      server { listen 127.0.0.1:${port}; include suite/ops-sign-in.conf; include suite/ops.conf; }
    `);
  });
  afterAll(async () => {
    await stop();
    loginProxy.close();
  });

  const ask = (path: string, cookie: string, more: RequestInit = {}) =>
    fetch(address + path, { redirect: 'manual', ...more, headers: { cookie, ...more.headers } });

  test('who has not logged in is sent to the login proxy, and comes back from there', async () => {
    const answer = await ask('/ops/apps/remote-a?to=1.0.0', '');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${address}/oauth2/start?rd=/ops/apps/remote-a`,
    ]);
    expect(await (await ask('/oauth2/start?rd=/ops/', '')).text()).toBe('login page /oauth2/start?rd=/ops/');
  });

  test('who has logged in there acts under the name that it gives', async () => {
    const own = { method: 'POST', body: new URLSearchParams(), headers: { origin: address } };
    for (const more of [{}, own])
      expect(await (await ask('/ops/', 'login=ann', more)).text()).toContain('ann acts');
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
      headers: { 'x-forwarded-user': 'bob', 'content-type': 'text/plain' },
      body: '',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { who: null }]);
  });
});
