import { get, post } from './call';
import type { Address } from './entities/address';
import type { Flag } from './entities/basic';
import type {
  CreateOrderParams,
  CreatePaymentParams,
  Goods,
  Order,
  OutsideOrder,
  Payment,
  PayProperty,
} from './entities/order';

/** A code that opens a sale; the reason is for the learner. */
export interface InviteCode {
  state: 'ok' | 'wrong' | 'used' | 'expired' | 'other';
  reason: string;
  /** Code of the goods that it opens; '' unless it is `ok`. */
  code: string;
  goods_name: string;
}

export interface BindZcParams {
  openid: string;
  mobile: string;
  /** Code of an SMS. */
  code: string;
}

export interface OrderAddressParams extends Address {
  order_no: string;
}

/** The finance course of that code. */
export const queryGoodsInfo = get<{ code: string; invite_code?: string }, Goods>(
  '/Pay/queryGoodsInfo',
  'attempt? attempt_no$ closed_reason$ coupon_name$ create_time@ expire_time@ goods_name$ includes* introduce$ name$ order? order_no$ pay_time@ sale_reason$ sale_time@ server_time@',
  {
    quiet: true,
  },
);
export const createOrder = post<CreateOrderParams, Order>(
  '/Pay/createOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@',
);
/** Every call gives fresh parameters; an attempt in another channel is closed first. */
export const createPayment = post<CreatePaymentParams, Payment>(
  '/Pay/createPayment',
  'attempt_no$ pay_params?',
);
/**
 * Asks upstream when the provider was not told of a payment.
 * @writes books a payment that the provider was not told of
 */
export const queryOrder = get<{ order_no: string }, Order>(
  '/Pay/queryOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@',
  { quiet: true },
);
/** An order by its number, also for visitors who are not logged in. */
export const payOrder = get<{ trade_no: string }, OutsideOrder>(
  '/Pay/payOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ is_mine! is_visitor! learner_name$ order_no$ pay_time@ steps*',
  { quiet: true },
);
/** Where what belongs to an order is sent. */
export const saveOrderAddress = post<OrderAddressParams, null>('/pay/saveAddress');
export const declareUser = get<{ invite_code: string }, InviteCode>(
  '/user/declareUser',
  'goods_name$ reason$',
);
/** @writes spends the code of an SMS and binds the number */
export const bindZcMobile = get<BindZcParams, { is_bound: Flag; reason: string }>(
  '/user/bindZcUserMobile',
  'is_bound! reason$',
);

/** Without an id, the advanced course that is on sale. */
export const advancedGoods = get<{ id?: number }, Goods>(
  '/Pay/queryAdvancedGoodsInfo',
  'attempt? attempt_no$ closed_reason$ coupon_name$ create_time@ expire_time@ goods_name$ includes* introduce$ name$ order? order_no$ pay_time@ sale_reason$ sale_time@ server_time@',
  { quiet: true },
);
export const advancedProperty = get<void, PayProperty>(
  '/v3/advancedCourse/pay-property/info',
  'notices* steps* subtitle$ suits* title$',
);
export const createAdvancedOrder = post<CreateOrderParams, Order>(
  '/Pay/createAdvnacedOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@',
);

export const investmentGoods = get<void, Goods>(
  '/Pay/queryInvestmentGoodsInfo',
  'attempt? attempt_no$ closed_reason$ coupon_name$ create_time@ expire_time@ goods_name$ includes* introduce$ name$ order? order_no$ pay_time@ sale_reason$ sale_time@ server_time@',
);
export const investmentProperty = get<void, PayProperty>(
  '/v3/investmentStudy/payment/property/info',
  'notices* steps* subtitle$ suits* title$',
);
export const createInvestmentOrder = post<CreateOrderParams, Order>(
  '/Pay/createInvestmentOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@',
);

export const premiumGoods = get<void, Goods>(
  '/Pay/queryJingpinGoodsInfo',
  'attempt? attempt_no$ closed_reason$ coupon_name$ create_time@ expire_time@ goods_name$ includes* introduce$ name$ order? order_no$ pay_time@ sale_reason$ sale_time@ server_time@',
);
export const premiumProperty = get<void, PayProperty>(
  '/v3/jingpin/payment/property/info',
  'notices* steps* subtitle$ suits* title$',
);
export const createPremiumOrder = post<CreateOrderParams, Order>(
  '/Pay/createJingpinOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@',
);

export const industryGoods = get<void, Goods>(
  '/Pay/queryIndustryGoodsInfo',
  'attempt? attempt_no$ closed_reason$ coupon_name$ create_time@ expire_time@ goods_name$ includes* introduce$ name$ order? order_no$ pay_time@ sale_reason$ sale_time@ server_time@',
);
export const industryProperty = get<void, PayProperty>(
  '/v3/industryStudy/payment/property/info',
  'notices* steps* subtitle$ suits* title$',
);
export const createIndustryOrder = post<CreateOrderParams, Order>(
  '/Pay/createIndustryOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@',
);

export const toolsGoods = get<void, Goods>(
  '/Pay/queryCyjGoodsInfo',
  'attempt? attempt_no$ closed_reason$ coupon_name$ create_time@ expire_time@ goods_name$ includes* introduce$ name$ order? order_no$ pay_time@ sale_reason$ sale_time@ server_time@',
);
export const hasTools = get<void, { is_buy: Flag }>('/CyjPromotion/isBuy', 'is_buy!');
export const createToolsOrder = post<CreateOrderParams, Order>(
  '/Pay/createCyjOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@',
);
export const canBuyTools = get<void, { can_buy: Flag; reason: string }>(
  '/CyjPromotion/canBuy',
  'can_buy! reason$',
);
