import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attempts, errorRate, type Tally } from '../judge/judge';
import { shanghaiTime } from '../messages/catalogue';
import { ReleaseError } from '../release-error';
import { script, style } from './assets';

const LONGEST_FORM = 8192;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; " +
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
};

export interface Note {
  text: string;
  failed?: boolean;
  /** The status of the answer; 200 when absent. */
  status?: number;
}

export interface Frame {
  title: string;
  /** Who has logged in; absent on a page for strangers. */
  who?: string;
  /** The page above this one; absent for the list of apps, which is the top. */
  back?: { href: string; text: string };
  note?: Note;
  /** From where the browser fetches the content anew every few seconds; the page itself may be an answer to a form. */
  freshFrom?: string;
}

export const toList = { href: '/ops/', text: '线上状态' };

const header = (who: string, back: Frame['back']) => html`
  <header>
    ${
      back
        ? html`<a href="${back.href}">‹ ${back.text}</a>`
        : html`<strong>发布台</strong><a href="/ops/flags">开关</a><a href="/ops/history">变更记录</a>`
    }
    <small>${who}</small>
  </header>
`;

export function page(
  reply: FastifyReply,
  { title, who, back, note, freshFrom }: Frame,
  content: Part,
  status = note?.status ?? 200,
): FastifyReply {
  const { text } = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - 发布台</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/ops/style.css" />
        <script src="/ops/script.js" defer></script>
      </head>
      <body>
        ${who && header(who, back)}
        <h1>${title}</h1>
        ${note && html`<p class="note ${note.failed && 'fail'}" role="${note.failed ? 'alert' : 'status'}">${note.text}</p>`}
        <p id="status" class="bad" role="status"></p>
        <main ${freshFrom && html`data-fresh="${freshFrom}"`}>${content}</main>
      </body>
    </html>`;
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

export function errorInWords(error: unknown): string {
  if (!(error instanceof ReleaseError)) return '存储暂时无法访问，请稍后再试。';
  const { message, hint } = error.in('zh');
  return [message, hint].filter(Boolean).join('。');
}

/** Refuses a request in words for the person who sent it. */
export class PageRefusal extends Error {
  constructor(
    readonly statusCode: number,
    words: string,
  ) {
    super(words);
  }
}

/** What the framework refuses by itself. */
const statusWords: Readonly<Record<number, string>> = {
  401: '请用姓名和密码登录。',
  429: '操作过于频繁，请过一分钟再试。',
};

function showError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode = 503, message } = error;
  if (statusCode < 500) {
    const words =
      error instanceof PageRefusal ? message : (statusWords[statusCode] ?? '请求有误，请返回重试。');
    const isGone = statusCode === 404;
    const content = html`<div class="card">
      <p>${words}</p>
      ${isGone && html`<div class="actions"><a class="button" href="${toList.href}">${toList.text}</a></div>`}
    </div>`;
    return page(reply, { title: '没有成功' }, content, statusCode);
  }
  request.log.error(error);
  const content = html`<div class="card">
    <p>${errorInWords(error)}</p>
    <p class="second">恢复之前什么也看不到、改不了。学员看到的版本不受影响。</p>
    <div class="actions"><a class="button" href="/ops/">重试</a></div>
  </div>`;
  return page(reply, { title: '无法读取线上状态' }, content, 503);
}

export function preparePages(gateway: FastifyInstance): void {
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  gateway.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  gateway.setErrorHandler(showError);
  const asset = (path: string, type: string, text: string) =>
    gateway.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  asset('/ops/style.css', 'text/css', style);
  asset('/ops/script.js', 'text/javascript', script);
  gateway.get('/ops', async (_request, reply) => reply.redirect('/ops/'));
}

/** Markup from a template, which needs no escaping. */
export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | undefined | false | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] as string);

function markup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(markup).join('');
  return escaped(String(part));
}

/** Makes markup from a template. Every value is escaped unless it is markup already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, i) => text + markup(parts[i - 1]) + string));
}

const MINUTE = 60_000;

/** A time in China, where ops are, and how long ago it was; the server may be in another time zone. */
export function timeText(time: string | number, now: number): Html {
  const date = new Date(time);
  const clock = shanghaiTime(time);
  return html`<time datetime="${date.toISOString()}">${clock}</time>，${ago(now - date.getTime())}`;
}

function ago(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return `${minutes} 分钟前`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} 小时前` : `${Math.floor(hours / 24)} 天前`;
}

export const count = (value: number): string => value.toLocaleString('en');

export function errorRateInWords(tally: Tally): string {
  const all = attempts(tally);
  if (all === 0) return '近 1 小时没有加载';
  const percent = errorRate(tally) * 100;
  const shown = percent > 0 && percent < 0.01 ? '<0.01' : percent.toFixed(2);
  return `失败率 ${shown}%（${count(all)} 次加载，失败 ${count(tally.errors)} 次）`;
}
