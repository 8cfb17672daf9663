import { checkInDetail, getUserInfo, useCall, type HomeworkWeek } from '@suite/api';
import { defineRecord, ownerOf, useRecord } from '@suite/kernel/records';
import { Toast } from '@suite/ui/base';
import { useToday } from '../study-weeks/use-today';
import { useEffect } from 'react';
import { daysLeft, daysOf, dueOfPlan, missedTasks, planAt, planOf, type TakenPlan } from './catch-up';

interface Kept {
  plan?: TakenPlan;
  /** The tasks for which the learner wanted no plan. */
  declined: number[];
}

/** The device has the only copy of a plan, so a logout keeps it. */
const plans = defineRecord<Kept>({
  kind: 'catch-up',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read(stored) {
    const { plan, declined } = Object(stored) as Partial<Kept>;
    const isPlan = !!plan && typeof plan.from === 'string' && Array.isArray(plan.ids);
    return { plan: isPlan ? plan : undefined, declined: Array.isArray(declined) ? declined : [] };
  },
});

/**
 * The plan to catch up on missed weeks. What is missed follows from the provider's weeks; that the learner has taken
 * the plan is kept on this device, and another device offers it again.
 */
export function useCatchUp(owner: number, name: string, weeks: readonly HomeworkWeek[]) {
  const today = useToday();
  const [kept = { declined: [] }, write] = useRecord(plans.of(ownerOf(owner), name));
  const missed = missedTasks(weeks);
  const profile = useCall(getUserInfo, undefined, { enabled: missed.length > 0 });
  const studyTime = profile.data?.sdt_ext?.study_time;
  const ids = missed.map(({ id }) => id);
  // Only the server's day makes a plan anew: the device's clock may be wrong.
  const day = useCall(checkInDetail, undefined).data?.today;
  const plan = kept.plan && day ? planAt(kept.plan, weeks, day) : kept.plan;
  // Kept, so that what is done today does not bring tomorrow's part.
  const isAnew = plan !== kept.plan;
  useEffect(() => {
    if (isAnew) write({ ...kept, plan });
  });
  const known = [...(plan?.ids ?? []), ...kept.declined];
  const taken = plan ? daysLeft(daysOf(plan, weeks)) : [];
  return {
    today,
    /** How many tasks are missed. */
    count: missed.length,
    studyTime,
    /** A plan for what is missed can be taken. */
    isOffered: !profile.isLoading && ids.some((id) => known.indexOf(id) < 0),
    proposed: planOf(missed, today, studyTime),
    taken,
    due: dueOfPlan(taken, today),
    take() {
      const became = write({ plan: { from: today, ids, studyTime }, declined: [] });
      if (became !== 'kept') Toast.info('这台手机存不下计划，关闭页面后需要重新安排');
    },
    /** No plan for what is missed now. */
    decline: () => write({ declined: ids }),
  };
}
