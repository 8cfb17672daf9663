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

/** The path of today, as far as it is known, and the days of check-ins in a row. */
export function useDayPath(detail: UserDetail, lesson: number | undefined): DayPath & { streak: number } {
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
  return { ...path, streak: checkIn?.streak ?? 0 };
}
