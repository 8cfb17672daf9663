import type { KnownError } from '../events/latest-errors';
import { html, type Html } from './html';
import { ago, clock, count } from './words';

/** How many are shown; the others were seen longer ago. */
const SHOWN = 20;

/** What the codes mean; the others are names of errors in a page, such as `type-error`. */
const meanings = new Map(
  Object.entries({
    missing: '文件没有取到，或被改动',
    timeout: '文件等不到',
    throw: '脚本到了，执行出错',
    render: '页面画不出来',
    hang: '页面接连两次卡死',
    'route-table': '路由表里没有这个页面',
    registry: 'registry 不可信，用了页面里的',
    start: '宿主没有启动',
  }),
);

/** The errors that pages told of in the last day, the last one first. */
export function errorList(errors: readonly KnownError[], now: number): Html {
  const content =
    errors.length === 0
      ? html`<p class="card">近 24 小时没有收到报错</p>`
      : html`<ol class="list card">
          ${errors.slice(0, SHOWN).map(({ app, version, page, code, times, last }) => {
            const iso = new Date(last).toISOString();
            return html`<li>
              <p>
                <strong>${code}</strong>${meanings.has(code) && `，${meanings.get(code)}`}，
                <span class="bad">${count(times)} 次</span>
              </p>
              <p class="second">${app} ${version}${page && ` · ${page}`}</p>
              <p class="second">最近 <time datetime="${iso}">${clock(iso)}</time>，${ago(iso, now)}</p>
            </li>`;
          })}
        </ol>`;
  return html`<h2 class="above">最近的报错</h2>
    ${content}`;
}
