import type { FastifyReply } from 'fastify';

/** Answers a request that failed with a short text. */
export function say(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${words}\n`);
}

const wordsOf: Record<number, string> = {
  400: '请求有误',
  404: '未找到',
  405: '不支持的请求方法',
  413: '内容过大',
  415: '不支持的内容类型',
  429: '操作过于频繁，请稍后再试',
  503: '服务暂时不可用，请稍后再试',
};

/** Answers an error. Its reasons are for the log, not for the visitor. */
export function sayError(reply: FastifyReply, error: { statusCode?: number }): FastifyReply {
  const status = error.statusCode ?? 500;
  const known = wordsOf[status];
  if (known === undefined) {
    return status >= 400 && status < 500
      ? say(reply, status, '请求有误')
      : say(reply, 500, '服务出错，请稍后再试');
  }
  if (status === 503) reply.header('retry-after', '1');
  return say(reply, status, known);
}
