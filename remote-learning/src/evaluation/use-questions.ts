import { gradeNames, gradePoints, gradeStatus, useCall } from '@suite/api';

/** Reads an evaluation with the words and aspects to rate by; without an id the one that is open now. */
export function useQuestions(evaluateId: number | undefined) {
  const status = useCall(gradeStatus, { evaluate_id: evaluateId });
  const names = useCall(gradeNames, undefined);
  const points = useCall(gradePoints, undefined);
  const reads = [status, names, points];
  const data =
    status.data === undefined || !names.data || !points.data
      ? undefined
      : { status: status.data, names: names.data, points: points.data };
  return {
    data,
    /** An answer that may be newer is on its way. */
    isFetching: status.isFetching,
    error: reads.map(({ error }) => error).find(Boolean),
    refetch: () =>
      Promise.all(reads.filter((read) => read.data === undefined).map(({ refetch }) => refetch())),
  };
}
