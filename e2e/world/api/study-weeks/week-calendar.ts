import type { Day } from '@suite/api';
import { addDays, daysBetween } from '../../clock/china-time';
import type { Rest } from '../groups/class/study-state';

/** The day on which a class's n-th day of study falls, counted from 1: pauses put it off. */
export function studyDay(classStart: Day, rests: readonly Rest[], count: number): Day {
  const inOrder = [...rests].sort((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.reduce(
    (day, { from, to }) => {
      const start = from > classStart ? from : classStart;
      return start <= day ? addDays(day, Math.max(0, daysBetween(start, to))) : day;
    },
    addDays(classStart, count - 1),
  );
}
