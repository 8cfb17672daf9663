import { get, post } from './call';
import type { DateTime, Flag } from './entities/basic';
import type { Amount, GoodsKind } from './entities/order';

/** `locked` cannot be claimed yet; what has been claimed is `claimed` until it is used or out of date. */
export type CouponState = 'locked' | 'claimable' | 'claimed' | 'used' | 'expired';

/** A reward for learners: an amount off goods of one kind, which the provider takes off their price by itself. */
export interface GroupCoupon {
  id: number;
  name: string;
  amount: Amount;
  kind: GoodsKind;
  /** What it can be used for, in words. */
  scope: string;
  state: CouponState;
  /** Why it is in that state, for the learner. */
  reason: string;
  /** Until when it can be claimed, or once it is claimed, used. */
  end_time: DateTime;
  /** It is in the price of what it is for. */
  can_use: Flag;
}

export interface Rewards {
  /** The server's time: what is over is decided by its clock, not by the phone's. */
  now: DateTime;
  list: GroupCoupon[];
}

export const rewards = get<void, Rewards>('/award/index', 'can_use! end_time@ list* name$ now@ reason$');
/** The page reads the list again before it says why claiming failed. */
export const claimCoupon = post<{ coupon_id: number }, GroupCoupon>(
  '/award/claimCoupon',
  'can_use! end_time@ name$ reason$',
  {
    quiet: true,
  },
);
