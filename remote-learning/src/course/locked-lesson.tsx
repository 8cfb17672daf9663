import { IconLocked } from './icons';
import css from './locked-lesson.module.css';
import type { Step } from './order';
import { barrierWords, WAIT } from './use-order';

/** In place of the player: what unlocks the lesson. Without a step the provider alone knows when it opens. */
export function LockedLesson({ barrier }: { barrier: Step | undefined }) {
  return (
    <div className={css.stage}>
      <IconLocked className={css.icon} />
      <p className={css.text}>{barrier ? barrierWords(barrier).message : WAIT}</p>
    </div>
  );
}
