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
import { reformWeeks } from '../study-weeks/week-progress';
import { olderLines } from '../task-edition';
import { dayPath, isResting, type DayPath } from './day-path';

/** What the further tasks below read anyway: who only looks asks for nothing more. */
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

/** Asks for the weeks of the learner's courses at once, and not only when the further tasks below come. */
function useWeeks({ courseList }: UserDetail) {
  const has = (lines: readonly string[]) => courseList.some(({ line }) => lines.indexOf(line) >= 0);
  const reform = useCall(reformHomeworkList, undefined, { ...asEntered, enabled: has(['reform']) });
  const older = useCall(homeworkList, undefined, {
    ...asEntered,
    enabled: has(olderLines),
  });
  return {
    weeks: [reformWeeks(reform.data ?? []), older.data ?? []],
    isLoading: reform.isLoading || older.isLoading,
  };
}

export interface Today extends DayPath {
  /** Days of check-ins in a row. */
  streak: number;
  /** How far the sprout has grown. */
  growth: SproutStage;
  /** All that belongs to the path has come, or has failed: no row of it moves any more. */
  isWhole: boolean;
}

/** The path of today, as far as it is known, and what the days before have added up to. */
export function useDayPath(detail: UserDetail, lesson: number | undefined): Today {
  const clock = useCall(checkInDetail, undefined);
  const checkIn = clock.data;
  const { weeks, isLoading } = useWeeks(detail);
  const { teacherInfo, splitInfosData } = detail;
  const grade = useCall(gradeStatus, {}, { ...asEntered, enabled: !!teacherInfo });
  const survey = useCall(researchable, undefined, {
    ...asEntered,
    enabled: splitInfosData?.status === 'studying',
  });
  const path = dayPath({
    detail,
    lesson,
    weeks,
    resting: useRestingLines(),
    checkIn,
    evaluation: isResting(detail) ? null : grade.data,
    isSurveyOpen: survey.data?.researchable === 1,
    now: Date.now(),
  });
  const lessons = detail.courseList.reduce((sum, { video_done }) => sum + video_done, 0);
  return {
    ...path,
    streak: checkIn?.streak ?? 0,
    growth: growthOf(lessons + (checkIn?.total ?? 0)),
    isWhole: !(isLoading || clock.isLoading || grade.isLoading || survey.isLoading),
  };
}
