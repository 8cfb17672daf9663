import {
  checkIn,
  checkInDetail,
  checkInStatistics,
  codes,
  queryOf,
  useCall,
  userDetail,
  useWrite,
  type CheckInDetail,
  type Day,
} from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { useEffect, useState } from 'react';
import { checkedInWords, laterOf, nextLook, recordWords } from './check-in-day';

const detailKey = queryOf(checkInDetail, undefined).queryKey;

/** A check-in that was made just now. */
export interface Won {
  /** The day that the page showed then. */
  day: Day;
  words: string;
  isRecord: boolean;
}

/** Today's check-in; it follows the server's day, so at midnight a new day begins by itself. */
export function useCheckIn(longest: number | undefined) {
  const query = useCall(checkInDetail, undefined);
  // The day as it was at the tap, until the words of the check-in are there too: both come in one picture.
  const [held, setHeld] = useState<CheckInDetail>();
  const detail = held && held.today === query.data?.today ? { ...query, data: held } : query;
  const client = useQueryClient();
  const [isNotBought, setNotBought] = useState(false);
  const [won, setWon] = useState<Won>();
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
    // A read that began before the check-in would bring back the state without it.
    await client.cancelQueries({ queryKey: detailKey });
    const now = laterOf(client.getQueryData<CheckInDetail>(detailKey), answer);
    client.setQueryData(detailKey, now);
    const record = now === answer ? recordWords(answer.streak, longest) : '';
    const words = checkedInWords(tappedOn, now.today, answer);
    setWon({ day: now.today, words: record ? `${words}，${record}` : words, isRecord: !!record });
    if (now !== answer) void refetch();
    void client.invalidateQueries({ queryKey: [checkInStatistics.path] });
    void client.invalidateQueries({ queryKey: [userDetail.path] });
  }

  const { send, problem } = useWrite(checkIn, {
    // The answer was lost on the way, or tells nothing: the check-in may have been counted all the same.
    afterSilence: async () => {
      const { data: known } = await refetch();
      return known?.is_clock ? known : undefined;
    },
    needsData: true,
    lostWords: '网络不稳定，没有收到打卡结果，请再试一次',
    refusals: { [codes.NOT_BOUGHT]: '' },
  });

  async function checkInToday() {
    if (!data) return;
    setHeld(data);
    const end = await send();
    setNotBought(end.state === 'refused' && end.code === codes.NOT_BOUGHT);
    if (end.state === 'done') await done(data.today, end.data);
    setHeld(undefined);
  }

  return { detail, checkIn: checkInToday, won: won?.day === today ? won : undefined, problem, isNotBought };
}
