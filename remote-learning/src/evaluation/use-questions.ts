import { gradeNames, gradePoints, gradeStatus, useCall } from '@suite/api';
import { oneRead } from '@suite/features/loaded';

/** Reads an evaluation with the words and aspects to rate by; without an id the one that is open now. */
export function useQuestions(evaluateId: number | undefined) {
  const status = useCall(gradeStatus, { evaluate_id: evaluateId });
  const names = useCall(gradeNames, undefined);
  const points = useCall(gradePoints, undefined);
  const data =
    status.data === undefined || !names.data || !points.data
      ? undefined
      : { status: status.data, names: names.data, points: points.data };
  return {
    ...oneRead([status, names, points], data),
    /** An answer that may be newer is on its way. */
    isFetching: status.isFetching,
  };
}
