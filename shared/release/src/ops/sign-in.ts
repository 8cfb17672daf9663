import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store';
import { LoginLimits } from './limits';
import { page, toList, html, timeText, type Note } from './page';
import { isName, People, type OpsUser } from './people';
import { SESSION_LIFE, SessionBook, type Session } from './session-book';

/** How ops are told apart: by a password each, or by a proxy in front that knows them. */
export interface Identity {
  users?: readonly OpsUser[];
  /** The header in which the proxy names the person; believed only from the proxies whose addresses the server trusts. */
  userHeader?: string;
}

export interface Door {
  book: SessionBook;
  /** Those with a password of their own; absent if a proxy knows the people. */
  people?: People;
  userHeader?: string;
}

export function createDoor(
  store: Pick<Store, 'read' | 'replace'>,
  { users = [], userHeader }: Identity,
): Door {
  if (userHeader) {
    // The header says who it is at each request, so a session in the book proves nothing by itself.
    const anyone = Buffer.from('named by a proxy');
    return { userHeader, book: new SessionBook(store, () => anyone) };
  }
  if (users.length === 0) throw new Error('ops need users, or the header of a proxy that knows them');
  const people = new People(users);
  return { people, book: new SessionBook(store, (who) => people.key(who)) };
}

/** The person whom the proxy in front names. */
function named({ userHeader = '' }: Door, { headers, ips = [] }: FastifyRequest): string | undefined {
  const name = headers[userHeader.toLowerCase()];
  // Behind the address of the connection there are others only if it is that of a trusted proxy.
  return ips.length > 1 && typeof name === 'string' && isName(name) ? name : undefined;
}

const setCookie = (reply: FastifyReply, { protocol }: FastifyRequest, secret: string, seconds: number) => {
  const secure = protocol === 'https' ? '; Secure' : '';
  const cookie = `suite_ops=${secret}; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
  return reply.header('set-cookie', cookie);
};

async function openSession(book: SessionBook, request: FastifyRequest, reply: FastifyReply, who: string) {
  const secret = await book.open(who);
  setCookie(reply, request, secret, SESSION_LIFE / 1000);
  return book.find(secret);
}

/** The session of a request. Of a person whom the proxy names it begins by itself, with the first page. */
async function sessionFor(door: Door, request: FastifyRequest, reply: FastifyReply) {
  const [, secret] = /(?:^|;\s*)suite_ops=([\w-]{43})(?=;|$)/.exec(request.headers.cookie ?? '') ?? [];
  const session = secret === undefined ? undefined : await door.book.find(secret);
  if (door.people) return session;
  const who = named(door, request);
  if (who === undefined) return undefined;
  if (session?.who === who) return session;
  return request.method === 'POST' ? undefined : openSession(door.book, request, reply, who);
}

/** Whether another site made the browser send this request. */
function isForeign({ headers: { origin, 'sec-fetch-site': site }, host }: FastifyRequest): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}

const askIn = (reply: FastifyReply, note?: Note, who?: string) =>
  page(
    reply,
    { title: '登录发布台', note },
    html`<form class="card" method="post" action="/ops/login">
      <label for="who">姓名</label>
      <input id="who" name="who" value="${who}" required maxlength="64" autocomplete="username" />
      <label for="password">密码</label>
      <input id="password" name="password" type="password" required autocomplete="current-password" />
      <div class="actions"><button class="main">登录</button></div>
    </form>`,
    401,
  );

/** Handles a request of somebody who has logged in; others get the form to log in, or are sent to the proxy. */
export function guarded<Request extends FastifyRequest>(
  door: Door,
  handle: (session: Session, request: Request, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await sessionFor(door, request, reply);
    const form = request.body instanceof URLSearchParams ? request.body.get('form') : undefined;
    const isPost = request.method === 'POST';
    if (session && !(isPost && (isForeign(request) || form !== session.formToken)))
      return handle(session, request, reply);
    const note = isPost ? { text: '登录已失效，刚才的操作没有执行，请重新登录', failed: true } : undefined;
    if (door.people) return askIn(reply, note);
    const words = isPost ? '请打开发布台重试。' : '登录代理没有告知您是谁。请从登录代理的地址打开发布台。';
    return page(reply, { title: '没有登录', note }, html`<p class="card">${words}</p>`, 403);
  };
}

function serveLogin(gateway: FastifyInstance, door: Door, people: People, limits: LoginLimits): void {
  gateway.post<{ Body?: URLSearchParams }>('/ops/login', async (request, reply) => {
    const fields = request.body ?? new URLSearchParams();
    const who = (fields.get('who') ?? '').trim().slice(0, 64);
    const address = request.ip;
    const giveBack = limits.take(request, who);
    if (!giveBack) {
      request.log.warn({ who, address }, 'too many logins of ops');
      throw Object.assign(new Error('too many logins'), { statusCode: 429 });
    }
    if (isForeign(request) || !(await people.check(who, fields.get('password') ?? ''))) {
      request.log.warn({ who, address }, 'a login of ops failed');
      void door.book.noteFailure({ who, address }).catch((error: unknown) => request.log.error(error));
      return askIn(reply, { text: '姓名或密码不对', failed: true }, who);
    }
    giveBack();
    await openSession(door.book, request, reply, who);
    return reply.redirect('/ops/', 303);
  });
}

function sessionList(
  { open, failures }: Awaited<ReturnType<SessionBook['list']>>,
  own: Session,
  now: number,
) {
  return html`<ol class="list card">
      ${open.map(
        ({ id, who, from }) =>
          html`<li>
            <p><strong>${who}</strong>${id === own.id && '（当前）'}</p>
            <p class="second">${timeText(from, now)} 登录</p>
            <form method="post" action="/ops/sessions/${id}/end">
              <input type="hidden" name="form" value="${own.formToken}" />
              <div class="actions">
                <button class="danger">结束<span hidden>${who} 的登录</span></button>
              </div>
            </form>
          </li>`,
      )}
    </ol>
    <h2 class="above">失败的登录</h2>
    <ol class="list card">
      ${failures.map(
        ({ who, address, at }) =>
          html`<li>
            <p><strong>${who || '（没有写姓名）'}</strong>，来自 ${address}</p>
            <p class="second">${timeText(at, now)}</p>
          </li>`,
      )}
      ${failures.length === 0 && html`<li>没有失败的登录</li>`}
    </ol>`;
}

export function serveSignIn(gateway: FastifyInstance, door: Door, limit: number): void {
  const { book, people } = door;
  if (people) serveLogin(gateway, door, people, new LoginLimits(limit));

  // A browser that opens its last page again asks for the address to which the form was sent.
  for (const path of ['/ops/login', '/ops/logout'])
    gateway.get(path, async (_request, reply) => reply.redirect('/ops/', 303));

  gateway.post(
    '/ops/logout',
    guarded(door, async ({ id }, request, reply) => {
      await book.end(id);
      return setCookie(reply, request, '', 0).redirect('/ops/', 303);
    }),
  );

  gateway.get(
    '/ops/sessions',
    { config: { rateLimit: { max: limit * 12 } } },
    guarded(door, async (session, _request, reply) => {
      const list = sessionList(await book.list(), session, Date.now());
      return page(reply, { title: '登录状态', session, back: toList }, list);
    }),
  );

  gateway.post(
    '/ops/sessions/:id/end',
    guarded<FastifyRequest<{ Params: { id: string } }>>(door, async (_session, request, reply) => {
      await book.end(request.params.id);
      return reply.redirect('/ops/sessions', 303);
    }),
  );
}
