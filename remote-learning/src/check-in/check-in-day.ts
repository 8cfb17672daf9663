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
/** How often the server is asked while the device's clock shows another day than the server's. */
const ASK_MS = 60_000;

/** Milliseconds until the server is asked for its day again. */
export function nextLook(now: number, today: Day): number {
  if (dayAt(now) !== today) return ASK_MS;
  return untilMidnight(now) + MARGIN_MS;
}

/** The later of two answers of the server: around midnight they may arrive in the wrong order. */
export function laterOf<State extends CheckInState>(known: State | undefined, answer: State): State {
  if (!known || answer.today > known.today) return answer;
  if (answer.today < known.today) return known;
  return known.is_clock && !answer.is_clock ? known : answer;
}

/** The words after a check-in. It counts for the server's day, which may not be the day of the tap. */
export function checkedInWords(tappedOn: Day, now: Day, answer: CheckInDetail): string {
  if (answer.today > tappedOn) return `已过零点，记为${dayInWords(answer.today)}的打卡`;
  if (answer.today < now) return `${dayInWords(answer.today)}打卡成功，新的一天又可以打卡了`;
  return answer.streak > 1 ? `打卡成功，已连续 ${answer.streak} 天` : '打卡成功';
}

/** Days from which a streak is long enough to be a record. */
const RECORD_FROM = 3;

/** The words for a streak that reaches or passes the longest one before it; empty for any other. */
export function recordWords(streak: number, longest: number | undefined): string {
  if (longest === undefined || streak < RECORD_FROM || streak < longest) return '';
  return streak === longest ? '追平您的最长纪录' : '这是您的新纪录';
}

/** The days of a month with a check-in, and the past days without one since the learner began. */
export function monthSummary(
  { days, start_date, today }: Pick<CheckInStatistics, 'days' | 'start_date' | 'today'>,
  month: Month,
): { checkedIn: number; missed: number } {
  const [first, next] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  // Compared as texts: a value that is no day lies outside the month.
  const checkedIn = days.filter((day) => day >= first && day < next).length;
  const from = start_date > first ? start_date : first;
  // Today may still get its check-in.
  const end = days.indexOf(today) >= 0 ? addDays(today, 1) : today;
  const until = monthOf(end) === month ? end : end < first ? from : next;
  return { checkedIn, missed: Math.max(0, daysBetween(from, until) - checkedIn) };
}
