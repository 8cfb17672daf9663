import type { CourseLine, DateTime, Day, Question } from '@suite/api';
import { outcomeOf } from '@suite/features/answering';
import { daysBetween } from '@suite/kernel/time';

/** A solved question of a paper that was handed in. */
export interface Answered {
  question: Question;
  line: CourseLine;
  at: DateTime;
}

/** The last answer that was given in a review, by the question's id. */
export type Repeated = Readonly<Record<number, { at: DateTime; isRight: boolean } | undefined>>;

/** Days after a wrong answer at which the question comes back. */
const STEPS = [1, 3, 7];
/** From this day on it does not come back any more. */
const OVER = 14;

const latestOf = (answered: readonly Answered[]) => {
  const latest = new Map<number, Answered>();
  for (const one of answered) {
    const held = latest.get(one.question.id);
    if (!held || one.at >= held.at) latest.set(one.question.id, one);
  }
  return Array.from(latest.values());
};

function isDue({ question, at }: Answered, repeated: Repeated, today: Day): boolean {
  if (outcomeOf(question) === 'right') return false;
  const days = daysBetween(at, today);
  const step = STEPS.filter((one) => one <= days).pop();
  if (step === undefined || days >= OVER) return false;
  const repeat = repeated[question.id];
  if (!repeat || repeat.at < at) return true;
  return !repeat.isRight && daysBetween(at, repeat.at) < step;
}

/**
 * The questions that come back today. The series follows from the provider's papers and their dates, so that it is
 * the same on every device; only the answers in reviews, which no call takes, are the device's own. A question that
 * was answered right since, in a paper or in a review, has left its series.
 */
export const reviewsOf = (
  answered: readonly Answered[],
  repeated: Repeated,
  today: Day,
): readonly Answered[] => latestOf(answered).filter((one) => isDue(one, repeated, today));
