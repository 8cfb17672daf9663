import {
  advancedGoods,
  advancedProperty,
  canBuyTools,
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
import { boughtBy } from '../course/access';
import { handle } from '../../handle';
import { id, text } from '../../params';
import { notFound, Refusal } from '../../refusal';
import { goodsOf, stepsOf } from './catalogue';
import { orderGoods } from './create-order';
import { orderInfo } from './order-rows';
import { goodsInfo } from './sale';

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
  handle(call, () => ({ ...propertyOf(kind), steps: stepsOf[kind] }));

/** What is sold, and ordering it: a pair of calls for each kind. */
export const goodsHandlers = [
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
