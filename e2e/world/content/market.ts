import type { PayProperty } from '@suite/api';
import * as v from 'valibot';
import { read } from './read';
import { listBy, money, product, whole, words } from './schema';

const goodsKinds = [
  'finance',
  'advanced',
  'investment',
  'industry',
  'jingpin',
  'tools',
  'management',
] as const;

const goodsContent = v.strictObject({
  id: words,
  kind: v.picklist(goodsKinds),
  name: words,
  introduce: words,
  /** What the learner owns then. */
  product,
  /** Place in the table of prices. */
  level: v.picklist([1, 2, 3, 4, 5]),
  /** Yuan off the price, and the coupon's name. */
  coupon: v.optional(v.tuple([money, words])),
  includes: v.array(words),
  /** One of these is bought before. */
  needs: v.optional(v.array(product)),
  needWords: v.optional(words),
  /** None of these is owned. */
  excludes: v.optional(v.array(product)),
  excludeWords: v.optional(words),
  /** Sold only to learners with a code. */
  byInvitation: v.optional(v.boolean()),
  /** The sale begins so many days after the first day. */
  saleInDays: v.optional(whole),
  isSoldOut: v.optional(v.boolean()),
  /** Something of what is included is sent by post. */
  hasParcel: v.optional(v.boolean()),
});

/** Goods as the server sells them. */
export type GoodsContent = v.InferOutput<typeof goodsContent>;

const property = v.strictObject({
  title: words,
  subtitle: words,
  suits: v.array(words),
  notices: v.array(words),
});

const sold = read(
  'lists/goods.yaml',
  v.strictObject({
    levelPrices: v.strictObject({ 1: money, 2: money, 3: money, 4: money, 5: money }),
    goods: listBy('id', goodsContent),
    properties: v.strictObject({
      advanced: property,
      investment: property,
      industry: property,
      jingpin: property,
    }),
  }),
);

/** Prices by level, in yuan. */
export const { levelPrices } = sold;
/** All goods but the printed books; of several of a kind, the first is on sale without a choice. */
export const goods: readonly GoodsContent[] = sold.goods;
/** What the payment page of a course says besides the price. */
export const propertyOf = (kind: keyof typeof sold.properties): Omit<PayProperty, 'steps'> =>
  sold.properties[kind];

const couponBatch = v.strictObject({
  id: whole,
  name: words,
  fen: whole,
  kind: v.picklist([...goodsKinds, 'books']),
  scope: words,
  condition: v.picklist(['bought', 'graduated']),
  /** Days until it can no longer be claimed. */
  claimDays: whole,
  /** Days in which it can be used, from the claim. */
  useDays: whole,
  /** How many there are. */
  stock: whole,
});

/** A coupon as it is given out; days count from the first day of the world. */
export type CouponBatch = v.InferOutput<typeof couponBatch>;

export const couponBatches: readonly CouponBatch[] = read('lists/coupons.yaml', listBy('id', couponBatch));

/** What each landing page sells, learners from before the first day, and family names of some of them. */
export const { landingGoods, enrolledBefore, surnames } = read(
  'lists/landing.yaml',
  v.strictObject({
    landingGoods: v.record(v.string(), words),
    enrolledBefore: v.record(v.string(), whole),
    surnames: v.array(words),
  }),
);

const fundType = v.picklist(['stock', 'mixed', 'bond', 'index', 'money']);

const fund = v.strictObject({
  fund_id: whole,
  name: words,
  code: words,
  type: fundType,
  status: v.picklist(['open', 'paused', 'stopped']),
  manager: words,
  company: words,
  /** Daily values on the first day. */
  values: whole,
  /** How far a day moves the value, in ten-thousandths. */
  swing: whole,
  /** By how much a day raises it on average, in ten-thousandths. */
  drift: whole,
  /** Trading days between two dividends; 0 for a fund that pays none. */
  dividend: whole,
});

/** A fund, with what makes its course: net values follow from these numbers and the day's place in the course. */
export type FundContent = v.InferOutput<typeof fund>;

const ofFundType = v.strictObject({
  risk: v.picklist([1, 2, 3, 4, 5]),
  manage_fee: money,
  purchase_fee: money,
  introduce: words,
});

/** The funds, and what depends on their type alone. */
export const { funds, types: fundTypes } = read(
  'lists/funds.yaml',
  v.strictObject({
    types: v.strictObject({
      stock: ofFundType,
      mixed: ofFundType,
      bond: ofFundType,
      index: ofFundType,
      money: ofFundType,
    }),
    funds: listBy('fund_id', fund),
  }),
);

const boards = ['沪市主板', '科创板', '深市主板', '创业板', '北交所'] as const;
const exchange = v.picklist(['SH', 'SZ', 'BJ']);

const newShare = v.strictObject({
  share_id: whole,
  name: words,
  industry: words,
  board: v.picklist(boards),
  code: words,
  apply_code: words,
  /** Trading days from the first day to the application. */
  apply_after: whole,
  price_fen: whole,
  apply_limit: whole,
  win_rate: words,
  /** Hundredths of a percent on the first day. */
  first_gain: whole,
  /** Trading days by which the application was put off. */
  moved: v.optional(whole, 0),
});

/** A new share, dated by trading days from the first day of the world. */
export type NewShareContent = v.InferOutput<typeof newShare>;

/** The new shares of the months around the first day, and the exchange of each board. */
export const { shares: newShares, exchanges } = read(
  'lists/new-shares.yaml',
  v.strictObject({
    exchanges: v.strictObject({
      沪市主板: exchange,
      科创板: exchange,
      深市主板: exchange,
      创业板: exchange,
      北交所: exchange,
    }),
    shares: listBy('share_id', newShare),
  }),
);
