import type { CouponState, GroupCoupon } from '@suite/api';
import { durationText, momentOf } from '@suite/kernel/time';

const DAY = 24 * 3600;

/** The parts of the page, in their order. */
const groups: readonly { title: string; states: readonly CouponState[] }[] = [
  { title: '可领取', states: ['claimable'] },
  { title: '待使用', states: ['claimed'] },
  { title: '暂不可领', states: ['locked'] },
  { title: '已使用', states: ['used'] },
  { title: '已失效', states: ['expired'] },
];

/** The coupons by what can be done with them; parts without a coupon are left out. */
export const groupsOf = (list: readonly GroupCoupon[]) =>
  groups
    .map(({ title, states }) => ({
      title,
      coupons: states.flatMap((state) => list.filter((coupon) => coupon.state === state)),
    }))
    .filter(({ coupons }) => coupons.length > 0);

/** How long a coupon can still be claimed or used, by the server's clock; '' where that is over, not known, or does not matter. */
export function leftInWords({ state, end_time }: GroupCoupon, now: string): string {
  if (state !== 'claimable' && state !== 'claimed') return '';
  const seconds = Math.ceil((momentOf(end_time) - momentOf(now)) / 1000);
  if (!(seconds > 0)) return '';
  const days = Math.floor(seconds / DAY);
  return days > 0 ? `还剩 ${days} 天` : `还剩 ${durationText(seconds)}`;
}

/** Milliseconds until the state of a coupon changes by time alone; Infinity if none does. */
export const untilChange = (list: readonly GroupCoupon[], now: string): number =>
  list
    .filter(({ state }) => state === 'claimable' || state === 'claimed' || state === 'locked')
    .map(({ end_time }) => momentOf(end_time) - momentOf(now))
    .filter((left) => left > 0)
    .reduce((least, left) => (left < least ? left : least), Infinity);
