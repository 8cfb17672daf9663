import type { FastifyInstance } from 'fastify';
import { html } from './html';
import type { OpsOptions } from './ops-options';
import { opsHeaders, page, reasonOf } from './page';
import { script } from './script';
import { serveApps } from './serve-apps';
import { createSessions } from './session';
import { serveSignIn } from './sign-in';
import { style } from './style';

const LONGEST = 8192;
const SHORTEST_TOKEN = 16;

/** Throws if a token is short enough to be guessed. */
export function checkOpsToken(token: string): void {
  if (token.length >= SHORTEST_TOKEN) return;
  throw new Error(`the token of ops must have at least ${SHORTEST_TOKEN} characters`);
}

/** Serves the pages under `/ops/`. A visitor needs the token to log in. */
export async function serveOps(gateway: FastifyInstance, options: OpsOptions): Promise<void> {
  const sessions = createSessions(options.token);

  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  gateway.addHook('onRequest', async (_request, reply) => void reply.headers(opsHeaders));

  gateway.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 503 } = error;
    if (statusCode < 500) {
      const words = statusCode === 429 ? '操作过于频繁，请过一分钟再试。' : '请求有误，请返回重试。';
      return page(reply, { title: '没有成功' }, html`<p class="card">${words}</p>`, statusCode);
    }
    request.log.error(error);
    const frame = { title: '无法读取线上状态', session: sessions.read(request.headers.cookie) };
    const content = html`<div class="card">
      <p>${reasonOf(error)}</p>
      <p class="second">学员看到的版本不受影响。</p>
      <div class="actions"><a class="button" href="/ops/">重试</a></div>
    </div>`;
    return page(reply, frame, content, 503);
  });

  for (const [path, type, text] of [
    ['/ops/style.css', 'text/css', style],
    ['/ops/script.js', 'text/javascript', script],
  ] as const) {
    gateway.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }
  gateway.get('/ops', async (_request, reply) => reply.redirect('/ops/'));
  const door = { sessions, book: options.book };
  serveSignIn(gateway, door, options.limits.opsWrites);
  serveApps(gateway, door, options);
}
