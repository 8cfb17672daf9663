import type { DateTime } from '@suite/api';
import { momentOf } from '@suite/kernel/time';
import { useEffect, useState } from 'react';

/**
 * Seconds until a moment by the provider's clock, below 0 after it; NaN if there is no such moment. The device's clock
 * only counts on from `serverTime`: a wrong one moves no deadline. Without that time it has to do.
 */
export function useSecondsUntil(moment: DateTime = '', serverTime: DateTime = ''): number {
  const [heard, setHeard] = useState({ serverTime, at: Date.now() });
  if (heard.serverTime !== serverTime) setHeard({ serverTime, at: Date.now() });
  const [now, setNow] = useState(Date.now);
  const end = momentOf(moment);

  useEffect(() => {
    if (Number.isNaN(end)) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);

  const passed = Math.max(0, now - heard.at);
  return Math.ceil((end - (momentOf(heard.serverTime) || heard.at) - passed) / 1000);
}
