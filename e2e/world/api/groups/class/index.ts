import {
  advancedCalendar,
  advancedRestNotice,
  advancedResumeNotice,
  advancedStatus,
  cancelAdvancedClass,
  cancelPrepareClass,
  classWeekDays,
  confirmAdvancedRest,
  confirmIndustryRest,
  confirmInvestmentRest,
  industryRestNotice,
  industryResumeNotice,
  industryStatus,
  investmentRestNotice,
  investmentResumeNotice,
  investmentStatus,
  splitClass,
  submitAdvancedClass,
  type Call,
  type DistributeStatus,
  type Flag,
  type RestConfirmParams,
  type RestNotice,
  type ResumeNotice,
  type UserDetail,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, startOfDay, timeText } from '../../../clock/china-time';
import { classPattern } from '../../../content';
import { insert, update, type Db } from '../../../db';
import type { Study } from '../../../people/person';
import type { Group, Seeding } from '../../group';
import { day, handle, rule, type Handler, type LearnerAsking } from '../../handle';
import {
  addSeat,
  cancel,
  choose,
  choosing,
  notBought,
  settleAllClasses,
  settleClasses,
  takenPlaces,
} from './choose';
import {
  classDayOf,
  classInfoOf,
  classOf,
  comingDays,
  daysOfMonth,
  isClassLine,
  learnerClasses,
  lineNames,
  weekCount,
  type ClassLine,
  type LearnerClasses,
} from './learner-classes';
import { REST_DAYS, restNoticeOf, resumeNoticeOf, whyNoRest } from './rest-rules';

type Asked = LearnerAsking<unknown>;

async function statusOf(asked: Asked, line: ClassLine): Promise<DistributeStatus> {
  const { own, current, open } = await choosing(asked, line);
  if (current) return { status: current.status, class_info: classInfoOf(current, asked.now) };
  return { status: !own || open || asked.learner.is_temporary ? 'none' : 'waiting', class_info: null };
}

async function confirm(
  asked: Asked,
  line: ClassLine,
  action: RestConfirmParams['action'],
): Promise<DistributeStatus> {
  const { db, now } = asked;
  const { own, current } = await choosing(asked, line);
  if (!own) throw notBought(line);
  const today = dayOf(now);
  if (action === 'rest' && !current?.rest) {
    const why = whyNoRest(current);
    if (why !== '' || !current) throw rule(why);
    await insert(db, 'class_rest', {
      seat_id: current.seat_id,
      from_day: today,
      to_day: addDays(today, REST_DAYS),
    });
  }
  if (action === 'resume' && current?.rest) {
    await update(db, 'class_rest', { id: current.rest.id }, { to_day: today });
  }
  // A learner who has resumed already may have missed the answer: no refusal.
  if (action === 'resume' && !current?.rest_count) throw rule('您现在没有休学');
  return statusOf(asked, line);
}

interface LineCalls {
  status: Call<void, DistributeStatus>;
  restNotice: Call<void, RestNotice>;
  confirm: Call<RestConfirmParams, DistributeStatus>;
  resumeNotice: Call<void, ResumeNotice>;
}

/** The calls that each of the three lines has. */
const handlersOf = (line: 'advanced' | 'investment' | 'industry', calls: LineCalls): Handler[] => [
  handle(calls.status, (asking) => statusOf(asking, line)),
  handle(calls.restNotice, async ({ db, now, learner }) =>
    restNoticeOf(await classOf({ db, now }, learner.id, line), lineNames[line], dayOf(now)),
  ),
  handle(calls.confirm, v.object({ action: v.picklist(['rest', 'resume']) }), (asking) =>
    confirm(asking, line, asking.params.action),
  ),
  handle(calls.resumeNotice, async ({ db, now, learner }) =>
    resumeNoticeOf(await classOf({ db, now }, learner.id, line), lineNames[line], dayOf(now)),
  ),
];

const month = v.object({ month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, '月份格式不正确')) });

