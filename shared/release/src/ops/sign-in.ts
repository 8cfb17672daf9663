import { createHmac, randomBytes } from 'node:crypto';
import basicAuth from '@fastify/basic-auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ALL, loginLimits, visitorNetwork } from './limits';
import { PageRefusal } from './page';
import { isName, People, type OpsUser } from './people';

/** How ops are told apart: by a password each, or by a proxy in front that knows them. */
export interface Identity {
  users?: readonly OpsUser[];
  /** The header in which the proxy names the person; believed only from the proxies whose addresses the server trusts. */
  userHeader?: string;
}

/** The person who sent a request that `guardOps` has let through. */
export const whoSent = (request: FastifyRequest): string => request.getDecorator('who');

/** The person whom the proxy in front names. */
function namedBy(userHeader: string, { headers, ips = [] }: FastifyRequest): string {
  const name = headers[userHeader.toLowerCase()];
  // Behind the address of the connection there are others only if it is that of a trusted proxy.
  if (ips.length > 1 && typeof name === 'string' && isName(name)) return name;
  throw new PageRefusal(403, '登录代理没有告知您是谁。请从登录代理的地址打开发布台。');
}

/** Checks a name and a password; throws unless they are right. */
function passwordCheck(people: People, attempt: ReturnType<typeof loginLimits>) {
  const key = randomBytes(32);
  // Browsers send the password with each request. From the network where it was right it is compared without the slow
  // hash, and strangers who guess elsewhere do not lock the person out.
  const known = new LRUCache<string, string>({ max: 1000 });
  return async (who: string, password: string, request: FastifyRequest): Promise<void> => {
    const place = `${visitorNetwork(request.ip)} ${who}`;
    const digest = createHmac('sha256', key).update(password).digest('hex');
    const isKnown = known.get(place) === digest;
    const about = { who: who.slice(0, 64), address: request.ip };
    const giveBack = attempt(request.ip, isKnown ? [] : [`as ${who}`, ALL]);
    if (!giveBack) {
      request.log.warn(about, 'too many logins of ops');
      throw new PageRefusal(429, '登录过于频繁，请过一分钟再试。');
    }
    if (!isKnown && !(await people.check(who, password))) {
      request.log.warn(about, 'a login of ops failed');
      throw new PageRefusal(401, '姓名或密码不对。');
    }
    giveBack();
    known.set(place, digest);
    request.setDecorator('who', who);
  };
}

/** Whether a change was not sent by a page of this server: browsers send the password with the forms of other sites too. */
const isForeign = ({ method, host, headers: { origin, 'sec-fetch-site': site } }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (!origin ? site !== 'same-origin' : origin !== `http://${host}` && origin !== `https://${host}`);

/** Lets only people of ops reach the routes of a server. `limit` is how many wrong passwords count in a minute. */
export async function guardOps(
  ops: FastifyInstance,
  { users = [], userHeader }: Identity,
  limit: number,
): Promise<void> {
  ops.decorateRequest('who', '');
  if (userHeader) {
    ops.addHook('onRequest', async (request) => request.setDecorator('who', namedBy(userHeader, request)));
  } else {
    if (users.length === 0) throw new Error('ops need users, or the header of a proxy that knows them');
    const validate = passwordCheck(new People(users), loginLimits(limit));
    await ops.register(basicAuth, { authenticate: { realm: 'ops' }, validate });
    ops.addHook('onRequest', ops.basicAuth);
  }
  ops.addHook('onRequest', async (request) => {
    if (!isForeign(request)) return;
    throw new PageRefusal(403, '这次操作不是从发布台的页面发出的，没有执行。请打开发布台重试。');
  });
}
