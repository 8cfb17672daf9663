import {
  calendarList,
  codes,
  isSubscribe,
  makeNewLoginAuth,
  makeNewWxLogin,
  newList,
  subscribeNewShares,
  unsubscribeNewShares,
  type Day,
  type ListedShare,
  type NewShare,
  type Subscription,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, marketHolidayOf, timeText, tradingDay } from '../../../clock/china-time';
import { exchanges, newShares, type NewShareContent } from '../../../content';
import { find, insertOnce, remove, type Db } from '../../../db';
import { learnerOfId } from '../../../people/learners';
import { accountOf, handle, handleOpen, page, personOf, Refusal, signedIn } from '../../handle';
import { seesNothing } from '../../sees-nothing';
import { signIn } from '../login/mobile';

/** Trading days before the application on which the price is published. */
const PRICE_BEFORE = 2;
/** Trading days before the listing on which it is announced. */
const LISTING_BEFORE = 3;

interface Dates {
  apply_date: Day;
  moved_from: Day | null;
  listing_date: Day;
}

/** Fen as yuan with two decimals. */
const yuanText = (fen: number): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Shares in a unit: in Beijing it is smaller, and what is applied for is paid at once. */
const unitOf = ({ board }: Pick<NewShareContent, 'board'>): number => (board === '北交所' ? 100 : 500);

/** A share as it is known on a day: price, rate and listing are published one after the other. */
function shareOn(today: Day, share: NewShareContent, dates: Dates): NewShare {
  const { share_id, name, code, apply_code, board, industry, apply_limit } = share;
  const { apply_date, listing_date } = dates;
  return {
    share_id,
    name,
    code,
    apply_code,
    exchange: exchanges[board],
    board,
    industry,
    price: today >= tradingDay(apply_date, -PRICE_BEFORE) ? yuanText(share.price_fen) : '',
    unit: unitOf(share),
    apply_limit,
    win_rate: today >= tradingDay(apply_date, 1) ? share.win_rate : '',
    apply_date,
    result_date: tradingDay(apply_date, 2),
    listing_date: today >= tradingDay(listing_date, -LISTING_BEFORE) ? listing_date : '',
    moved_from: dates.moved_from ?? '',
  };
}

/** How a share closed on its first day. */
function listedShare(share: NewShareContent, { listing_date }: Dates): ListedShare {
  const { share_id, name, code, board, price_fen, first_gain, win_rate } = share;
  const first_close = Math.round((price_fen * (10_000 + first_gain)) / 10_000);
  return {
    share_id,
    name,
    code,
    board,
    price: yuanText(price_fen),
    listing_date,
    win_rate,
    first_close: yuanText(first_close),
    first_gain: yuanText(first_gain),
    unit_gain: yuanText((first_close - price_fen) * unitOf(share)),
  };
}

/** Days before and after today that the calendar tells about. */
const PAST = 60;
const AHEAD = 45;

const contentOf = (id: number) => newShares.find(({ share_id }) => share_id === id) as NewShareContent;

const rowsOf = (db: Db) => db.selectFrom('new_share').selectAll();

async function subscriptionOf(db: Db, learnerId: number): Promise<Subscription> {
  const row = await find(db, 'new_share_subscriber', { learner_id: learnerId });
  return { is_subscribe: row ? 1 : 0, subscribe_time: row ? timeText(row.at) : '' };
}

export const shareHandlers = [
  handleOpen(makeNewLoginAuth, async ({ db, caller, now }) => {
    const running = await signedIn(db, caller, now, 'learner').catch(() => undefined);
    return { is_login: running ? 1 : 0, nickname: running?.learner.nickname ?? '' };
  }),

  handleOpen(makeNewWxLogin, async (asking) => {
    const { db, caller, now } = asking;
    const account = await accountOf(db, caller, now);
    if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
    if (account.learner_id === null) throw new Refusal(codes.NOT_BOUND, '请先绑定手机号');
    return signIn(asking, await learnerOfId(db, account.learner_id));
  }),

  handleOpen(calendarList, async ({ db, caller, now }) => {
    const today = dayOf(now);
    const days = Array.from({ length: PAST + AHEAD + 1 }, (_, at) => addDays(today, at - PAST));
    const rows = await rowsOf(db)
      .where('apply_date', '>=', days[0] as string)
      .where('apply_date', '<=', days[days.length - 1] as string)
      .orderBy('apply_date')
      .orderBy('share_id')
      .execute();
    return {
      today,
      server_time: timeText(now),
      list: seesNothing(personOf(caller))
        ? []
        : rows.map((row) => shareOn(today, contentOf(row.share_id), row)),
      holidays: days.map((date) => ({ date, name: marketHolidayOf(date) })).filter(({ name }) => name !== ''),
    };
  }),

  handle(newList, v.object(page()), async ({ db, now, learner, params }) => {
    if (seesNothing(learner.person)) return { list: [], total: 0 };
    const rows = await rowsOf(db)
      .where('listing_date', '<', dayOf(now))
      .orderBy('listing_date', 'desc')
      .orderBy('share_id')
      .execute();
    const first = (params.page - 1) * params.limit;
    const list = rows.slice(first, first + params.limit);
    return { list: list.map((row) => listedShare(contentOf(row.share_id), row)), total: rows.length };
  }),

  handle(isSubscribe, ({ db, learner }) => subscriptionOf(db, learner.id)),

  handle(subscribeNewShares, async ({ db, now, learner }) => {
    await insertOnce(db, 'new_share_subscriber', { learner_id: learner.id, at: now });
    return subscriptionOf(db, learner.id);
  }),

  handle(unsubscribeNewShares, async ({ db, learner }) => {
    await remove(db, 'new_share_subscriber', { learner_id: learner.id });
    return subscriptionOf(db, learner.id);
  }),
];
