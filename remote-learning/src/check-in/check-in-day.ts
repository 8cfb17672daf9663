import type { CheckInDetail, CheckInState, CheckInStatistics, Day } from '@suite/api';
import {
  addDays,
  addMonths,
  dayAt,
  dayInWords,
  daysBetween,
  monthOf,
  untilMidnight,
  type Month,
} from '@suite/kernel/time';

/** A little after midnight, so that the server's clock is past it too. */
const MARGIN_MS = 1000;
/** How often the server is asked while the device's clock is on another day than the server's. */
const ASK_MS = 60_000;

/** Milliseconds until the server's day has to be asked for again. */
export function nextLook(now: number, today: Day): number {
  if (dayAt(now) !== today) return ASK_MS;
  return untilMidnight(now) + MARGIN_MS;
}

/** Which of two answers of the server holds: at midnight they may arrive in the wrong order. */
export function laterOf<State extends CheckInState>(known: State | undefined, answer: State): State {
  if (!known || answer.today > known.today) return answer;
  if (answer.today < known.today) return known;
  return known.is_clock && !answer.is_clock ? known : answer;
}

/** What a check-in is answered with: the day that it counts for is the server's, not that of the tap. */
export function checkedInWords(tappedOn: Day, now: Day, answer: CheckInDetail): string {
  if (answer.today > tappedOn) return `已过零点，记为${dayInWords(answer.today)}的打卡`;
  if (answer.today < now) return `${dayInWords(answer.today)}打卡成功，新的一天又可以打卡了`;
  return answer.streak > 1 ? `打卡成功，已连续 ${answer.streak} 天` : '打卡成功';
}

/** How a month went: days checked in, and days on which it could have been done and was not. */
export function monthSummary(
  { days, start_date, today }: Pick<CheckInStatistics, 'days' | 'start_date' | 'today'>,
  month: Month,
): { checkedIn: number; missed: number } {
  const [first, next] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  // Compared and not taken apart: what is no day is on no day of the month.
  const checkedIn = days.filter((day) => day >= first && day < next).length;
  const from = start_date > first ? start_date : first;
  // Today is not missed before it is over.
  const end = days.indexOf(today) >= 0 ? addDays(today, 1) : today;
  const until = monthOf(end) === month ? end : end < first ? from : next;
  return { checkedIn, missed: Math.max(0, daysBetween(from, until) - checkedIn) };
}
