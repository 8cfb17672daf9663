import {
  asEntered,
  checkInStatistics,
  homeworkList,
  reformHomeworkList,
  useCall,
  type CheckInDetail,
  type UserDetail,
} from '@suite/api';
import { Loaded, oneRead } from '@suite/features/loaded';
import { weeklyLines } from '@suite/features/course-line';
import { allNotes } from '@suite/features/notes';
import { useOwner } from '@suite/kernel/records';
import { monthOf } from '@suite/kernel/time';
import { Button } from '@suite/ui/base';
import { Poster, PosterSheet, SCHOOL } from '@suite/ui/poster';
import { rangeInWords } from '../range-in-words';
import { drawWeekPoster, recapFigures, weekPosterHeight } from './draw-week-poster';
import css from './user-clock-poster.module.css';
import { bestNote, monthsOfRecap, weekRecap } from './week-recap';

interface WeekPosterProps {
  detail: CheckInDetail;
  learner: UserDetail;
  /** Whether the best note of the week may be seen by those who get the poster. */
  showsNote: boolean;
  onNote: (isShown: boolean) => void;
}

/** What the learner did this week, to be saved and shared. */
export function WeekPoster({
  detail: { today, streak, poster },
  learner,
  showsNote,
  onNote,
}: WeekPosterProps) {
  const { courseList, userInfo } = learner;
  const [first = monthOf(today), second = first] = monthsOfRecap(today);
  const earlier = useCall(checkInStatistics, { month: first }, asEntered);
  const later = useCall(checkInStatistics, { month: second }, asEntered);
  const has = (lines: readonly string[]) => courseList.some(({ line }) => lines.indexOf(line) >= 0);
  const reform = useCall(reformHomeworkList, undefined, { ...asEntered, enabled: has(['reform']) });
  const older = useCall(homeworkList, undefined, { ...asEntered, enabled: has(weeklyLines) });
  const weeks = [...(reform.data ?? []), ...(older.data ?? [])];
  // Within one month both are the same read.
  const checkedIn =
    earlier.data && later.data && Array.from(new Set([...earlier.data.days, ...later.data.days]));
  const recap = checkedIn && weekRecap(today, { checkedIn, streak }, weeks);
  const notes = allNotes(useOwner());
  return (
    <Loaded query={oneRead([earlier, later], recap)} skeleton={<PosterSheet />}>
      {(known) => {
        const best = bestNote(notes, known);
        const note = showsNote ? best : '';
        const words = [
          ...recapFigures(known).map(([figure, name]) => `${figure} ${name}`),
          known.improved,
          note && `笔记：${note}`,
        ];
        return (
          <PosterSheet>
            <Poster
              subject={{ recap: known, note, learner: userInfo, link: poster.link }}
              draw={drawWeekPoster}
              height={weekPosterHeight(note)}
              alt={`${SCHOOL}，${userInfo.nickname}的本周回顾，${rangeInWords(known.from, known.to)}：${words
                .filter(Boolean)
                .join('，')}`}
              fileName={`本周回顾-${known.from}.png`}
            />
            {best ? (
              <div className={css.note}>
                <Button block type="default" onClick={() => onNote(!showsNote)}>
                  {showsNote ? '海报上不放笔记' : '海报上放一条笔记'}
                </Button>
              </div>
            ) : null}
          </PosterSheet>
        );
      }}
    </Loaded>
  );
}
