import {
  amountOf,
  getNormalPrice,
  getPaidUsers,
  getPayPrice,
  landingConfig,
  type LandingProduct,
  landingProducts,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, startOfDay, timeText } from '../../../clock/china-time';
import { landingGoods } from '../../../content';
import { runningSession } from '../../../people/sessions';
import type { Group } from '../../group';
import { handleOpen, notFound, text, type Asking } from '../../handle';
import { nextClassDay } from '../class/learner-classes';
import { dueOf, stepsOf } from '../orders/book-payment';
import { goodsInfo, onSale, stockOf } from '../orders/create-order';
import { paidUsersOf } from './paid-users';

const ofPage = v.object({ landing: text(40) });
type Asked = Asking<{ landing: string }>;

function soldOn({ db, now, params }: Asked) {
  const id = landingGoods[params.landing];
  if (!id) throw notFound('页面不存在或活动已结束');
  return onSale({ db, now }, id);
}

/** The learner who looks; undefined for a visitor who has not logged in. */
async function visitorOf({ db, now, caller }: Asked) {
  const running = caller.session && (await runningSession(db, caller.session.sub, now));
  return running?.learner;
}

/** What the payment page is opened with. */
function payKey(kind: LandingProduct['kind'], id: string): string {
  if (kind === 'finance') return id;
  return kind === 'advanced' ? id.replace('advanced-', '') : '';
}

/** What a page sells; whether it can be bought depends on the learner, if there is one. */
async function productOf(asking: Asked): Promise<LandingProduct> {
  const { db, now } = asking;
  const { row, content } = await soldOn(asking);
  const learner = await visitorOf(asking);
  const mine = learner && (await goodsInfo({ db, now, learner }, row.id));
  const stock = stockOf(row, now);
  return {
    goods_id: row.id,
    kind: row.kind,
    name: content.name,
    level: content.level,
    pay_key: payKey(row.kind, row.id),
    sale_state: mine?.sale_state ?? stock.state,
    sale_reason: mine?.sale_reason ?? stock.reason,
    order: mine?.order ?? null,
  };
}

const handlers = [
  handleOpen(landingProducts, ofPage, async (asking) => [await productOf(asking)]),

  handleOpen(getNormalPrice, ofPage, async (asking) => ({
    price: amountOf((await soldOn(asking)).row.origin_fen),
  })),

  handleOpen(getPayPrice, ofPage, async (asking) => {
    const visitor = await visitorOf(asking);
    const due = await dueOf(asking, await soldOn(asking), visitor?.id);
    return {
      price: amountOf(due.price_fen),
      coupon_price: amountOf(due.coupon_fen),
      coupon_name: due.coupon_name,
    };
  }),

  handleOpen(landingConfig, ofPage, async (asking) => {
    const { kind } = (await soldOn(asking)).row;
    const { now } = asking;
    const server_time = timeText(now);
    if (!stepsOf({ kind }).includes('class')) return { server_time, start_date: '', deadline: '' };
    // A class can be chosen until the end of the day before the eve of its first day.
    const start_date = nextClassDay(addDays(dayOf(now), 2));
    return { server_time, start_date, deadline: timeText(startOfDay(addDays(start_date, -1)) - 1000) };
  }),

  handleOpen(getPaidUsers, ofPage, async (asking) => paidUsersOf(asking, (await soldOn(asking)).content)),
];

/** What the landing pages load: what they sell, prices, the next class, and who has just enrolled. */
export const landing: Group = { name: 'landing', handlers };
