import {
  fundInfo,
  fundList,
  toolLessons,
  type Day,
  type Fund,
  type FundValue,
  type ToolLesson,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, tradingDay, tradingDays } from '../../../clock/china-time';
import { courses, funds, fundTypes, newShares, toolLessonTitles, type FundContent } from '../../../content';
import { get, insert } from '../../../db';
import type { Filling, Group, Seeding } from '../../group';
import { handle, handleOpen, id, notFound } from '../../handle';
import { seesNothing } from '../../sees-nothing';
import { shareHandlers } from './shares';

/** Values that are told at most. */
const MOST = 2500;
/** Hour of the day in which the values of the day are published. */
const PUBLISHED_AT = 20;
const LOWEST = 3000;

/** A net value and all that was ever paid out, in ten-thousandths of a yuan. */
interface Step {
  unit: number;
  paid: number;
}

/** A number between -1 and 1 that looks like chance and is always the same for a day of a fund. */
function turnOf(fund: number, at: number): number {
  let mixed = Math.imul(fund * 7919 + at + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  return ((mixed >>> 0) % 2001) / 1000 - 1;
}

/** The course of a fund from its first day on; it goes on as the clock does. */
function courseOf({ fund_id, type, swing, drift, dividend }: FundContent, count: number): Step[] {
  const steps: Step[] = [];
  let [unit, paid] = [10_000, 0];
  for (let at = 0; at < count; at++) {
    if (type === 'money') paid += at % 3 === 0 ? 0 : 1;
    else if (at > 0) {
      // Good and bad times of a few months give the fall that a learner should see.
      const season = Math.sin((at + fund_id * 61) / 90) * swing * 0.08;
      unit = Math.max(
        LOWEST,
        Math.round(unit * (1 + (turnOf(fund_id, at) * swing + drift + season) / 10_000)),
      );
      if (dividend > 0 && at % dividend === 0 && unit > 10_500) {
        const share = Math.round(unit * 0.04);
        unit -= share;
        paid += share;
      }
    }
    steps.push({ unit, paid });
  }
  return steps;
}

const valueText = (value: number) => {
  const digits = String(value).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

/** The last day with published values. */
function lastValueDay(now: number): Day {
  const today = dayOf(now);
  const isPublished = new Date(now + 8 * 3600_000).getUTCHours() >= PUBLISHED_AT;
  const newest = isPublished ? today : addDays(today, -1);
  return tradingDay(newest, 0) === newest ? newest : tradingDay(newest, -1);
}

/** The net values of a fund on the trading days since its start, oldest first. */
function valuesOf(fund: FundContent, all: readonly Day[]): FundValue[] {
  const days = fund.status === 'stopped' ? all.slice(0, fund.values) : all;
  const steps = courseOf(fund, days.length);
  return days
    .map((date, at) => {
      const { unit, paid } = steps[at] as Step;
      return { date, unit_value: valueText(unit), accumulated_value: valueText(unit + paid) };
    })
    .slice(-MOST);
}

/** The day so many months before another; the last of the month if that month is shorter. */
function monthsBefore(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Percent gained since a day with every dividend reinvested (复权); '' when the fund is too young. */
function gainSince(values: readonly FundValue[], day: Day): string {
  const later = values.findIndex(({ date }) => date > day);
  const start = later < 0 ? values.length - 1 : later - 1;
  if (start < 0) return '';
  let growth = 1;
  for (let at = start + 1; at < values.length; at++) {
    const [before, now] = [values[at - 1] as FundValue, values[at] as FundValue];
    const paid = ({ unit_value, accumulated_value }: FundValue) =>
      Number(accumulated_value) - Number(unit_value);
    growth *= (Number(now.unit_value) + paid(now) - paid(before)) / Number(before.unit_value);
  }
  return ((growth - 1) * 100).toFixed(2).replace('-0.00', '0.00');
}

/** A fund as the list shows it. */
function fundOf(fund: FundContent, values: readonly FundValue[]): Fund {
  const { fund_id, name, code, type, status } = fund;
  const newest = values[values.length - 1] ?? { date: '', unit_value: '', accumulated_value: '' };
  const since = (months: number) => (newest.date ? gainSince(values, monthsBefore(newest.date, months)) : '');
  return {
    fund_id,
    name,
    code,
    type,
    status,
    ...newest,
    day_change: gainSince(values, values[values.length - 2]?.date ?? ''),
    month_change: since(1),
    year_change: since(12),
  };
}

const DAY = 24 * 3600_000;
/** Trading days from the application to the listing. */
const TO_LISTING = 8;
/** Days that hold the longest course of a fund. */
const LONGEST = 3900;
/** Trading days since the fund that was wound up had its last value. */
const SINCE_END = 120;

/** The shares and the funds, dated from the first day of the world. */
async function fillMarket({ db, now }: Filling): Promise<void> {
  const today = dayOf(now);
  const open = tradingDay(today, 0);
  await insert(
    db,
    'new_share',
    newShares.map(({ share_id, apply_after, moved }) => {
      const apply_date = tradingDay(open, apply_after);
      return {
        share_id,
        apply_date,
        moved_from: moved > 0 ? tradingDay(apply_date, -moved) : null,
        listing_date: tradingDay(apply_date, TO_LISTING),
      };
    }),
  );
  const days = tradingDays(addDays(today, -LONGEST), addDays(today, -1));
  await insert(
    db,
    'fund',
    funds.map(({ fund_id, values, status }) => ({
      fund_id,
      start_date: days[days.length - values - (status === 'stopped' ? SINCE_END : 0)] as string,
    })),
  );
}

/** Those who bought the tools and those who graduated have subscribed. */
async function seedSubscriber({ db, now, person, learner }: Seeding): Promise<void> {
  const hasSubscribed = person.studies.some(
    ({ product, graduatedDaysAgo }) => product === 'tools' || graduatedDaysAgo !== undefined,
  );
  if (!hasSubscribed) return;
  await insert(db, 'new_share_subscriber', { learner_id: learner.id, at: now - 3 * DAY });
}

const fundHandlers = [
  handle(fundList, async ({ db, now, learner }) => {
    if (seesNothing(learner.person)) return [];
    const rows = await db.selectFrom('fund').selectAll().orderBy('start_date').execute();
    const days = tradingDays(rows[0]?.start_date ?? '', lastValueDay(now));
    return funds.map((fund) => {
      const start = rows.find(({ fund_id }) => fund_id === fund.fund_id)?.start_date as Day;
      return fundOf(fund, valuesOf(fund, days.slice(days.indexOf(start))));
    });
  }),

  handle(fundInfo, v.object({ fund_id: id() }), async ({ db, now, params }) => {
    const fund = funds.find(({ fund_id }) => fund_id === params.fund_id);
    if (!fund) throw notFound('没有这只基金，或基金已下架');
    const { start_date } = await get(db, 'fund', { fund_id: fund.fund_id });
    const list = valuesOf(fund, tradingDays(start_date, lastValueDay(now)));
    const { company, manager, type } = fund;
    return { ...fundOf(fund, list), company, manager, start_date, ...fundTypes[type], list };
  }),
];

/** The page on which a lesson of a course plays. */
const pageOf = (line: string, course_id: number, v_id: number) =>
  line === 'reform' ? `/videoReform?course_id=${course_id}&v_id=${v_id}` : `/video?v_id=${v_id}`;

/** The lessons of the table, by their titles; a tool without one is left to the page. */
function lessons(): ToolLesson[] {
  const all = courses.flatMap(({ line, course_id, stages }) =>
    stages
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ videos }) => videos)
      .map(({ v_id, video_name }) => ({ title: video_name, link: pageOf(line, course_id, v_id) })),
  );
  return Object.entries(toolLessonTitles).flatMap(([tool, title]) =>
    all
      .filter((lesson) => lesson.title === title)
      .slice(0, 1)
      .map((lesson) => ({ tool, ...lesson })),
  );
}

const lessonHandlers = [handleOpen(toolLessons, () => ({ list: lessons() }))];

/** New shares, the funds of the market tools, and the lessons that explain all tools. */
export const makeNew: Group = {
  name: 'make-new',
  handlers: [...shareHandlers, ...fundHandlers, ...lessonHandlers],
  fill: fillMarket,
  seed: seedSubscriber,
};
