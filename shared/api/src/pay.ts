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
export const queryGoodsInfo = get<{ code: string; invite_code?: string }, Goods>('/Pay/queryGoodsInfo', {
  quiet: true,
});
export const createOrder = post<CreateOrderParams, Order>('/Pay/createOrder');
/** Every call gives fresh parameters; an attempt in another channel is closed first. */
export const createPayment = post<CreatePaymentParams, Payment>('/Pay/createPayment');
/**
 * Asks upstream when the provider was not told of a payment.
 * @writes books a payment that the provider was not told of
 */
export const queryOrder = get<{ order_no: string }, Order>('/Pay/queryOrder', { quiet: true });
/** An order by its number, also for visitors who are not logged in. */
export const payOrder = get<{ trade_no: string }, OutsideOrder>('/Pay/payOrder', { quiet: true });
/** Where what belongs to an order is sent. */
export const saveOrderAddress = post<OrderAddressParams, null>('/pay/saveAddress');
export const declareUser = get<{ invite_code: string }, InviteCode>('/user/declareUser');
/** @writes spends the code of an SMS and binds the number */
export const bindZcMobile = get<BindZcParams, { is_bound: Flag; reason: string }>('/user/bindZcUserMobile');

/** Without an id, the advanced course that is on sale. */
export const advancedGoods = get<{ id?: number }, Goods>('/Pay/queryAdvancedGoodsInfo', { quiet: true });
export const advancedProperty = get<void, PayProperty>('/v3/advancedCourse/pay-property/info');
export const createAdvancedOrder = post<CreateOrderParams, Order>('/Pay/createAdvnacedOrder');

export const investmentGoods = get<void, Goods>('/Pay/queryInvestmentGoodsInfo');
export const investmentProperty = get<void, PayProperty>('/v3/investmentStudy/payment/property/info');
export const createInvestmentOrder = post<CreateOrderParams, Order>('/Pay/createInvestmentOrder');

export const premiumGoods = get<void, Goods>('/Pay/queryJingpinGoodsInfo');
export const premiumProperty = get<void, PayProperty>('/v3/jingpin/payment/property/info');
export const createPremiumOrder = post<CreateOrderParams, Order>('/Pay/createJingpinOrder');

export const industryGoods = get<void, Goods>('/Pay/queryIndustryGoodsInfo');
export const industryProperty = get<void, PayProperty>('/v3/industryStudy/payment/property/info');
export const createIndustryOrder = post<CreateOrderParams, Order>('/Pay/createIndustryOrder');

export const toolsGoods = get<void, Goods>('/Pay/queryCyjGoodsInfo');
export const hasTools = get<void, { is_buy: Flag }>('/CyjPromotion/isBuy');
export const createToolsOrder = post<CreateOrderParams, Order>('/Pay/createCyjOrder');
export const canBuyTools = get<void, { can_buy: Flag; reason: string }>('/CyjPromotion/canBuy');
