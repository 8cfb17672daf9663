import type { DateTime } from '@suite/api';
import { serverNow } from '@suite/kernel';
import { momentOf } from '@suite/kernel/time';
import { useEffect, useState } from 'react';

/** The server's time now: what an answer says that may be minutes old by now, or what the head of a later one says. */
const timeFrom = (serverTime: DateTime) =>
  Math.max(momentOf(serverTime) || 0, serverNow() ?? 0) || Date.now();

/**
 * Seconds until a moment by the server's clock, below 0 after it; NaN if there is no such moment. The device's clock
 * only counts on from the server's time: a wrong one moves no deadline. Without that time it has to do.
 */
export function useSecondsUntil(moment: DateTime = '', serverTime: DateTime = ''): number {
  const [heard, setHeard] = useState(() => ({ serverTime, from: timeFrom(serverTime), at: Date.now() }));
  if (heard.serverTime !== serverTime) setHeard({ serverTime, from: timeFrom(serverTime), at: Date.now() });
  const [now, setNow] = useState(Date.now);
  const end = momentOf(moment);

  useEffect(() => {
    if (Number.isNaN(end)) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);

  const passed = Math.max(0, now - heard.at);
  return Math.ceil((end - heard.from - passed) / 1000);
}
