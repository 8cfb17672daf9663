import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseError } from '../release-error';
import type { Html } from './html';
import { layout, type Frame } from './layout';

/** The headers of every ops page. */
export const opsHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; " +
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
};

/** Answers with a page. */
export const page = (reply: FastifyReply, frame: Frame, content: Html, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(layout(frame, content).text);

/** The link back to the list of apps. */
export const toList = { href: '/ops/', text: '线上状态' };

/** Whether another site made the browser send this request. */
export function isForeign({ headers: { origin, 'sec-fetch-site': site }, host }: FastifyRequest): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}

/** An error in words for ops. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ReleaseError)) return '存储暂时无法访问，请稍后再试。';
  const { message, hint } = error.in('zh');
  return [message, hint].filter(Boolean).join('。');
}
