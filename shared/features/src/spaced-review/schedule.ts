import type { DateTime, Day } from '@suite/api';
import { addDays } from '@suite/kernel/time';

/** Days until a question comes back: the first after a wrong answer, the next one after each right answer. */
export const INTERVALS: readonly number[] = [1, 3, 7, 16, 35];
/** Questions that a day asks for at most. */
export const MOST_A_DAY = 15;

/** When a question that was once answered wrong comes back. */
export interface Schedule {
  /** Place of the interval that runs. */
  step: number;
  /** Null once it was right after the longest interval: it is learned. */
  due: Day | null;
  /** Of the last answer that counts here. */
  at: DateTime;
  /** The day of the last answer in a review. */
  reviewed?: Day;
}

/**
 * The schedule after an answer; undefined for a question that was never wrong. An answer that is not newer than the
 * last one is known already. A right answer before its day changes nothing: only a pause shows what is remembered.
 */
export function scheduleAfter(
  before: Schedule | undefined,
  { isRight, at }: { isRight: boolean; at: DateTime },
): Schedule | undefined {
  if (before && at <= before.at) return before;
  const day = at.slice(0, 10);
  if (!isRight) return { ...before, step: 0, due: addDays(day, 1), at };
  if (!before?.due) return before;
  if (day < before.due) return { ...before, at };
  const step = before.step + 1;
  const interval = INTERVALS[step];
  return { ...before, step, due: interval ? addDays(day, interval) : null, at };
}

/** What is due today: what is known least first, then what has waited longest. What is overdue stays. */
export function dueOn<Card extends { schedule: Schedule }>(cards: readonly Card[], today: Day): Card[] {
  const answered = cards.filter(({ schedule }) => schedule.reviewed === today).length;
  return cards
    .filter(({ schedule: { due } }) => due !== null && due <= today)
    .sort(
      ({ schedule: one }, { schedule: other }) =>
        one.step - other.step || (one.due ?? '').localeCompare(other.due ?? ''),
    )
    .slice(0, Math.max(0, MOST_A_DAY - answered));
}
