import type { EtiquetteLesson } from '@suite/api';
import { isAtEnd, VideoRow } from '@suite/features/player';
import { columnsClass } from '@suite/ui';
import { durationText } from '@suite/kernel/time';

interface LessonListProps {
  lessons: readonly EtiquetteLesson[];
  /** The lesson in the player. */
  current?: EtiquetteLesson;
  onChoose: (lesson: EtiquetteLesson) => void;
}

function stateOf({ position, duration }: EtiquetteLesson): string {
  if (position < 1) return '未开始';
  return isAtEnd(position, duration) ? '已学' : `学到 ${durationText(position)}`;
}

/** The lessons of the etiquette class. */
export function LessonList({ lessons, current, onChoose }: LessonListProps) {
  return (
    <div className={columnsClass}>
      {lessons.map((one) => (
        <VideoRow key={one.v_id} video={one} isHere={one === current} onChoose={() => onChoose(one)}>
          {stateOf(one)}
        </VideoRow>
      ))}
    </div>
  );
}
