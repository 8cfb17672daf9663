import type { HomeworkWeek } from '@suite/api';
import { defineRecord, ownerOf, useRecord } from '@suite/kernel/records';
import { momentText } from '@suite/kernel/time';
import { useToday } from '../study-weeks/use-today';
import { reviewsOf, type Repeated } from './review-schedule';
import { useAnswered } from './use-answered';

/** The device has the only copy of what was repeated, so a logout keeps it. */
const repetitions = defineRecord<Repeated>({
  kind: 'review',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read: (stored) => Object(stored) as Repeated,
});

/** The wrong answers that come back today, and where a review keeps what was answered now. */
export function useReviews(owner: number, name: string, weeks: readonly HomeworkWeek[]) {
  const today = useToday();
  const answered = useAnswered(weeks);
  const [repeated = {}, write] = useRecord(repetitions.of(ownerOf(owner), name));
  return {
    due: reviewsOf(answered, repeated, today),
    keep: (id: number, isRight: boolean) =>
      write({ ...repeated, [id]: { at: `${today} ${momentText(Date.now()).slice(11)}`, isRight } }),
  };
}
