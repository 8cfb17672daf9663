import type { LandingConfig } from '@suite/api';
import { durationText, momentOf } from '@suite/kernel/time';
import { useEffect, useState } from 'react';

const DAY = 24 * 3600;

/** Seconds as `1 天 03:12:05`. */
export function timeLeftText(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  const rest = seconds % DAY;
  // Below an hour `durationText` says no hours, and the line would change its width.
  const text = rest < 3600 ? `0:${durationText(rest)}` : durationText(rest);
  return days > 0 ? `${days} 天 ${text}` : text;
}

/** Seconds to the end of enrolment by the provider's clock, 0 when it has come; undefined if there is none. */
export function useTimeLeft(config: LandingConfig | undefined, onEnd: () => void): number | undefined {
  // The device's clock only counts on from the provider's: a wrong one moves no deadline.
  const [heard, setHeard] = useState({ config, at: Date.now() });
  if (heard.config !== config) setHeard({ config, at: Date.now() });
  const [now, setNow] = useState(Date.now);
  const end = config ? momentOf(config.deadline) : NaN;
  const passed = Math.max(0, now - heard.at);
  const left = config ? Math.ceil((end - momentOf(config.server_time) - passed) / 1000) : NaN;
  const isOver = left <= 0;

  useEffect(() => {
    if (Number.isNaN(end) || isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end, isOver]);

  useEffect(() => {
    if (isOver) onEnd();
    // The end is told once, not at every new function.
  }, [isOver]);

  return Number.isNaN(left) ? undefined : Math.max(0, left);
}
