import {
  checkIn,
  checkInDetail,
  checkInStatistics,
  codes,
  type CheckInDetail,
  type CheckInState,
  type Day,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, daysBetween, startOfDay, timeText } from '../../../clock/china-time';
import { checkInWords, type CheckInWords } from '../../../content';
import { insert, insertOnce, list, type Db } from '../../../db';
import type { Study } from '../../../people/person';
import { enrolmentsOf, type LearnerRow } from '../../../people/sessions';
import type { Group, Seeding } from '../../group';
import { handle, Refusal, type LearnerAsking } from '../../handle';
import { suiteLink } from '../../suite-link';
import { studySeconds } from '../course/seed';

/** Lengths of the runs of days in a row; the days are sorted and each comes once. */
function runs(days: readonly Day[]): { last: Day; length: number }[] {
  const found: { last: Day; length: number }[] = [];
  for (const day of days) {
    const run = found[found.length - 1];
    if (run && addDays(run.last, 1) === day) Object.assign(run, { last: day, length: run.length + 1 });
    else found.push({ last: day, length: 1 });
  }
  return found;
}

/** Days in a row up to today; a missing today does not break the run. */
function streakOf(days: readonly Day[], today: Day): number {
  const last = runs(days).pop();
  return last && (last.last === today || last.last === addDays(today, -1)) ? last.length : 0;
}

/** The most days in a row ever. */
const longestStreakOf = (days: readonly Day[]): number =>
  Math.max(0, ...runs(days).map(({ length }) => length));

interface CheckInTable {
  learner_id: number;
  day: Day;
  at: number;
}

declare module '../../../db' {
  interface Tables {
    check_in: CheckInTable;
  }
}

/** A learner's check-ins until today, oldest first. */
export async function checkInsOf(db: Db, now: number, learnerId: number) {
  const all = await list(db, 'check_in', { learner_id: learnerId }, 'day');
  return all.filter(({ day }) => day <= dayOf(now));
}

/** What every answer about the check-in says. */
function checkInState(days: readonly Day[], today: Day): CheckInState {
  const hasCheckedIn = days[days.length - 1] === today;
  return { today, is_clock: hasCheckedIn ? 1 : 0, streak: streakOf(days, today), total: days.length };
}

/** What the poster of a day says: the words follow each other day by day. */
function wordsOf(day: Day): CheckInWords {
  const words = checkInWords[daysBetween('1970-01-01', day) % checkInWords.length];
  if (!words) throw new Error('there are no words for posters');
  return words;
}

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

/** When the learner bought a course for the first time. */
async function firstPurchase(db: Db, now: number, learner: LearnerRow): Promise<number | null> {
  const bought = await enrolmentsOf({ db, now }, learner.id);
  const courses = bought.filter(({ product }) => product !== 'tools' && product !== 'management');
  return courses.length > 0 ? Math.min(...courses.map(({ bought_at }) => bought_at)) : null;
}

const month = v.object({ month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, '月份格式不正确')) });

const checkInHandlers = [
  handle(checkInDetail, detailOf),

  handle(checkIn, async (asking) => {
    const { db, now, learner } = asking;
    if ((await firstPurchase(db, now, learner)) === null) {
      throw new Refusal(codes.NOT_BOUGHT, '购买课程后才能打卡');
    }
    await insertOnce(db, 'check_in', { learner_id: learner.id, day: dayOf(now), at: now });
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

const HOUR = 3600_000;
const MINUTE = 60_000;

/** Which days before today a person has checked in on; 1 is yesterday. */
function daysAgoOf({ day, boughtDaysAgo, graduatedDaysAgo = 0 }: Study): number[] {
  const first = day === undefined ? boughtDaysAgo : day - 1;
  const last = day === undefined ? graduatedDaysAgo : 1;
  if (day === undefined && graduatedDaysAgo === 0) return [];
  // One day in eleven was missed, so that runs begin and end.
  return Array.from({ length: Math.max(0, first - last + 1) }, (_, at) => first - at).filter(
    (ago) => ago % 11 !== 10,
  );
}

/** People in a class have checked in on most days, and not yet today. */
async function seedCheckIns({ db, now, person, learner }: Seeding): Promise<void> {
  const studies = person.studies.filter(({ product }) => product !== 'management' && product !== 'tools');
  const days = [...new Set(studies.flatMap(daysAgoOf))].map((ago) => addDays(dayOf(now), -ago));
  if (days.length === 0) return;
  const values = days.map((day) => {
    const minute = (daysBetween('2020-01-01', day) * 37) % 120;
    return { learner_id: learner.id, day, at: startOfDay(day) + 20 * HOUR + minute * MINUTE };
  });
  await insert(db, 'check_in', values);
}

/** Daily check-in. */
export const checkIns: Group = {
  name: 'check-in',
  handlers: checkInHandlers,
  seed: seedCheckIns,
};
