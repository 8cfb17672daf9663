import { get, getList } from './call';
import type { DateTime, Day } from './entities/basic';
import type { Amount, Goods } from './entities/order';

/** Key of the landing page that asks; the provider decides what it sells. */
export interface LandingParams {
  landing: string;
}

/** What a landing page sells, and whether this visitor can buy it; prices have calls of their own. */
export interface LandingProduct extends Pick<
  Goods,
  'goods_id' | 'kind' | 'name' | 'level' | 'sale_state' | 'sale_reason' | 'order'
> {
  /** What the payment page is opened with: code of a finance course, number of an advanced one; else ''. */
  pay_key: string;
}

/** The price with what comes off it, now and for everyone. */
export interface LandingPrice {
  price: Amount;
  /** '0.00' without a coupon. */
  coupon_price: Amount;
  coupon_name: string;
}

/** The class that a buyer of today can join; '' for courses without classes. */
export interface LandingConfig {
  server_time: DateTime;
  start_date: Day;
  /** Last moment at which that class takes learners. */
  deadline: DateTime;
}

export interface PaidUser {
  /** Masked: the family name alone is readable. */
  name: string;
  minutes_ago: number;
}

export interface PaidUsers {
  /** All who have bought it so far. */
  total: number;
  /** The latest first. */
  list: PaidUser[];
}

/** The first is what the page sells. */
export const landingProducts = getList<LandingParams, LandingProduct>(
  '/Pay/landingProducts',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ name$ order? order_no$ pay_time@ sale_reason$',
);
// The page can be read without these: their refusals show no toast over it.
export const getPaidUsers = get<LandingParams, PaidUsers>('/Pay/getPaidUsers', 'list* name$', {
  quiet: true,
});
export const landingConfig = get<LandingParams, LandingConfig>(
  '/Pay/config',
  'deadline@ server_time@ start_date@',
  { quiet: true },
);
export const getPayPrice = get<LandingParams, LandingPrice>('/Pay/getPayPrice', 'coupon_name$', {
  quiet: true,
});
/** The price without any coupon. */
export const getNormalPrice = get<LandingParams, { price: Amount }>('/Pay/getNormalPrice', '', {
  quiet: true,
});
