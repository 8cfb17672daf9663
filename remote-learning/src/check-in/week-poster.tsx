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
import { monthOf } from '@suite/kernel/time';
import { Poster, PosterSheet, SCHOOL } from '@suite/ui/poster';
import { rangeInWords } from '../range-in-words';
import { drawWeekPoster, recapFigures, WEEK_POSTER_HEIGHT } from './draw-week-poster';
import { monthsOfRecap, weekRecap } from './week-recap';

interface WeekPosterProps {
  detail: CheckInDetail;
  learner: UserDetail;
}

/** What the learner did this week, to be saved and shared. */
export function WeekPoster({ detail: { today, streak, poster }, learner }: WeekPosterProps) {
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
  return (
    <Loaded query={oneRead([earlier, later], recap)} skeleton={<PosterSheet />}>
      {(known) => (
        <PosterSheet>
          <Poster
            subject={{ recap: known, learner: userInfo, link: poster.link }}
            draw={drawWeekPoster}
            height={WEEK_POSTER_HEIGHT}
            alt={`${SCHOOL}，${userInfo.nickname}的本周回顾，${rangeInWords(known.from, known.to)}：${[
              ...recapFigures(known).map(([figure, name]) => `${figure} ${name}`),
              known.improved,
            ]
              .filter(Boolean)
              .join('，')}`}
            fileName={`本周回顾-${known.from}.png`}
          />
        </PosterSheet>
      )}
    </Loaded>
  );
}
