import {
  advancedCalendar,
  classWeekDays,
  userDetail,
  type Call,
  type Day,
  type RestConfirmParams,
} from '@suite/api';
import { isCallError, useQueryClient } from '@suite/kernel';
import { Toast } from '@suite/ui/base';
import { useState } from 'react';
import { callsOf, type ClassLine } from './class-lines';

/** What a learner changes about the class of a line. */
export function useClassCalls(line: ClassLine) {
  const { status, choosing, rest } = callsOf[line];
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();

  /** All that a change of the class shows in. */
  const renew = () => {
    const calls: Pick<Call<void, unknown>, 'path'>[] = [userDetail, classWeekDays, advancedCalendar];
    if (status) calls.push(status);
    if (rest) calls.push(rest.notice, rest.resumeNotice);
    return Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };

  async function run(write: () => Promise<unknown>, words: string) {
    setProblem(undefined);
    try {
      await write();
      Toast.success(words);
    } catch (error) {
      if (isCallError(error, 'silent')) setProblem(error.message);
      else if (isCallError(error, 'service')) setProblem('网络不稳定，没有收到结果，请再试一次');
      else if (!isCallError(error, 'shown') && !isCallError(error, 'login')) throw error;
    }
    // Whatever went wrong, the screen shows what the provider knows now.
    await renew();
  }

  return {
    problem,
    choose: (date: Day) => run(async () => choosing?.choose({ date }), '已选定开班日期'),
    cancel: () => run(async () => choosing?.cancel(), '已取消，可以重新选择'),
    confirm: (action: RestConfirmParams['action']) =>
      run(async () => rest?.confirm({ action }), action === 'rest' ? '已开始休学' : '欢迎回来，继续学习吧'),
  };
}

export type ClassCalls = ReturnType<typeof useClassCalls>;
