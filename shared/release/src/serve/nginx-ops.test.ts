import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { distOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { createGateway } from './create-gateway';
import { nginxLacks, startNginx, type Nginx } from './testing/start-nginx';

const token = 'the token of remote-a';

let suite: LiveSuite;
let gateway: FastifyInstance;
let nginx: Nginx;

(nginxLacks ? describe.skip : describe)("nginx's own server for ops", () => {
  beforeAll(async () => {
    suite = await liveSuite();
    gateway = createGateway({
      store: suite.root,
      users: [{ name: 'ann', password: 'sixteen letters or more' }],
      deployTokens: { 'remote-a': token },
      trustProxy: ['127.0.0.1'],
    });
    const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
    const prefix = await temporaryFolder();
    nginx = await startNginx({ prefix, mirror: prefix, gateways: [address], hasOps: true });
  });
  afterAll(async () => {
    await nginx.stop();
    await gateway.close();
  });

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
    expect((await fetch(`${nginx.ops}/ops/login`, { method: 'POST', body })).status).toBe(413);
    for (const path of ['/ops/', '/ops/releases/remote-a/1.1.0'])
      expect((await fetch(nginx.address + path)).status).toBe(404);
  });
});
