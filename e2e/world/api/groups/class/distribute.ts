import {
  advancedCalendar,
  advancedRestNotice,
  advancedResumeNotice,
  advancedStatus,
  type Call,
  cancelAdvancedClass,
  confirmAdvancedRest,
  confirmIndustryRest,
  confirmInvestmentRest,
  type DistributeStatus,
  industryRestNotice,
  industryResumeNotice,
  industryStatus,
  investmentRestNotice,
  investmentResumeNotice,
  investmentStatus,
  type RestConfirmParams,
  type RestNotice,
  type ResumeNotice,
  submitAdvancedClass,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf } from '../../../clock/china-time';
import { insert, update } from '../../../db/queries';
import { handle, type Handler, type LearnerAsking } from '../../handle';
import { day } from '../../params';
import { rule } from '../../refusal';
import { cancel, choose, choosing, notBought } from './choose';
import { classInfoOf, classOf } from './learner-classes';
import { type ClassLine, lineNames } from './lines';
import { REST_DAYS, restNoticeOf, resumeNoticeOf, whyNoRest } from './rest-rules';
import { classDayOf, daysOfMonth } from './schedule';
import { takenPlaces } from './seats';

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

export const distributeHandlers: Handler[] = [
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
