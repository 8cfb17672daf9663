import { html, type Html, type Part } from './html';
import type { Session } from './session';

/** A message about the last action: that it was done, or why it failed. */
export interface Note {
  text: string;
  failed?: boolean;
}

/** The frame of an ops page. */
export interface Frame {
  title: string;
  session?: Session;
  /** The page above this one; absent for the list of apps, which is the top. */
  back?: { href: string; text: string };
  note?: Note;
  /** From where the browser fetches the content anew every few seconds; the page itself may be an answer to a form. */
  freshFrom?: string;
}

const logout = ({ who, formToken }: Session) => html`
  <form method="post" action="/ops/logout">
    <input type="hidden" name="form" value="${formToken}" />
    <small>${who}</small>
    <button class="plain">退出</button>
  </form>
`;

/** A page of ops. */
export function layout({ title, session, back, note, freshFrom }: Frame, content: Part): Html {
  const main = html`<main ${freshFrom && html`data-fresh="${freshFrom}"`}>${content}</main>`;
  return html`<!doctype html>
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
        ${
          session &&
          html`<header>
            ${back ? html`<a href="${back.href}">‹ ${back.text}</a>` : html`<strong>发布台</strong>`}
            ${!back && html`<a href="/ops/history">变更记录</a> <a href="/ops/sessions">登录状态</a>`}
            ${logout(session)}
          </header>`
        }
        <h1>${title}</h1>
        ${note && html`<p class="note ${note.failed && 'fail'}" role="${note.failed ? 'alert' : 'status'}">${note.text}</p>`}
        <p id="status" class="bad" role="status"></p>
        ${main}
      </body>
    </html>`;
}
