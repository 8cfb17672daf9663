import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTEXT_COOKIE, contexts, type PhoneContext } from '../providers/phone';
import type { World } from '../world';
import { serveScript } from './client-scripts';
import { policyOnThePhone, withScript } from './document';
import { askGateway, headersOf, passToGateway, sendNoGateway } from './gateway-proxy';

const isContext = (value: string): value is PhoneContext => contexts.includes(value as PhoneContext);

/** Headers that the phone sets itself, or that are wrong once the document was changed. */
const replaced = ['content-length', 'content-encoding', 'etag', 'content-security-policy'];

async function sendDocument(
  world: World,
  context: PhoneContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const query = request.url.replace(/^[^?]*/, '');
  const answer =
    world.gateway &&
    (await askGateway(world.gateway, request, `/${query}`, {
      'accept-encoding': 'identity',
      'if-none-match': '',
    }).catch(() => undefined));
  if (!answer) return sendNoGateway(reply);
  const headers = headersOf(answer);
  const script = `/phone/bridge/${context}.js`;
  const policy = policyOnThePhone(
    String(answer.headers['content-security-policy'] ?? ''),
    `${request.host}${script}`,
  );
  for (const name of replaced) delete headers[name];
  return reply
    .setCookie(CONTEXT_COOKIE, context)
    .code(answer.statusCode ?? 502)
    .headers({ ...headers, 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(withScript(await text(answer), script));
}

/**
 * The app as a phone shows it, at `/phone/<context>/`: the gateway's document with what the WebView of
 * that context defines. Everything else that the app loads is passed on as it is.
 */
export function servePhone(app: FastifyInstance, world: World): void {
  for (const context of contexts) {
    serveScript(app, `/phone/bridge/${context}.js`, new URL(`./bridge/${context}.ts`, import.meta.url));
  }

  app.get<{ Params: { context: string; '*': string } }>('/phone/:context/*', async (request, reply) => {
    const { context, '*': rest } = request.params;
    if (!isContext(context)) return reply.code(404).type('text/plain; charset=utf-8').send('未找到\n');
    if (rest !== '')
      return passToGateway(world.gateway, request, reply, request.url.replace(/^\/phone\/\w+/, ''));
    // The app shell names itself in the address that it opens.
    if (context === 'app' && (request.query as { platform?: string }).platform !== 'app') {
      return reply.redirect(`${request.url}${request.url.includes('?') ? '&' : '?'}platform=app`);
    }
    return sendDocument(world, context, request, reply);
  });
}
