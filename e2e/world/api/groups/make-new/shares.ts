import {
  calendarList,
  codes,
  isSubscribe,
  makeNewLoginAuth,
  makeNewWxLogin,
  newList,
  subscribeNewShares,
  type Subscription,
  unsubscribeNewShares,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, timeText } from '../../../clock/china-time';
import { marketHolidayOf } from '../../../clock/trading-days';
import { type NewShareContent, newShares } from '../../../content';
import { remove } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { learnerOfId } from '../../../people/learners';
import { accountOf, personOf, signedIn } from '../../caller';
import { handle, handleOpen } from '../../handle';
import { page } from '../../params';
import { Refusal } from '../../refusal';
import { seesNothing } from '../../sees-nothing';
import { signIn } from '../login/sign-in';
import { listedShare, shareOn } from './share-state';

/** Days before and after today that the calendar tells about. */
const PAST = 60;
const AHEAD = 45;

const contentOf = (id: number) => newShares.find(({ share_id }) => share_id === id) as NewShareContent;

const rowsOf = (db: Db) => db.selectFrom('new_share').selectAll();

async function subscriptionOf(db: Db, learnerId: number): Promise<Subscription> {
  const row = await db
    .selectFrom('new_share_subscriber')
    .select('at')
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  return { is_subscribe: row ? 1 : 0, subscribe_time: row ? timeText(row.at) : '' };
}

export const shareHandlers = [
  handleOpen(makeNewLoginAuth, async ({ db, caller, now }) => {
    const running = await signedIn(db, caller, now).catch(() => undefined);
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
    await db
      .insertInto('new_share_subscriber')
      .values({ learner_id: learner.id, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return subscriptionOf(db, learner.id);
  }),

  handle(unsubscribeNewShares, async ({ db, learner }) => {
    await remove(db, 'new_share_subscriber', { learner_id: learner.id });
    return subscriptionOf(db, learner.id);
  }),
];
