import type { DateTime } from '@suite/api';

const EAST = 8 * 3600_000;

// Asia/Shanghai has had no summer time since 1991, and the device's own zone plays no part.
const shifted = (at: number) => new Date(at + EAST).toISOString();

/** A moment as the provider writes it. */
export const momentText = (at: number): DateTime => shifted(at).slice(0, 19).replace('T', ' ');

/** The moment that a text of the provider means; NaN when it means none. Old engines parse no such text. */
export function momentOf(text: DateTime): number {
  const parts = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text);
  if (!parts) return NaN;
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second) - EAST;
}

/** A moment as one says it today: `12:03`, or `3月10日 20:20`; in Shanghai. */
export function whenText(at: number, now: number): string {
  const [then, today] = [shifted(at), shifted(now)];
  const time = then.slice(11, 16);
  if (then.slice(0, 10) === today.slice(0, 10)) return time;
  return `${Number(then.slice(5, 7))}月${Number(then.slice(8, 10))}日 ${time}`;
}

const two = (value: number) => (value < 10 ? `0${value}` : String(value));

/** What a countdown shows: `09:05`, `1:00:00`. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
