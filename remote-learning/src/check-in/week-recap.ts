import type { Day, HomeworkWeek } from '@suite/api';
import { addDays, dayAt, monthOf, weekdayOf, type Month } from '@suite/kernel/time';
import { tasksOfWeek } from '../study-weeks/week-progress';

/** What a learner did in the week of a day, from Monday on. */
export interface WeekRecap {
  from: Day;
  to: Day;
  /** The days of the week, Monday first, with whether the learner checked in. */
  days: { day: Day; isChecked: boolean; isAhead: boolean }[];
  count: number;
  /** Lessons that were learned of those of the course's current weeks. */
  lessons: number;
  /** Homework that was handed in of the current weeks, with the best score; null if none. */
  bestScore: number | null;
  /** What is better than the week before, in words; '' if nothing is. */
  improved: string;
}

const firstOfWeek = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** The months whose check-ins a recap needs: those of this week and of the week before. */
export function monthsOfRecap(today: Day): Month[] {
  const months = [monthOf(addDays(firstOfWeek(today), -7)), monthOf(today)];
  return months[0] === months[1] ? months.slice(1) : months;
}

function improvedWords(count: number, before: number, streak: number): string {
  if (count > before) return before > 0 ? `比上周多打卡 ${count - before} 天` : '这一周重新开始了';
  return streak > 7 ? `已经连续 ${streak} 天没有间断` : '';
}

/** The recap of the week of a day: from the days with a check-in, the days in a row, and the weeks of the courses. */
export function weekRecap(
  today: Day,
  { checkedIn, streak }: { checkedIn: readonly Day[]; streak: number },
  weeks: readonly HomeworkWeek[],
): WeekRecap {
  const from = firstOfWeek(today);
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const day = addDays(from, offset);
    return { day, isChecked: checkedIn.indexOf(day) >= 0, isAhead: day > today };
  });
  const count = days.filter(({ isChecked }) => isChecked).length;
  const start = addDays(from, -7);
  // As many days of the week before, so that a week which has just begun is not behind.
  const until = addDays(today, -7);
  const before = checkedIn.filter((day) => day >= start && day <= until).length;
  const current = weeks.filter(({ is_current }) => is_current);
  const scores = current.flatMap(({ homework_list }) => homework_list.flatMap(({ score }) => score ?? []));
  return {
    from,
    to: addDays(from, 6),
    days,
    count,
    lessons: current.flatMap(tasksOfWeek).filter(({ type, is_done }) => type === 'video' && is_done).length,
    bestScore: scores.length > 0 ? Math.max(...scores) : null,
    improved: improvedWords(count, before, streak),
  };
}

/** The longest of the notes that were written in a week, in one line; '' without any. */
export function bestNote(
  notes: readonly { text: string; made: number }[],
  { from, to }: Pick<WeekRecap, 'from' | 'to'>,
): string {
  const own = notes.filter(({ made }) => dayAt(made) >= from && dayAt(made) <= to);
  const texts = own.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '');
}
