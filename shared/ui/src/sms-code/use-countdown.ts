import { days, defineRecord } from '@suite/kernel/records';
import { useEffect, useState } from 'react';

const ends = defineRecord<number>({
  kind: 'countdown',
  version: 1,
  owner: 'device',
  personal: true,
  expires: days(1),
  read: Number,
  former: (name) => `countdown.${name}`,
});

/** If the device's clock was set back, the wait must still end within minutes. */
const LONGEST = 10 * 60;

const secondsTo = (end: number, now: number) => {
  const left = Math.ceil((end - now) / 1000);
  return left > 0 && left <= LONGEST ? left : 0;
};

/** Seconds until the end, which is kept on the device: a reload does not start the countdown again. */
export function useCountdown(name: string): [seconds: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => ends.of('device', name).read() || 0);
  const [now, setNow] = useState(() => Date.now());
  const left = secondsTo(end, now);

  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);

  const start = (seconds: number) => {
    const from = Date.now();
    ends.of('device', name).save(from + seconds * 1000);
    setEnd(from + seconds * 1000);
    setNow(from);
  };
  return [left, start];
}
