import { calendarList, type NewShareCalendar } from '@suite/api';
import { dayAt, momentOf, momentText, timeOfDay, untilMidnight } from '@suite/kernel/time';
import { useEffect, useState } from 'react';
import { useLastAnswer } from '../kept/use-last-answer';

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
  const { query, readAt, keptAt } = useLastAnswer(calendarList, undefined, place);
  const { data, refetch } = query;
  const now = useNow();
  const { today, time } =
    data && keptAt === undefined ? serverNow(data, readAt, now) : { today: dayAt(now), time: now };

  useEffect(() => {
    if (data && keptAt === undefined && today !== data.today) void refetch();
  }, [data, keptAt, today, refetch]);

  return { query, today, time: timeOfDay(momentText(time)), keptAt };
}

/** The server's day and clock: the device's clock, which may be wrong, only counts on from what was told. */
function serverNow({ today, server_time }: NewShareCalendar, toldAt: number, now: number) {
  const told = momentOf(server_time) || toldAt;
  const time = told + Math.max(0, now - toldAt);
  const day = dayAt(time);
  return { time, today: day > today && day !== dayAt(told) ? day : today };
}
