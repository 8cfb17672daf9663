/** A time by the clock of a time zone, this machine's own otherwise, to the second. Swedes write it as ISO does. */
export const localTime = (iso: string, timeZone?: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone });

/** The name of a time zone, this machine's own otherwise, such as UTC+8. */
export function zoneName(timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  return String(parts.find(({ type }) => type === 'timeZoneName')?.value).replace(/^GMT(\+0$)?/, 'UTC');
}
