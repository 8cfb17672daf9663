import { calendarList, useCall, type NewShareCalendar } from '@suite/api';
import { deviceStore } from '@suite/kernel';
import { dayAt, momentText, timeOfDay, untilMidnight, type Day } from '@suite/kernel/time';
import { useEffect, useState } from 'react';

/** The calendar is the same for every visitor, so it belongs to the device. */
const KEY = 'suite.device.new-shares';
const MINUTE = 60_000;

interface KeptCalendar {
  /** When it was read from the server. */
  at: number;
  data: NewShareCalendar;
}

function keptCalendar(): KeptCalendar | undefined {
  const kept = deviceStore.get(KEY) as Partial<KeptCalendar> | null | undefined;
  const { at, data } = kept ?? {};
  return typeof at === 'number' && Array.isArray(data?.list) && Array.isArray(data.holidays)
    ? { at, data: data as NewShareCalendar }
    : undefined;
}

/** The moment of this device, looked at every minute, so that deadlines pass while the page is open. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.min(MINUTE, untilMidnight(now) + 1000));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** The calendar of new shares; without a network the one that was read last, with its time. */
export function useCalendar() {
  const query = useCall(calendarList, undefined);
  const { data, error, dataUpdatedAt, refetch } = query;
  const now = useNow();
  const clockDay = dayAt(now);

  useEffect(() => {
    if (data) deviceStore.set(KEY, { at: dataUpdatedAt, data });
  }, [data, dataUpdatedAt]);

  const kept = error ? keptCalendar() : undefined;
  const calendar = data ?? kept?.data;
  // The server's clock went on for as long as this page has known it.
  const today: Day = data && !error ? laterDay(data.today, clockDay, dataUpdatedAt) : clockDay;

  useEffect(() => {
    if (data && today !== data.today) void refetch();
  }, [data, today, refetch]);

  return {
    query: { data: calendar, error: calendar ? null : error, refetch },
    today,
    time: timeOfDay(momentText(now)),
    /** Set while the data are older than the last attempt to read them. */
    keptAt: error && calendar ? (kept?.at ?? dataUpdatedAt) : undefined,
  };
}

/** The server's day, until the device's clock has passed midnight since it was told. */
const laterDay = (told: Day, clockDay: Day, toldAt: number): Day =>
  clockDay > told && dayAt(toldAt) !== clockDay ? clockDay : told;
