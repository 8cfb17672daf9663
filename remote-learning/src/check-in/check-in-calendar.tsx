import type { CheckInStatistics, Day } from '@suite/api';
import { Calendar, IconCheck, type CalendarProps } from '@suite/ui';

export interface CheckInCalendarProps extends Pick<CalendarProps, 'month' | 'onMonth' | 'first' | 'last'> {
  /** Absent until the month has loaded. */
  statistics: CheckInStatistics | undefined;
  today: Day | undefined;
}

/** The days of a month, with a tick on each day that has a check-in. */
export function CheckInCalendar({ statistics, today, ...calendar }: CheckInCalendarProps) {
  const checkedIn = new Set(statistics?.days);
  const markOf = (day: Day) => {
    if (checkedIn.has(day)) return { words: '已打卡', note: <IconCheck />, tone: 'done' as const };
    if (!statistics || !today || day > today) return { words: '', tone: 'quiet' as const };
    if (day === today) return { words: '还没有打卡' };
    return { words: day < statistics.start_date ? '' : '没有打卡', tone: 'quiet' as const };
  };
  return <Calendar {...calendar} label="打卡日历" today={today} markOf={markOf} />;
}
