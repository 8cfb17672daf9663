import type { Tally } from '../canary/judge';
import { errorRate } from '../events/event-counts';

const MINUTE = 60_000;

/** A date and time in China, where ops are; the server may be in another time zone. */
export function clock(iso: string): string {
  const china = new Date(Date.parse(iso) + 8 * 60 * MINUTE);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    `${china.getUTCFullYear()}-${two(china.getUTCMonth() + 1)}-${two(china.getUTCDate())} ` +
    `${two(china.getUTCHours())}:${two(china.getUTCMinutes())}`
  );
}

/** How long ago a time was, in words. */
export function ago(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / MINUTE);
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return `${minutes} 分钟前`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} 小时前` : `${Math.floor(hours / 24)} 天前`;
}

/** A number with thousands separators. */
export const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** The error rate of a tally in words. */
export function rateOf(tally: Tally): string {
  const all = tally.loads + tally.errors;
  if (all === 0) return '近 1 小时没有加载';
  const percent = errorRate(tally) * 100;
  const shown = percent > 0 && percent < 0.01 ? '<0.01' : percent.toFixed(2);
  return `失败率 ${shown}%（${count(all)} 次加载，失败 ${count(tally.errors)} 次）`;
}
