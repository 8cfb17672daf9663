import { asEntered, claimCoupon, rewards, useCall, written, type GroupCoupon } from '@suite/api';
import { Toast } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { untilChange } from './coupon-groups';

/** A timer cannot wait longer; a page that stays open for weeks reads the list anew before that. */
const LONGEST = 24 * 3600_000;

/** The rewards, and claiming one of them. The list is read again when the server's clock ends a coupon. */
export function useRewards() {
  const query = useCall(rewards, undefined, asEntered);
  const { data, refetch, dataUpdatedAt } = query;
  const [failed, setFailed] = useState<{ id: number; words: string }>();

  const left = data ? untilChange(data.list, data.now) : Infinity;
  useEffect(() => {
    if (left === Infinity) return;
    const timer = setTimeout(() => void refetch(), (left < LONGEST ? left : LONGEST) + 1000);
    return () => clearTimeout(timer);
  }, [left, refetch, dataUpdatedAt]);

  // Each coupon is claimed by a call of its own: a claim that joined another's would be told that one's outcome.
  async function claim({ id }: GroupCoupon) {
    setFailed(undefined);
    const end = await written(claimCoupon, { coupon_id: id });
    if (end.state === 'told') return;
    const { data: fresh } = await refetch();
    const state = fresh?.list.find((coupon) => coupon.id === id)?.state;
    // Whatever the answer was, the list says whether it is the learner's now.
    if (end.state === 'done' || state === 'claimed') return Toast.success('领取成功');
    const why = end.state === 'refused' ? end.words : '请检查网络后再试一次';
    setFailed({ id, words: `领取失败，${why}` });
  }

  return { query, claim, failed };
}
