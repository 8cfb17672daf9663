let heard: { time: number; at: number } | undefined;

/** Takes over the time that stands in the head of the server's answer. */
export function noteServerTime(date: unknown): void {
  // eslint-disable-next-line no-restricted-syntax -- This head is always in GMT, and the first screen loads no calendar.
  const time = Date.parse(String(date));
  if (time > 0) heard = { time, at: performance.now() };
}

/** The server's time; undefined before its first answer. Moving the device's clock does not change it. */
export const serverNow = (): number | undefined => heard && heard.time + performance.now() - heard.at;
