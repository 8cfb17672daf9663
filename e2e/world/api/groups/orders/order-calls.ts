import {
  amountOf,
  codes,
  createPayment,
  declareUser,
  payOrder,
  queryOrder,
  saveOrderAddress,
  userOrders,
  type CreatePaymentParams,
  type Fen,
  type Flag,
  type InviteCode,
  type Order,
  type Payment,
} from '@suite/api';
import * as v from 'valibot';
import { find, insert, list } from '../../../db';
import { learnerOfId, maskedName } from '../../../people/learners';
import { runningSession } from '../../../people/sessions';
import { cashierPath, createPrepay, payParams } from '../../../providers/pay/prepay';
import type { Filling, Seeding } from '../../group';
import { flag, handle, handleOpen, notFound, Refusal, signedIn, text, type Asking } from '../../handle';
import { addressFields, regionCheck } from '../address/address-schema';
import { payerTitle } from './invoice-title';
import { boughtBy } from '../course/access';
import {
  booksFen,
  closeOrder,
  demandLevelPrice,
  dueOf,
  goodsOf,
  isGiven,
  learnOrder,
  learnOrders,
  rivalsOf,
  stepsOf,
} from './book-payment';
import {
  addressOrder,
  closeAttempts,
  note,
  orderInfo,
  orderOfNo,
  type Asked,
  type OrderRow,
} from './order-rows';

interface Guest extends Asked {
  learner: { id: number };
}

const no = (state: InviteCode['state'], reason: string): InviteCode => ({
  state,
  reason,
  code: '',
  goods_name: '',
});

/** What a code is good for, for that learner. It is used by the order that is made with it. */
export async function inviteOf({ db, now, learner }: Guest, given: string): Promise<InviteCode> {
  const code = given.trim().toUpperCase();
  const row = await find(db, 'invite_code', { code });
  const content = row && goodsOf(row.goods_id);
  if (!content) return no('wrong', '邀请码不存在，请核对后重新输入');
  const order = await find(db, 'orders', { invite_code: code, status: ['pending', 'paid'] });
  const isOwnOrder = order?.status === 'pending' && order.learner_id === learner.id;
  if (order && !isOwnOrder) return no('used', '邀请码已被使用');
  if (row.until <= now) return no('expired', '邀请码已过期，请向邀请人索取新的邀请码');
  if (row.learner_id !== null && row.learner_id !== learner.id) {
    return no('other', '该邀请码不属于您，请使用发给您本人的邀请码');
  }
  return { state: 'ok', reason: '', code: content.id, goods_name: content.name };
}

const GOODS = 'CS003';

/** Codes for everyone: good, and out of date. */
export async function fillInvites({ db, now }: Filling): Promise<void> {
  const add = (code: string, until: number) => ({ code, goods_id: GOODS, learner_id: null, until });
  await insert(db, 'invite_code', [
    add('HELLO2026', now + 365 * DAY),
    add('FRIEND88', now + 365 * DAY),
    add('USED2025', now + 365 * DAY),
    add('LATE2024', now - DAY),
  ]);
}

/** A code that only one learner may use. */
export async function seedInvite({ db, now, learner }: Seeding): Promise<void> {
  await insert(db, 'invite_code', {
    code: 'ONLYBOUND',
    goods_id: GOODS,
    learner_id: learner.id,
    until: now + 365 * DAY,
  });
}

/** Why an order cannot be paid; undefined if it can. */
function whyUnpayable({ status, closed_reason }: OrderRow): Refusal | undefined {
  if (status === 'paid') return new Refusal(codes.ALREADY_BOUGHT, '订单已支付，无需重复支付');
  if (status === 'refunded') return new Refusal(codes.ORDER_CLOSED, '订单已退款');
  if (status !== 'closed') return undefined;
  return new Refusal(codes.ORDER_CLOSED, closed_reason ?? '订单已关闭，请重新下单');
}

/** The lower price that the goods of an order have by now, in words: a coupon was claimed, or the price was lowered. */
async function lowerPrice(asked: Asked, order: OrderRow): Promise<string | undefined> {
  const priceFen = await priceNow(asked, order);
  return priceFen < order.amount_fen ? `价格已降为 ¥${amountOf(priceFen)}，请按新价格下单` : undefined;
}

