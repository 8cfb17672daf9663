import {
  advancedCalendar,
  classWeekDays,
  userDetail,
  useWrite,
  type Call,
  type Day,
  type RestConfirmParams,
} from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { Toast } from '@suite/ui/base';
import { useState } from 'react';
import { callsOf, type ClassLine } from './class-lines';
import type { ClassState } from './class-state';

type Change = { kind: 'choose'; date: Day } | { kind: 'cancel' | RestConfirmParams['action'] };

const doneWords: Record<Change['kind'], string> = {
  choose: '已选定开班日期',
  cancel: '已取消，可以重新选择',
  rest: '已开始休学',
  resume: '欢迎回来，继续学习吧',
};

/** The changes that a learner makes to the class of a line, which is at a step. */
export function useClassCalls(line: ClassLine, step: ClassState['step'] | undefined) {
  const { status, choosing, rest } = callsOf[line];
  const client = useQueryClient();
  const { send, problem } = useWrite(async (change: Change): Promise<unknown> => {
    if (change.kind === 'choose') return choosing?.choose({ date: change.date });
    return change.kind === 'cancel' ? choosing?.cancel() : rest?.confirm({ action: change.kind });
  });
  const [triedAt, setTriedAt] = useState<typeof step>();

  /** Reads again everything that depends on the class. */
  const renew = () => {
    const calls: Pick<Call<void, unknown>, 'path'>[] = [userDetail, classWeekDays, advancedCalendar];
    if (status) calls.push(status);
    if (rest) calls.push(rest.notice, rest.resumeNotice);
    return Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };

  async function make(change: Change) {
    setTriedAt(step);
    const { state } = await send(change);
    if (state === 'done') Toast.success(doneWords[change.kind]);
    // Also after a failure: the place may be gone, or the server may have made the change without an answer.
    await renew();
  }

  return {
    /** What went wrong; a class that is at another step now has been changed, whatever the answer was. */
    problem: step === triedAt ? problem : '',
    choose: (date: Day) => make({ kind: 'choose', date }),
    cancel: () => make({ kind: 'cancel' }),
    confirm: (action: RestConfirmParams['action']) => make({ kind: action }),
  };
}

export type ClassCalls = ReturnType<typeof useClassCalls>;
