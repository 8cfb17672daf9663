import type { FastifyInstance, FastifyReply } from 'fastify';

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, attributes included. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] as string);

const style = `
  *{box-sizing:border-box}
  body{margin:0;min-height:100vh;background:#f5f6f8;color:#1a1c1f;font:16px/1.5 -apple-system,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif}
  main{max-width:420px;margin:0 auto;padding:48px 24px 32px}
  h1{margin:0 0 8px;font-size:22px;font-weight:600}
  p{margin:0 0 16px;color:#6b6f76}
  form+p{margin-top:16px}
  .who{display:flex;align-items:center;margin:24px 0;padding:16px;border-radius:12px;background:#fff}
  .who img{width:48px;height:48px;margin-right:12px;border-radius:8px}
  label{display:block;margin:16px 0 4px;font-size:14px;color:#6b6f76}
  input{width:100%;height:48px;padding:0 12px;border:1px solid #d5d8dd;border-radius:8px;background:#fff;color:inherit;font:inherit}
  .row{display:flex}.row input{flex:1;min-width:0;margin-right:8px}
  button,.button{display:block;width:100%;height:48px;margin-top:16px;border:0;border-radius:8px;background:#2457d6;color:#fff;font:inherit;font-weight:500;line-height:48px;text-align:center;text-decoration:none;cursor:pointer}
  .row button{width:auto;margin:0;padding:0 14px;white-space:nowrap}
  button.plain,.button.plain{background:#eaf0ff;color:#2457d6}
  details{margin-top:16px}summary{color:#6b6f76;text-align:center;cursor:pointer}
  button:disabled{opacity:.5;cursor:default}
  .green{background:#067a3e}
  [role=alert]{min-height:24px;margin:12px 0 0;color:#d93026}
  .card{margin:24px 0;padding:16px;border-radius:12px;background:#fff;word-wrap:break-word}
  .card img{width:100%}.card p{color:inherit}.card p:last-child{margin:0}
  dl{margin:0}dt{font-size:14px;color:#6b6f76}dd{margin:0 0 12px}dd:last-child{margin:0}
  .amount{margin:24px 0 0;color:#1a1c1f;font-size:32px;font-weight:600;text-align:center}
  .preview{width:180px;height:180px;margin:16px auto;border-radius:50%;background:#dfe3ea;overflow:hidden}
  .preview video{width:100%;height:100%;object-fit:cover}
  ul{margin:0;padding:0;list-style:none}
  li form{margin:0}
`;

/** A small page of one of the world's providers. */
export function sendPage(reply: FastifyReply, title: string, body: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>` +
        `<link rel="icon" href="data:,">` +
        `<style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
    );
}

/** The page that says why a provider turns a visitor away. */
export const sendRefusal = (reply: FastifyReply, words: string): FastifyReply =>
  sendPage(reply, '无法继续', `<p role="alert">${escaped(words)}</p>`, 400);

/** The way back from a provider's page. */
export const backLink = (to: URL, words = '返回'): string =>
  `<a class="button plain" href="${escaped(to.href)}">${words}</a>`;

const OTHER_DEVICE = '<p>请回到原来的设备，那里会自动继续。</p>';

/** An outcome, and the way back; on another device there is none. */
export const sendOutcome = (
  reply: FastifyReply,
  { title, words, back, status }: { title: string; words: string; back?: URL; status?: number },
): FastifyReply =>
  sendPage(reply, title, `<p>${escaped(words)}</p>${back ? backLink(back) : OTHER_DEVICE}`, status);

/** The page for an address that does not exist. */
export const sendUnknown = (reply: FastifyReply, title: string, words: string): FastifyReply =>
  sendPage(reply, title, `<p role="alert">${escaped(words)}</p>`, 404);

/** The provider's site for computers, to which the desktop messenger is sent. */
export function desktopSite(app: FastifyInstance): void {
  app.get('/desktop', async (_request, reply) =>
    sendPage(reply, '学习平台 · 电脑版', '<p>这里是电脑版官网。请在浏览器里继续学习。</p>'),
  );
}
