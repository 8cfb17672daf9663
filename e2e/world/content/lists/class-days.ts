import type { Day, Weekday } from '@suite/api';

/** On which weekdays classes begin, how many learners each takes, and how far ahead they can be chosen. */
export const classPattern = {
  weekdays: [1, 3, 6] as Weekday[],
  capacity: { 1: 60, 2: 0, 3: 40, 4: 0, 5: 0, 6: 80, 7: 0 } as Record<Weekday, number>,
  /** Percent of a day's places that are taken, in turn; some days are full. */
  enrolledPercent: [100, 85, 60, 100, 45, 30, 15, 5],
  daysAhead: 60,
  /** Hours before the first day until which a class can be cancelled. */
  cancelHours: 24,
  weekCount: { finance: 4, reform: 5, advanced: 4, investment: 4, industry: 4, jingpin: 3, zc: 2 },
} as const;

const fixed: Record<string, string> = {
  '01-01': '元旦',
  '05-01': '劳动节',
  '10-01': '国庆节',
  '10-02': '国庆节',
  '10-03': '国庆节',
};

/** By the lunar calendar and the solar terms: spring festival, tomb-sweeping, dragon boat, mid-autumn. */
const movable: Record<string, readonly [string, string, string, string]> = {
  2025: ['01-29', '04-04', '05-31', '10-06'],
  2026: ['02-17', '04-05', '06-19', '09-25'],
  2027: ['02-06', '04-05', '06-09', '09-15'],
  2028: ['01-26', '04-04', '05-28', '10-03'],
  2029: ['02-13', '04-04', '06-16', '09-22'],
  2030: ['02-03', '04-05', '06-05', '09-12'],
};

const movableNames = ['春节', '清明节', '端午节', '中秋节'] as const;

/** Name of the statutory holiday on a day, '' on others. No class begins on it. */
export function holidayOf(day: Day): string {
  const [year = '', date = ''] = [day.slice(0, 4), day.slice(5)];
  const at = movable[year]?.indexOf(date) ?? -1;
  return movableNames[at] ?? fixed[date] ?? '';
}
