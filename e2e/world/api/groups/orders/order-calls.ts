import {
  createPayment,
  codes,
  declareUser,
  payOrder,
  queryOrder,
  saveOrderAddress,
  userOrders,
  type CreatePaymentParams,
  type Order,
  type Payment,
} from '@suite/api';
import * as v from 'valibot';
import { runningSession } from '../../../people/sessions';
import { signedIn } from '../../caller';
import { addressFields, regionCheck } from '../address/address-schema';
import { handle, handleOpen, type Asking } from '../../handle';
import { flag, text } from '../../params';
import { notFound, Refusal } from '../../refusal';
import { addressOrder } from './address-order';
import { learnOrder, learnOrders } from './book-payment';
import { stepsOf } from './catalogue';
import { startPayment } from './create-payment';
import { inviteOf } from './invite-codes';
import { orderInfo, orderOfNo } from './order-rows';
import type { OrderRow } from './tables';

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

async function isMine({ db, now, caller }: Asking<unknown>, order: OrderRow): Promise<boolean> {
  const running = caller.session && (await runningSession(db, caller.session.sub, now));
  return !!running && isOf(order, running.learner);
}

/** Opens an attempt to pay an order, for everyone who may. */
export async function payFor(
  asking: Asking<unknown>,
  { order_no, channel, return_url }: CreatePaymentParams,
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
  return startPayment(asking, order, { channel, return_url }, asking.world.address);
}

/** Orders, their payment, and what else belongs to them, whatever the goods. */
export const orderHandlers = [
  handleOpen(
    createPayment,
    v.object({
      order_no: text(40),
      channel: v.picklist(['messenger', 'browser', 'shell']),
      return_url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    }),
    (asking) => payFor(asking, asking.params),
  ),

  handleOpen(queryOrder, v.object({ order_no: text(40) }), async (asking) =>
    orderInfo(asking, await learnOrder(asking, await orderOf(asking, asking.params.order_no))),
  ),

  handleOpen(payOrder, v.object({ trade_no: text(40) }), async (asking) => {
    const order = await orderOf(asking, asking.params.trade_no);
    return {
      ...(await orderInfo(asking, order)),
      cover: order.cover,
      is_mine: (await isMine(asking, order)) ? 1 : 0,
      steps: stepsOf[order.kind],
    };
  }),

  handle(userOrders, v.object({ all: v.optional(flag(), 0) }), async (asking) => {
    const { db, now, learner, params } = asking;
    // An order whose time is over is closed only if nothing was paid: the pay service may have lost its notice.
    await learnOrders(asking, learner.id);
    const since = params.all ? 0 : now - RECENT * DAY;
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('learner_id', '=', learner.id)
      .where(({ eb, or, and }) =>
        or([
          and([eb('status', '=', 'pending'), eb('expires_at', '>', now)]),
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
