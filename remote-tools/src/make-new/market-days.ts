import type { Day, MarketHoliday } from '@suite/api';
import { weekdayOf } from '@suite/kernel/time';

/** Name of the holiday for which the exchange is closed on a day, '' on others. */
export const holidayOn = (day: Day, holidays: readonly MarketHoliday[]): string =>
  holidays.filter(({ date }) => date === day)[0]?.name ?? '';

/** Why the exchange is closed on a day; '' when it is open. */
export function closedWords(day: Day, holidays: readonly MarketHoliday[]): string {
  const holiday = holidayOn(day, holidays);
  if (holiday) return `${holiday}休市`;
  return weekdayOf(day) > 5 ? '周末休市' : '';
}
