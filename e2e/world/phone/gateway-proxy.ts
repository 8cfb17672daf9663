import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../providers/page';

const agent = new Agent({ keepAlive: true });

/** Headers that speak of one connection only. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/** Asks the gateway for a path as the visitor asked the world, under the same host. */
export function askGateway(
  gateway: string,
  request: FastifyRequest,
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  const url = new URL(path, gateway);
  const secure = url.protocol === 'https:';
  const sent = { ...request.headers };
  for (const name of ofConnection) delete sent[name];
  return new Promise((resolve, reject) => {
    (secure ? httpsRequest : httpRequest)(url, {
      method: request.method,
      headers: { ...sent, ...headers },
      ...(!secure && { agent }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end(typeof request.body === 'string' ? request.body : undefined);
  });
}

/** The gateway's headers, as far as they hold for the world's answer. */
export function headersOf(answer: IncomingMessage): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !ofConnection.includes(name)) headers[name] = value;
  }
  return headers;
}

/** The page that a visitor sees while the gateway does not answer. */
export const sendNoGateway = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, '应用还没有启动', '<p>网关没有应答。请稍候片刻，再刷新页面。</p>', 502);

/** Passes a request on to the gateway and its answer back, streaming. */
export async function passToGateway(
  gateway: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  path = request.url,
): Promise<FastifyReply> {
  const answer = gateway && (await askGateway(gateway, request, path).catch(() => undefined));
  if (!answer) return sendNoGateway(reply);
  return reply
    .code(answer.statusCode ?? 502)
    .headers(headersOf(answer))
    .send(answer);
}
