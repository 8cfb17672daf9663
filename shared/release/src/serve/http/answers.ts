import type { FastifyReply } from 'fastify';

const statusWords: Record<number, string> = {
  404: '未找到',
  405: '不支持的请求方法',
  413: '内容过大',
  415: '不支持的内容类型',
  429: '操作过于频繁，请稍后再试',
  500: '服务出错，请稍后再试',
  503: '服务暂时不可用，请稍后再试',
};

/** Answers a request that failed with a short text; reasons are for the log, not for the visitor. */
export function say(
  reply: FastifyReply,
  status: number,
  words = statusWords[status] ?? '请求有误',
): FastifyReply {
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${words}\n`);
}
