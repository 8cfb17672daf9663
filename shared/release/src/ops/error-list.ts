import { html, type Html } from './html';
import { count, timeText } from './words';

/** Errors of one kind: the same app, version, page and code. */
export interface KnownError {
  app: string;
  version: string;
  /** Name of the page's route; empty when no page was there yet. */
  page: string;
  code: string;
  times: number;
  /** From how many places it was reported, at most `MOST_PLACES`. */
  places: number;
  /** When the last one was reported, in ms. */
  last: number;
}

/** More places of one kind of error are not counted. */
export const MOST_PLACES = 100;

/** How many are shown; the others were seen longer ago. */
const SHOWN = 20;

/** What the codes mean; the others are names of errors in a page, such as `type-error`. */
const meanings: Readonly<Record<string, string>> = {
  missing: '文件没有取到，或被改动',
  timeout: '文件等不到',
  throw: '脚本到了，执行出错',
  render: '页面画不出来',
  hang: '页面接连两次卡死',
  'route-table': '路由表里没有这个页面',
  start: '宿主没有启动',
};

function errorText({ app, version, page, code, times, places, last }: KnownError, now: number): Html {
  const from = places < MOST_PLACES ? `来自 ${places} 个网段` : `来自 ${MOST_PLACES} 个以上网段`;
  const meaning = Object.hasOwn(meanings, code) && `，${meanings[code]}`;
  return html`<li>
    <p><strong>${code}</strong>${meaning}，<span class="bad">${count(times)} 次</span>，${from}</p>
    <p class="second">${app} ${version}${page && ` · ${page}`}</p>
    <p class="second">最近 ${timeText(last, now)}</p>
  </li>`;
}

/** The errors that pages reported in the last day, the last one first. */
export const errorList = (errors: readonly KnownError[], now: number): Html =>
  html`<h2 class="above">最近的报错</h2>
    ${
      errors.length === 0
        ? html`<p class="card">近 24 小时没有收到报错</p>`
        : html`<ol class="list card">
            ${errors.slice(0, SHOWN).map((error) => errorText(error, now))}
          </ol>`
    }`;
