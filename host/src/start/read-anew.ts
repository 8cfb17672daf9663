import { focusManager } from '@suite/kernel';
import { dayAt, untilMidnight } from '@suite/kernel/time';

/** Age from which what was read may be out of date. */
const WORN_AFTER = 5 * 60_000;
/** What was read within this time is not read anew. */
export const FRESH_FOR = 30_000;
/** After midnight the phones do not all ask in the same second. */
const SPREAD = 60_000;

/** Whether a read is too old for a learner who comes back: some minutes, or of another day. */
export const isWorn = (readAt: number, now: number): boolean =>
  now - readAt > WORN_AFTER || dayAt(readAt) !== dayAt(now);

/**
 * What is worn is read anew when the learner comes back. Before Safari 14 the document alone is told that it is
 * shown, and a page out of the page cache is told nothing but that.
 */
export function readAnewOnReturn(): void {
  focusManager.setEventListener((look) => {
    document.addEventListener('visibilitychange', () => look());
    window.addEventListener('pageshow', ({ persisted }) => persisted && look());
    return undefined;
  });
}

/**
 * A page that stays open over midnight reads anew, as it does when the learner comes back to it. By then nothing that
 * was read on the day before is fresh.
 */
export function readAnewAtMidnight(): void {
  const wait = untilMidnight(Date.now()) + FRESH_FOR + Math.random() * SPREAD;
  setTimeout(() => {
    focusManager.onFocus();
    readAnewAtMidnight();
  }, wait);
}