/** What the learner would pay for the goods of an order now; its own amount if they are not sold any more. */
async function priceNow(asked: Asked, { kind, goods_id, learner_id, amount_fen }: OrderRow): Promise<Fen> {
  if (kind === 'books') return booksFen(goods_id);
  const [row, content] = [await find(asked.db, 'goods', { id: goods_id }), goodsOf(goods_id)];
  if (!row || !content) return amount_fen;
  demandLevelPrice({ row, content });
  return (await dueOf(asked, { row, content }, learner_id)).price_fen;
}

/** Why goods are no longer sold as they were ordered, or not to this learner; their order is closed with that. */
async function whyNotSold(asked: Asked, order: OrderRow): Promise<Refusal | undefined> {
  const no = async (why: 'replaced' | 'excluded', code: number, words: string) => {
    await closeOrder(asked, order.order_no, why, words);
    return new Refusal(code, words);
  };
  if (await isGiven(asked, order)) {
    return no('replaced', codes.ALREADY_BOUGHT, '您已购买，可直接去学习');
  }
  const bought = await boughtBy({ ...asked, learner: { id: order.learner_id } });
  const { excludes, excludeWords = '' } = goodsOf(order.goods_id) ?? {};
  if (excludes?.some((product) => bought.has(product))) {
    return no('excluded', codes.GOODS_EXCLUSIVE, excludeWords);
  }
  const lower = await lowerPrice(asked, order);
  return lower === undefined ? undefined : no('replaced', codes.ORDER_CLOSED, lower);
}

type Wanted = Pick<CreatePaymentParams, 'channel' | 'payer_title'>;

async function newAttempt({ db, now }: Asked, order_no: string, { channel, payer_title }: Wanted) {
  // Who comes back from the cashier says nothing, and keeps what they chose.
  const earlier = await list(db, 'attempt', { order_no }, 'id');
  const before = earlier[earlier.length - 1];
  const attempt_no = `${order_no}-${earlier.length + 1}`;
  await insert(db, 'attempt', {
    order_no,
    attempt_no,
    channel,
    state: 'open',
    payer_title:
      payer_title === undefined ? (before?.payer_title ?? null) : payer_title && JSON.stringify(payer_title),
    created_at: now,
    ended_at: null,
  });
  return attempt_no;
}

/**
 * Opens an attempt to pay an order and closes the one before, after the pay service was asked about
 * it. A refusal is returned, because what was learnt by that has to be kept.
 */
export async function startPayment(
  asked: Asked,
  given: OrderRow,
  { channel, return_url = '', payer_title }: Omit<CreatePaymentParams, 'order_no'>,
  world: string,
): Promise<Payment | Refusal> {
  await learnOrders(asked, given.learner_id);
  const order = (await orderOfNo(asked.db, given.order_no)) ?? given;
  const refusal = whyUnpayable(order) ?? (await whyNotSold(asked, order));
  if (refusal) return refusal;
  // Two selections of books may share a book: only one of the orders can be paid at a time.
  for (const rival of await rivalsOf(asked, order)) await closeAttempts(asked, rival.order_no);
  await closeAttempts(asked, order.order_no);
  const attempt_no = await newAttempt(asked, order.order_no, { channel, payer_title });
  await note(asked, order.order_no, 'attempt', `${attempt_no} ${channel}`);
  const prepay = await createPrepay(asked, {
    tradeNo: attempt_no,
    orderNo: order.order_no,
    title: order.goods_name,
    fen: order.amount_fen,
    until: order.expires_at,
  });
  const isOutside = channel === 'browser';
  return {
    attempt_no,
    channel,
    state: 'open',
    pay_params: isOutside ? null : payParams(prepay, asked.now),
    pay_url: isOutside ? `${world}${cashierPath(prepay, return_url)}` : '',
  };
}

const DAY = 24 * 3600_000;
/** Days for which an order counts as paid lately. */
const RECENT = 7;

