const MINUTE = 60_000;

/** How far this machine's clock is ahead of UTC, in minutes. */
export const ownZone = (): number => -new Date().getTimezoneOffset();

/** A time as a clock shows it that is so many minutes ahead of UTC, to the second. */
export const timeAt = (iso: string, zone: number): string =>
  new Date(Date.parse(iso) + zone * MINUTE).toISOString().slice(0, 19).replace('T', ' ');

/** The name of a zone, such as UTC+8. */
export function zoneName(zone: number): string {
  if (zone === 0) return 'UTC';
  const minutes = Math.abs(zone);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${zone < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`;
}
