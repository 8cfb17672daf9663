import { durationText } from '@suite/kernel/time';

const DAY = 24 * 3600;

/** Seconds that are left, as `1 天 3:12:05`. */
export function timeLeftText(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  const rest = seconds % DAY;
  // Below an hour `durationText` says no hours: the line would change its width, and 1 天 00:05 could be minutes.
  const text = rest < 3600 ? `0:${durationText(rest)}` : durationText(rest);
  return days > 0 ? `${days} 天 ${text}` : text;
}