/** Whoever has the number of an order sees it: a link may be opened in a browser without a login. */
async function orderOf({ db }: Asking<unknown>, orderNo: string): Promise<OrderRow> {
  const order = await orderOfNo(db, orderNo);
  if (!order) throw notFound('订单不存在');
  return order;
}

const isOf = (order: OrderRow, learner: { id: number }) => learner.id === order.learner_id;

/** Who asks, where nobody has to be logged in. */
const learnerHere = async ({ db, now, caller }: Asking<unknown>) =>
  (caller.session && (await runningSession(db, caller.session.sub, now)))?.learner;

async function isMine(asking: Asking<unknown>, order: OrderRow): Promise<boolean> {
  const learner = await learnerHere(asking);
  return !!learner && isOf(order, learner);
}

/** Opens an attempt to pay an order, for everyone who may. */
export async function payFor(
  asking: Asking<unknown>,
  { order_no, channel, return_url, payer_title }: CreatePaymentParams,
): Promise<Payment | Refusal> {
  const order = await orderOf(asking, order_no);
  // A link to the cashier may be paid by anyone, a pay sheet belongs to the learner's own phone.
  if (channel !== 'browser') {
    const { learner } = await signedIn(asking.db, asking.caller, asking.now);
    if (!isOf(order, learner)) throw notFound('订单不存在');
  }
  if (channel === 'browser' && !URL.canParse(return_url ?? '')) {
    throw new Refusal(codes.BAD_PARAMS, '参数有误：return_url');
  }
  // The learner asks for the invoice of what they pay themselves.
  const title = (await isMine(asking, order)) ? null : payer_title;
  return startPayment(asking, order, { channel, return_url, payer_title: title }, asking.world.address);
}

/** Orders, their payment, and what else belongs to them, whatever the goods. */
export const orderHandlers = [
  handleOpen(
    createPayment,
    v.object({
      order_no: text(40),
      channel: v.picklist(['messenger', 'browser', 'shell']),
      return_url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
      payer_title: payerTitle(),
    }),
    (asking) => payFor(asking, asking.params),
  ),

  handleOpen(queryOrder, v.object({ order_no: text(40) }), async (asking) =>
    orderInfo(asking, await learnOrder(asking, await orderOf(asking, asking.params.order_no))),
  ),

  handleOpen(payOrder, v.object({ trade_no: text(40) }), async (asking) => {
    const order = await orderOf(asking, asking.params.trade_no);
    const { name, nickname } = await learnerOfId(asking.db, order.learner_id);
    const learner = await learnerHere(asking);
    const is_mine: Flag = learner && isOf(order, learner) ? 1 : 0;
    const is_visitor: Flag = learner ? 0 : 1;
    return {
      ...(await orderInfo(asking, order)),
      cover: order.cover,
      is_mine,
      is_visitor,
      learner_name: maskedName(name || nickname),
      steps: stepsOf(order),
    };
  }),

  handle(userOrders, v.object({ all: v.optional(flag(), 0) }), async (asking) => {
    const { db, now, learner, params } = asking;
    await learnOrders(asking, learner.id);
    const since = params.all ? 0 : now - RECENT * DAY;
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('learner_id', '=', learner.id)
      .where(({ eb, or, and }) =>
        or([
          eb('status', '=', 'pending'),
          and([eb('status', 'in', params.all ? ['paid', 'refunded'] : ['paid']), eb('paid_at', '>', since)]),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const orders: Order[] = [];
    for (const row of rows) orders.push(await orderInfo(asking, row));
    return {
      pending: orders.filter(({ status }) => status === 'pending'),
      recent: orders.filter(({ status }) => status !== 'pending'),
    };
  }),

  handle(
    saveOrderAddress,
    v.pipe(v.object({ ...addressFields, order_no: text(40) }), regionCheck()),
    async ({ db, now, learner, params }) => {
      const { order_no, ...to } = params;
      await addressOrder({ db, now }, learner.id, order_no, to);
      return null;
    },
  ),

  handle(declareUser, v.object({ invite_code: text(40, '请输入邀请码') }), (asking) =>
    inviteOf(asking, asking.params.invite_code),
  ),
];
