import { days, defineRecord } from '@suite/kernel/records';
import { useEffect, useState } from 'react';
import { maskedMobile } from '../field/mobile';

/** Ends of the countdowns of a purpose, by the number, masked; '' where the provider knows the number. */
type Ends = Record<string, number>;

const ends = defineRecord<Ends>({
  kind: 'countdown',
  version: 2,
  owner: 'device',
  personal: true,
  expires: days(1),
  read: (stored) => (stored instanceof Object ? (stored as Ends) : {}),
});

/** If the device's clock was set back, the wait must still end within minutes. */
const LONGEST = 10 * 60;

const secondsTo = (end: number, now: number) => {
  const left = Math.ceil((end - now) / 1000);
  return left > 0 && left <= LONGEST ? left : 0;
};

/**
 * Seconds until another message may be sent to a number for a purpose. The end is kept on the device: a reload does
 * not start the countdown again, and a number that was mistyped costs the right one nothing.
 */
export function useCountdown(
  purpose: string,
  mobile = '',
): [seconds: number, start: (seconds: number) => void] {
  const kept = ends.of('device', purpose);
  const number = maskedMobile(mobile);
  const [all, setAll] = useState(() => kept.read() ?? {});
  const [now, setNow] = useState(() => Date.now());
  const left = secondsTo(all[number] ?? 0, now);

  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);

  const start = (seconds: number) => {
    const from = Date.now();
    const started = { ...all, [number]: from + seconds * 1000 };
    kept.save(started);
    setAll(started);
    setNow(from);
  };
  return [left, start];
}
