import { attempts, errorRate, type Tally } from '../judge/judge';

/** Markup from a template, which needs no escaping. */
export class Html {
  constructor(readonly text: string) {}
}

/** A value in a template. Texts are escaped. */
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
  const clock = date.toLocaleString('sv', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return html`<time datetime="${date.toISOString()}">${clock}</time>，${ago(now - date.getTime())}`;
}

function ago(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return `${minutes} 分钟前`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} 小时前` : `${Math.floor(hours / 24)} 天前`;
}

/** A number with thousands separators. */
export const count = (value: number): string => value.toLocaleString('en');

export function errorRateInWords(tally: Tally): string {
  const all = attempts(tally);
  if (all === 0) return '近 1 小时没有加载';
  const percent = errorRate(tally) * 100;
  const shown = percent > 0 && percent < 0.01 ? '<0.01' : percent.toFixed(2);
  return `失败率 ${shown}%（${count(all)} 次加载，失败 ${count(tally.errors)} 次）`;
}
