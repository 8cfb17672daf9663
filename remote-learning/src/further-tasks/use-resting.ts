import {
  advancedStatus,
  industryStatus,
  investmentStatus,
  useCall,
  type Call,
  type CourseLine,
  type DistributeStatus,
  type OwnedCourse,
} from '@suite/api';

/** The course lines in which the learner rests, or may rest as long as it is not known. */
export function useResting(courses: readonly OwnedCourse[]): readonly CourseLine[] {
  const useIsResting = (line: CourseLine, call: Call<void, DistributeStatus>) => {
    const enabled = courses.some((one) => one.line === line && !one.is_public);
    const { data, isLoading } = useCall(call, undefined, { enabled });
    return isLoading || data?.status === 'resting';
  };
  const resting = {
    advanced: useIsResting('advanced', advancedStatus),
    investment: useIsResting('investment', investmentStatus),
    industry: useIsResting('industry', industryStatus),
  };
  return (Object.keys(resting) as (keyof typeof resting)[]).filter((line) => resting[line]);
}
