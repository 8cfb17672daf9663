import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginLimits } from '../ops/limits';

const statusWords: Record<number, string> = {
  404: '未找到',
  405: '不支持的请求方法',
  413: '内容过大',
  415: '不支持的内容类型',
  429: '操作过于频繁，请稍后再试',
  500: '服务出错，请稍后再试',
};

/** What a status means in words for visitors. */
export const statusInWords = (status: number): string =>
  statusWords[status] ?? (status > 500 ? '服务暂时不可用，请稍后再试' : '请求有误');

/** Answers a request that failed with a short text; reasons are for the log, not for the visitor. */
export function say(reply: FastifyReply, status: number, words = statusInWords(status)): FastifyReply {
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${words}\n`);
}

const SHORTEST_TOKEN = 16;

const digest = (text: string) => createHash('sha256').update(text).digest();

export interface TokenOptions {
  tokens: Readonly<Record<string, string>>;
  /** Wrong tokens of one address in a minute. */
  limit: number;
}

/**
 * Makes a hook that finds whose token a request has, before its body is read, and limits how often tokens are guessed.
 * `refuse` answers an owner, or nobody, whom the route is not for. Throws if a token could be guessed or opens two doors.
 */
export function tokenGuard<Request extends FastifyRequest>(
  { tokens, limit }: TokenOptions,
  refuse: (owner: string | undefined, reply: FastifyReply, request: Request) => FastifyReply | undefined,
) {
  for (const [name, token] of Object.entries(tokens)) {
    if (token.length < SHORTEST_TOKEN)
      throw new Error(`the token of ${name} must have at least ${SHORTEST_TOKEN} characters`);
    const other = Object.keys(tokens).find((one) => one !== name && tokens[one] === token);
    if (other) throw new Error(`${name} and ${other} have the same token`);
  }
  const attempt = loginLimits(limit);
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const giveBack = attempt(request.ip);
    if (!giveBack) return say(reply, 429);
    const [, given = ''] = /^Bearer (.*)$/.exec(request.headers.authorization ?? '') ?? [];
    const owner = Object.keys(tokens).find((name) =>
      timingSafeEqual(digest(given), digest(tokens[name] as string)),
    );
    const refused = refuse(owner, reply, request);
    if (!refused) return void giveBack();
    request.log.warn({ address: request.ip, url: request.url.replace(/\?.*/, '') }, 'a token was wrong');
    return refused;
  };
}
