import {
  clockDetail,
  clockIn,
  clockStatistics,
  queryOf,
  useCall,
  userDetail,
  type ClockDetail,
} from '@suite/api';
import { isCallError, useQueryClient } from '@suite/kernel';
import { Toast } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { clockedWords, laterOf, nextLook } from './clock-day';

/** Why a clock-in did not happen. */
export type ClockRefusal = 'not-bought' | 'network';

const detailKey = queryOf(clockDetail, undefined).queryKey;

/** Today's clock-in: its state follows the server's day, also over midnight. */
export function useClock() {
  const detail = useCall(clockDetail, undefined);
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<ClockRefusal>();
  const { data, refetch, dataUpdatedAt } = detail;
  const today = data?.today;

  useEffect(() => {
    if (today === undefined) return;
    const look = () => void refetch();
    const timer = setTimeout(look, nextLook(Date.now(), today));
    const onReturn = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [today, refetch, dataUpdatedAt]);

  async function done(tappedOn: string, answer: ClockDetail) {
    // A read that is still under way knows nothing of the clock-in.
    await client.cancelQueries({ queryKey: detailKey });
    const now = laterOf(client.getQueryData<ClockDetail>(detailKey), answer);
    client.setQueryData(detailKey, now);
    Toast.success(clockedWords(tappedOn, now.today, answer));
    if (now !== answer) void refetch();
    void client.invalidateQueries({ queryKey: [clockStatistics.path] });
    void client.invalidateQueries({ queryKey: [userDetail.path] });
  }

  async function clock() {
    if (today === undefined) return;
    setRefusal(undefined);
    try {
      await done(today, await clockIn());
    } catch (error) {
      if (isCallError(error, 'silent')) setRefusal('not-bought');
      else if (isCallError(error, 'service')) await afterSilence(today);
      else if (!isCallError(error, 'shown') && !isCallError(error, 'login')) throw error;
    }
  }

  /** The answer was lost on the way: the clock-in may have been counted all the same. */
  async function afterSilence(tappedOn: string) {
    const { data: known } = await refetch();
    if (known?.is_clock) await done(tappedOn, known);
    else setRefusal('network');
  }

  return { detail, clock, refusal };
}
