import {
  advancedStatus,
  asEntered,
  checkInDetail,
  gradeStatus,
  homeworkList,
  industryStatus,
  investmentStatus,
  reformHomeworkList,
  researchable,
  useCall,
  type CourseLine,
  type UserDetail,
} from '@suite/api';
import { growthOf, type SproutStage } from '@suite/ui';
import { dayPath, isResting, type DayPath } from './day-path';

/** What the further tasks below read anyway: the page waits for nothing more. */
const asRead = { enabled: false } as const;

/** The lines in which the learner rests, as far as it is known. */
export function useRestingLines(): CourseLine[] {
  const statuses = {
    advanced: useCall(advancedStatus, undefined, asRead).data,
    investment: useCall(investmentStatus, undefined, asRead).data,
    industry: useCall(industryStatus, undefined, asRead).data,
  };
  return (Object.keys(statuses) as (keyof typeof statuses)[]).filter(
    (line) => statuses[line]?.status === 'resting',
  );
}

interface Today extends DayPath {
  /** Days of check-ins in a row. */
  streak: number;
  /** How far the sprout has grown. */
  growth: SproutStage;
}

/** The path of today, as far as it is known, and what the days before have added up to. */
export function useDayPath(detail: UserDetail, lesson: number | undefined): Today {
  const checkIn = useCall(checkInDetail, undefined, asRead).data;
  const reform = useCall(reformHomeworkList, undefined, asRead).data ?? [];
  const older = useCall(homeworkList, undefined, asRead).data ?? [];
  const { teacherInfo, splitInfosData } = detail;
  const { data: evaluation } = useCall(gradeStatus, {}, { ...asEntered, enabled: !!teacherInfo });
  const { data: survey } = useCall(researchable, undefined, {
    ...asEntered,
    enabled: splitInfosData?.status === 'studying',
  });
  const path = dayPath({
    detail,
    lesson,
    weeks: [reform, older],
    resting: useRestingLines(),
    checkIn,
    evaluation: isResting(detail) ? null : evaluation,
    isSurveyOpen: survey?.researchable === 1,
    now: Date.now(),
  });
  const lessons = detail.courseList.reduce((sum, { video_done }) => sum + video_done, 0);
  return { ...path, streak: checkIn?.streak ?? 0, growth: growthOf(lessons + (checkIn?.total ?? 0)) };
}