const distributeHandlers: Handler[] = [
  ...handlersOf('advanced', {
    status: advancedStatus,
    restNotice: advancedRestNotice,
    confirm: confirmAdvancedRest,
    resumeNotice: advancedResumeNotice,
  }),
  ...handlersOf('investment', {
    status: investmentStatus,
    restNotice: investmentRestNotice,
    confirm: confirmInvestmentRest,
    resumeNotice: investmentResumeNotice,
  }),
  ...handlersOf('industry', {
    status: industryStatus,
    restNotice: industryRestNotice,
    confirm: confirmIndustryRest,
    resumeNotice: industryResumeNotice,
  }),

  handle(advancedCalendar, month, async (asking) => {
    const { open, current } = await choosing(asking, 'advanced');
    if (!open && !current) return [];
    const days = daysOfMonth(asking.params.month);
    const taken = await takenPlaces(
      asking.db,
      'advanced',
      days[0] as string,
      days[days.length - 1] as string,
    );
    return days.map((one) => classDayOf(one, dayOf(asking.now), taken));
  }),
  handle(submitAdvancedClass, v.object({ date: day() }), (asking) =>
    choose(asking, 'advanced', asking.params.date),
  ),
  handle(cancelAdvancedClass, (asking) => cancel(asking, 'advanced')),
];

/** The version of the finance course that a learner has; the new one when none is bought yet. */
async function financeLineOf(db: Db, now: number, learnerId: number): Promise<'finance' | 'reform'> {
  const bought = await db
    .selectFrom('enrolment')
    .select('product')
    .where('learner_id', '=', learnerId)
    .where('product', 'in', ['finance', 'reform'])
    .where('bought_at', '<=', now)
    .orderBy('bought_at', 'desc')
    .executeTakeFirst();
  return bought?.product === 'finance' ? 'finance' : 'reform';
}

const financeHandlers = [
  handle(classWeekDays, async (asking) => {
    const { db, now, learner } = asking;
    const line = await financeLineOf(db, now, learner.id);
    const { deadline, open } = await choosing(asking, line);
    if (!open) {
      return { weekdays: [], days: [], choose_deadline: deadline === null ? null : timeText(deadline) };
    }
    const today = dayOf(now);
    const days = comingDays(today);
    const taken = await takenPlaces(db, line, days[0] as string, days[days.length - 1] as string);
    return {
      weekdays: [...classPattern.weekdays],
      days: days.map((one) => classDayOf(one, today, taken)),
      choose_deadline: deadline === null ? null : timeText(deadline),
    };
  }),

  handle(splitClass, v.object({ date: day() }), async (asking) => {
    const { db, now, learner, params } = asking;
    return choose(asking, await financeLineOf(db, now, learner.id), params.date);
  }),

  handle(cancelPrepareClass, async (asking) => {
    const { db, now, learner } = asking;
    return cancel(asking, await financeLineOf(db, now, learner.id));
  }),
];

const HOUR = 3600_000;

const startOf = ({ day, graduatedDaysAgo }: Study, line: ClassLine, now: number) => {
  if (day !== undefined) return addDays(dayOf(now), 1 - day);
  return addDays(dayOf(now), -(graduatedDaysAgo ?? 0) - weekCount(line) * 7);
};

/** A class for each line that the person studies or has graduated from. */
async function seedClasses({ db, now, person, learner }: Seeding): Promise<void> {
  for (const study of person.studies) {
    const { product: line, boughtDaysAgo } = study;
    if (!isClassLine(line) || (study.day === undefined && study.graduatedDaysAgo === undefined)) continue;
    const start = startOf(study, line, now);
    const bought = addDays(dayOf(now), -boughtDaysAgo);
    const at = startOfDay(bought < start ? bought : start) + 20 * HOUR;
    await addSeat(db, { learnerId: learner.id, line, start, at });
  }
  await settleClasses({ db, now }, learner.id);
}

function graduationFlags({ bought }: LearnerClasses): Partial<UserDetail> {
  const graduated = (line: ClassLine): Flag =>
    typeof bought.find((one) => one.line === line)?.graduated_at === 'number' ? 1 : 0;
  return {
    isBiye: graduated('finance'),
    isJieke: graduated('reform'),
    isSyBiye: graduated('advanced'),
    isTzzhBiye: graduated('investment'),
    isHyfxBiye: graduated('industry'),
  };
}

/** Classes of the course lines: choosing and cancelling, assignment, rest, the end. */
export const classes: Group = {
  name: 'class',
  handlers: [...financeHandlers, ...distributeHandlers],
  seed: seedClasses,
  settle: settleAllClasses,
  async detail({ db, now, learner }) {
    const all = await learnerClasses({ db, now }, learner.id);
    const finance = all.classes.get('reform') ?? all.classes.get('finance');
    return { ...graduationFlags(all), splitInfosData: finance ? classInfoOf(finance, now) : null };
  },
};
