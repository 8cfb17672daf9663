import { asEntered, claimCoupon, rewards, useCall, written, type GroupCoupon } from '@suite/api';
import { momentOf, momentText } from '@suite/kernel/time';
import { Toast } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { untilChange } from './coupon-groups';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const LOST = '没有收到结果，请检查网络后再试一次';

/** The rewards, and claiming one of them. The list is read again when the server's clock ends a coupon. */
export function useRewards() {
  const query = useCall(rewards, undefined, asEntered);
  const { data, refetch, dataUpdatedAt } = query;
  const [failed, setFailed] = useState<{ id: number; words: string }>();

  // The device's clock only counts on from the server's. A timer alone would stand still while the phone sleeps.
  const [at, setAt] = useState(Date.now);
  const passed = Math.max(0, at - dataUpdatedAt);
  const left = data ? untilChange(data.list, data.now) - passed : Infinity;
  const isOver = left <= 0;
  // The last day is counted down to the second.
  const pace = left < DAY ? SECOND : HOUR;
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), pace);
    return () => clearInterval(timer);
  }, [pace]);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  // Each coupon is claimed by a call of its own: a claim that joined another's would be told that one's outcome.
  async function claim({ id }: GroupCoupon) {
    setFailed(undefined);
    const end = await written(claimCoupon, { coupon_id: id }, { needsData: true });
    if (end.state === 'told') return;
    const { data: fresh } = await refetch();
    const state = fresh?.list.find((coupon) => coupon.id === id)?.state;
    // Whatever the answer was, the list says whether it is the learner's now.
    if (end.state === 'done' || state === 'claimed') return Toast.success('领取成功');
    setFailed({ id, words: end.state === 'refused' ? `领取失败，${end.words}` : LOST });
  }

  // Without the server's time the device's has to do.
  const now = data ? momentText((momentOf(data.now) || dataUpdatedAt) + passed) : '';
  return { query, now, claim, failed };
}
