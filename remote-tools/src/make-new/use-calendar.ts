import { calendarList, type NewShareCalendar } from '@suite/api';
import {
  dayAt,
  momentOf,
  momentText,
  timeOfDay,
  untilMidnight,
  type DateTime,
  type Day,
} from '@suite/kernel/time';
import { useEffect, useState } from 'react';
import { useKept } from '../kept/use-kept';

const MINUTE = 60_000;

const place = {
  name: 'new-shares',
  isSound: ({ list, holidays }: Partial<NewShareCalendar>) => Array.isArray(list) && Array.isArray(holidays),
};

/**
 * The moment of this device, looked at every minute, so that deadlines pass while the page is open. A timer may
 * stand still while the phone sleeps, so it is looked at on return as well.
 */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(MINUTE, untilMidnight(now) + 1000));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now]);
  return now;
}

/** The calendar of new shares; without a network the one that was read last, with its time. */
export function useCalendar() {
  const { query, readAt, keptAt } = useKept(calendarList, undefined, place);
  const { data, refetch } = query;
  const now = useNow();
  const clockDay = dayAt(now);
  // The server's clock went on for as long as this page has known it.
  const today: Day = data && keptAt === undefined ? laterDay(data.today, clockDay, readAt) : clockDay;

  useEffect(() => {
    if (data && keptAt === undefined && today !== data.today) void refetch();
  }, [data, keptAt, today, refetch]);

  const time = data && keptAt === undefined ? serverNow(data.server_time, readAt, now) : now;
  return { query, today, time: timeOfDay(momentText(time)), keptAt };
}

/** The server's clock: the device's, which may be wrong, only counts on from what was told. */
const serverNow = (told: DateTime, toldAt: number, now: number): number =>
  (momentOf(told) || toldAt) + Math.max(0, now - toldAt);

/** The server's day, until the device's clock has passed midnight since it was told. */
const laterDay = (told: Day, clockDay: Day, toldAt: number): Day =>
  clockDay > told && dayAt(toldAt) !== clockDay ? clockDay : told;
