import type { HomeworkWeek } from '@suite/api';
import { momentText } from '@suite/kernel/time';
import { useToday } from '../study-weeks/use-today';
import { reviewsOf, type Repeated } from './review-schedule';
import { useAnswered } from './use-answered';
import { useKept } from './use-kept';

const repeatedOf = (kept: unknown): Repeated =>
  typeof kept === 'object' && kept !== null ? (kept as Repeated) : {};

/** The wrong answers that come back today, and where a review keeps what was answered now. */
export function useReviews(owner: number, name: string, weeks: readonly HomeworkWeek[]) {
  const today = useToday();
  const answered = useAnswered(weeks);
  const [repeated, write] = useKept(owner, `review.${name}`, repeatedOf);
  return {
    due: reviewsOf(answered, repeated, today),
    keep: (id: number, isRight: boolean) =>
      write({ ...repeated, [id]: { at: `${today} ${momentText(Date.now()).slice(11)}`, isRight } }),
  };
}
