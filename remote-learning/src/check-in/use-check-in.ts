import {
  checkInDetail,
  checkIn,
  checkInStatistics,
  queryOf,
  useCall,
  userDetail,
  type CheckInDetail,
} from '@suite/api';
import { isCallError, useQueryClient } from '@suite/kernel';
import { Toast } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { checkedInWords, laterOf, nextLook } from './check-in-day';

/** Why a check-in did not happen. */
export type CheckInRefusal = 'not-bought' | 'network';

const detailKey = queryOf(checkInDetail, undefined).queryKey;

/** Today's check-in: its state follows the server's day, also over midnight. */
export function useCheckIn() {
  const detail = useCall(checkInDetail, undefined);
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<CheckInRefusal>();
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

  async function done(tappedOn: string, answer: CheckInDetail) {
    // A read that is still under way knows nothing of the check-in.
    await client.cancelQueries({ queryKey: detailKey });
    const now = laterOf(client.getQueryData<CheckInDetail>(detailKey), answer);
    client.setQueryData(detailKey, now);
    Toast.success(checkedInWords(tappedOn, now.today, answer));
    if (now !== answer) void refetch();
    void client.invalidateQueries({ queryKey: [checkInStatistics.path] });
    void client.invalidateQueries({ queryKey: [userDetail.path] });
  }

  async function checkInToday() {
    if (today === undefined) return;
    setRefusal(undefined);
    try {
      await done(today, await checkIn());
    } catch (error) {
      if (isCallError(error, 'silent')) setRefusal('not-bought');
      else if (isCallError(error, 'service')) await afterSilence(today);
      else if (!isCallError(error, 'shown') && !isCallError(error, 'login')) throw error;
    }
  }

  /** The answer was lost on the way: the check-in may have been counted all the same. */
  async function afterSilence(tappedOn: string) {
    const { data: known } = await refetch();
    if (known?.is_clock) await done(tappedOn, known);
    else setRefusal('network');
  }

  return { detail, checkIn: checkInToday, refusal };
}
