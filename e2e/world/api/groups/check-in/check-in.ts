import { codes, checkInDetail, checkIn, checkInStatistics, type CheckInDetail } from '@suite/api';
import * as v from 'valibot';
import { dayOf, timeText } from '../../../clock/china-time';
import type { Db } from '../../../db/tables';
import type { LearnerRow } from '../../../people/tables';
import { handle, type LearnerAsking } from '../../handle';
import { Refusal } from '../../refusal';
import { suiteLink } from '../../suite-link';
import { studySeconds } from '../course/study-time';
import { checkInsOf, checkInState } from './check-ins';
import { wordsOf } from './poster';
import { longestStreakOf } from './streaks';

async function detailOf({ db, now, learner, world }: LearnerAsking<unknown>): Promise<CheckInDetail> {
  const today = dayOf(now);
  const rows = await checkInsOf(db, now, learner.id);
  const last = rows[rows.length - 1];
  return {
    ...checkInState(
      rows.map(({ day }) => day),
      today,
    ),
    clock_time: last?.day === today ? timeText(last.at) : null,
    study_minutes: Math.floor((await studySeconds(db, learner.id, today)) / 60),
    poster: { ...wordsOf(today), link: suiteLink(world, '/advanced-lesson-finance') },
  };
}

/** When the learner bought something for the first time. */
async function firstPurchase(db: Db, now: number, learner: LearnerRow): Promise<number | null> {
  const { first } = await db
    .selectFrom('enrolment')
    .select(({ fn }) => fn.min<number | null>('bought_at').as('first'))
    .where('learner_id', '=', learner.id)
    .where('product', 'not in', ['tools', 'management'])
    .where('bought_at', '<=', now)
    .executeTakeFirstOrThrow();
  return first;
}

const month = v.object({ month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, '月份格式不正确')) });

export const checkInHandlers = [
  handle(checkInDetail, detailOf),

  handle(checkIn, async (asking) => {
    const { db, now, learner } = asking;
    if ((await firstPurchase(db, now, learner)) === null) {
      throw new Refusal(codes.NOT_BOUGHT, '购买课程后才能打卡');
    }
    await db
      .insertInto('check_in')
      .values({ learner_id: learner.id, day: dayOf(now), at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return detailOf(asking);
  }),

  handle(checkInStatistics, month, async ({ db, now, learner, params }) => {
    const today = dayOf(now);
    const days = (await checkInsOf(db, now, learner.id)).map(({ day }) => day);
    const first = (await firstPurchase(db, now, learner)) ?? learner.created_at;
    return {
      ...checkInState(days, today),
      days: days.filter((day) => day.startsWith(params.month)),
      longest_streak: longestStreakOf(days),
      start_date: dayOf(first),
    };
  }),
];
