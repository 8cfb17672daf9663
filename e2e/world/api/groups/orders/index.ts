import {
  advancedGoods,
  advancedProperty,
  bindZcMobile,
  canBuyTools,
  codes,
  createAdvancedOrder,
  createIndustryOrder,
  createInvestmentOrder,
  createOrder,
  createPremiumOrder,
  createToolsOrder,
  hasTools,
  industryGoods,
  industryProperty,
  investmentGoods,
  investmentProperty,
  premiumGoods,
  premiumProperty,
  queryGoodsInfo,
  toolsGoods,
  type Call,
  type CreateOrderParams,
  type Goods,
  type GoodsKind,
  type Order,
  type PayProperty,
} from '@suite/api';
import * as v from 'valibot';
import { propertyOf } from '../../../content';
import type { Filling, Group, Seeding } from '../../group';
import { accountOf, handle, handleOpen, id, mobile, notFound, Refusal, smsCode, text } from '../../handle';
import { boughtBy } from '../course/access';
import { bindAccount } from '../login/mobile';
import { bookPayment, closeOrder, fillGoods, goodsOf, stepsOf } from './book-payment';
import { goodsInfo, orderGoods } from './create-order';
import { fillInvites, orderHandlers, seedInvite, startPayment } from './order-calls';
import { orderInfo } from './order-rows';
import { payForSeed, seedPastOrders } from './past-orders';

const buyer = v.object({
  name: text(40),
  mobile: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
  wechat: v.pipe(v.string(), v.maxLength(20)),
});

const orderParams = v.object({
  goods_id: text(40),
  client_key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  amount: v.pipe(v.string(), v.regex(/^\d{1,8}\.\d{2}$/)),
  invite_code: v.optional(v.pipe(v.string(), v.maxLength(40))),
  channel: v.optional(v.pipe(v.string(), v.maxLength(40))),
  buyer: v.optional(buyer),
});

/** Handles the ordering of goods of one kind. */
export const ordering = (call: Call<CreateOrderParams, Order>, kind: GoodsKind) =>
  handle(call, orderParams, async (asking) => {
    if (goodsOf(asking.params.goods_id)?.kind !== kind) throw notFound('商品不存在或已下架');
    const order = await orderGoods(asking, asking.params);
    return order instanceof Refusal ? order : orderInfo(asking, order);
  });

/** Handles the question for certain goods. */
export const goodsOfKind = (call: Call<void, Goods>, goodsId: string) =>
  handle(call, (asking) => goodsInfo(asking, goodsId));

const property = (call: Call<void, PayProperty>, kind: Parameters<typeof propertyOf>[0]) =>
  handle(call, () => ({ ...propertyOf(kind), steps: stepsOf({ kind }) }));

/** What is sold, and ordering it: a pair of calls for each kind. */
const goodsHandlers = [
  handle(
    queryGoodsInfo,
    v.object({ code: text(40), invite_code: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
    (asking) => {
      const { code, invite_code } = asking.params;
      if (goodsOf(code)?.kind !== 'finance') throw notFound('课程不存在或已下架');
      return goodsInfo(asking, code, invite_code);
    },
  ),
  ordering(createOrder, 'finance'),

  handle(advancedGoods, v.object({ id: v.optional(id()) }), (asking) =>
    goodsInfo(asking, `advanced-${asking.params.id ?? 1}`),
  ),
  property(advancedProperty, 'advanced'),
  ordering(createAdvancedOrder, 'advanced'),

  goodsOfKind(investmentGoods, 'investment'),
  property(investmentProperty, 'investment'),
  ordering(createInvestmentOrder, 'investment'),

  goodsOfKind(premiumGoods, 'jingpin'),
  property(premiumProperty, 'jingpin'),
  ordering(createPremiumOrder, 'jingpin'),

  goodsOfKind(industryGoods, 'industry'),
  property(industryProperty, 'industry'),
  ordering(createIndustryOrder, 'industry'),

  goodsOfKind(toolsGoods, 'tools'),
  handle(hasTools, async (asking) => ({ is_buy: (await boughtBy(asking)).has('tools') ? 1 : 0 })),
  handle(canBuyTools, async (asking) => {
    const { sale_state, sale_reason } = await goodsInfo(asking, 'tools');
    return { can_buy: sale_state === 'open' ? 1 : 0, reason: sale_reason };
  }),
  ordering(createToolsOrder, 'tools'),
];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface SeededOrder {
  goods: string;
  minutesAgo: number;
  /** Paying was begun, or done. */
  tried?: true;
  paid?: true;
  invite?: string;
}

/** Orders that a person has made. */
const ordersOf: Record<string, SeededOrder[]> = {
  'mid-course': [{ goods: 'advanced-1', minutesAgo: 8, tried: true }],
  refunding: [{ goods: 'advanced-1', minutesAgo: 45, tried: true }],
  'first-week': [{ goods: 'CS003', minutesAgo: (5 * DAY) / MINUTE + 1, paid: true, invite: 'USED2025' }],
};

async function seedOrders(seeding: Seeding): Promise<void> {
  const { db, now: today, person, learner } = seeding;
  if (learner.person === 'bound') await seedInvite(seeding);
  await seedPastOrders(seeding);
  // A code is used once, so a copy of the person has to do without that order.
  const own = ordersOf[person.key]?.filter(({ invite }) => !invite || learner.person === person.key) ?? [];
  for (const [at, { goods, minutesAgo, tried, paid, invite }] of own.entries()) {
    const buyer = { db, now: today - minutesAgo * MINUTE, learner };
    const order = await orderGoods(buyer, {
      goods_id: goods,
      client_key: `first-day-${at}`,
      invite_code: invite,
    });
    if (order instanceof Refusal) throw order;
    if (paid) await payForSeed(buyer, order);
    else if (tried) await startPayment(buyer, order, { channel: 'messenger' }, '');
    const over = { db, now: order.expires_at };
    if (!paid && order.expires_at <= today) await closeOrder(over, order.order_no, 'expired');
  }
}

/** Binds the messenger account of the visit to a number, for buyers of the special course. */
const bindZcHandler = handleOpen(
  bindZcMobile,
  v.object({ openid: text(64), mobile: mobile(), code: smsCode() }),
  async (asking) => {
    const { db, now, params, caller } = asking;
    const account = await accountOf(db, caller, now);
    if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
    if (account.openid !== params.openid) throw notFound('微信账号不存在');
    const bound = await bindAccount(asking, account, params);
    if (bound instanceof Refusal) return bound;
    return 'learner' in bound ? { is_bound: 1, reason: '' } : { is_bound: 0, reason: bound.why };
  },
);

/** Closes the orders that were not paid in time. */
async function closeExpired(filling: Filling): Promise<void> {
  const { db, now } = filling;
  const expired = await db
    .selectFrom('orders')
    .select('order_no')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .execute();
  for (const { order_no } of expired) await closeOrder(filling, order_no, 'expired');
}

/** Orders of all goods: one rule book, whatever is sold. */
export const orders: Group = {
  name: 'orders',
  handlers: [...goodsHandlers, ...orderHandlers, bindZcHandler],
  async fill(filling) {
    await fillGoods(filling);
    await fillInvites(filling);
  },
  seed: seedOrders,
  settle: closeExpired,
  paid: ({ db, now, prepay }) => bookPayment({ db, now }, prepay, 'notified'),
};
