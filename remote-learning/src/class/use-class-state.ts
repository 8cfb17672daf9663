import { classWeekDays, useCall, userDetail } from '@suite/api';
import { oneRead } from '@suite/ui';
import { callsOf, type ClassLine } from './class-lines';
import { financeState, lineState, type ClassState } from './class-state';

/** The state of a line's class as one read, although the lines need different calls. */
export function useClassState(line: ClassLine) {
  const { status: statusCall, choosing } = callsOf[line];
  const learner = useCall(userDetail, undefined);
  // A hook cannot be skipped, so lines without a status call get a disabled read.
  const status = useCall(statusCall ?? callsOf.advanced.status!, undefined, { enabled: !!statusCall });
  const mustChoose = !statusCall && !!learner.data && !financeState(learner.data, undefined);
  const days = useCall(classWeekDays, undefined, { enabled: mustChoose });

  let data: ClassState | undefined;
  if (learner.data) {
    if (!statusCall) data = financeState(learner.data, days.data);
    else data = status.data && lineState(learner.data, line, status.data, !!choosing);
  }
  const reads = [learner, ...(statusCall ? [status] : []), ...(mustChoose ? [days] : [])];
  return oneRead(reads, data);
}
