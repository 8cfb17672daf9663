import type {
  ClassWeekDays,
  DateTime,
  Day,
  GradeStatus,
  Paper,
  Rewards,
  StudyTask,
  UserDetail,
  UserOrders,
} from '@suite/api';
import { orderLink } from '@suite/features/order-link';
import { links } from '@suite/kernel/links';
import { dayOf, momentOf, momentText } from '@suite/kernel/time';
import type { CalendarEntry } from '@suite/ui/save-file';
import { nameOf, weeksByCourse } from '../study-weeks/weeks';
import { dueHomework, type DayFacts } from './day-path';

/** Something with a date: a deadline to the minute, or a day. */
export interface Dated {
  key: string;
  at: DateTime | Day;
  title: string;
  text: string;
  /** Where it is done; homework has its task instead. */
  to?: string;
  task?: StudyTask;
  isOverdue?: boolean;
}

/** What the list is made from; a read that is absent adds nothing. */
export interface AgendaFacts extends Pick<DayFacts, 'weeks' | 'resting'> {
  detail: UserDetail;
  today: Day;
  choosing?: ClassWeekDays;
  paper?: Paper;
  rewards?: Rewards;
  orders?: UserOrders;
  evaluation?: GradeStatus | null;
  isSurveyOpen?: boolean;
}

const one = (item: Dated | false | null | undefined): Dated[] => (item ? [item] : []);

/** The dates of the class: its beginning or end, and the last moment to choose or to change it. */
function classDates({ detail: { splitInfosData: own }, choosing }: AgendaFacts): Dated[] {
  const to = links.classInfo({ line: 'finance' });
  if (!own)
    return one(
      !!choosing?.choose_deadline && {
        key: 'choose-class',
        at: choosing.choose_deadline,
        title: '选择开班日期',
        text: '过期由班主任安排',
        to,
      },
    );
  const { status, class_name: text, start_date, end_date, can_cancel, cancel_deadline } = own;
  return [
    ...one(status === 'prepared' && { key: 'class-begin', at: start_date, title: '开班', text, to }),
    ...one(
      status === 'prepared' &&
        can_cancel === 1 && { key: 'class-cancel', at: cancel_deadline, title: '最晚更换开班日期', text, to },
    ),
    ...one(status === 'studying' && { key: 'class-end', at: end_date, title: '结课', text, to }),
  ];
}

/** The next week of each course that opens. */
const weekDates = ({ weeks = [], today }: AgendaFacts): Dated[] =>
  weeks
    .flatMap((some) => Array.from(weeksByCourse(some).values()))
    .flatMap((own) =>
      own.filter(({ status, start_date }) => status === 'locked' && start_date > today).slice(0, 1),
    )
    .map((week) => {
      const { course, label, topic } = nameOf(week);
      return {
        key: `week-${week.week_id}`,
        at: week.start_date,
        title: `${label}开放`,
        text: [course, topic].filter(Boolean).join(' · '),
        to: links.classInfo(),
      };
    });

const homeworkDates = ({ weeks, resting, today }: AgendaFacts): Dated[] =>
  dueHomework(weeks, resting).map(({ homework: { homework_id, title, deadline }, task }) => ({
    key: `homework-${homework_id}`,
    at: deadline,
    title: `交作业：${title}`,
    text: dayOf(deadline) < today ? '已过截止时间，可以补交' : '',
    task,
    isOverdue: dayOf(deadline) < today,
  }));

/** Orders that wait for their payment, and coupons that are still good. */
function moneyDates({ orders, rewards }: AgendaFacts): Dated[] {
  const coupons = rewards?.list.filter(
    ({ state, end_time }) => (state === 'claimable' || state === 'claimed') && end_time > rewards.now,
  );
  return [
    ...(orders?.pending ?? []).map((order) => ({
      key: `order-${order.order_no}`,
      at: order.expire_time,
      // Paying was begun: the learner may have paid.
      title: order.attempt?.state === 'open' ? '确认付款' : '支付订单',
      text: order.goods_name,
      to: orderLink(order),
    })),
    ...(coupons ?? []).map(({ id, name, state, end_time, scope }) => ({
      key: `coupon-${id}`,
      at: end_time,
      title: state === 'claimable' ? `领取${name}` : `${name}到期`,
      text: scope,
      to: links.coupon(),
    })),
  ];
}

/** What the staff asks for, and a sitting of the exam that has begun. */
function askedDates({ detail, evaluation, isSurveyOpen, paper }: AgendaFacts): Dated[] {
  const { splitInfosData, paperId } = detail;
  const end = paper && !paper.submit_time && paper.user_start?.deadline;
  return [
    ...one(
      evaluation &&
        !evaluation.grade_content && {
          key: 'evaluation',
          at: evaluation.deadline,
          title: `评价${evaluation.teacher.teacher_name}老师`,
          text: evaluation.class_name,
          to: links.evaluate(),
        },
    ),
    ...one(
      isSurveyOpen &&
        splitInfosData && {
          key: 'survey',
          at: splitInfosData.end_date,
          title: '为我们的服务打分',
          text: '几道选择题，约 1 分钟',
          to: links.survey(),
        },
    ),
    ...one(
      !!end && {
        key: 'exam',
        at: end,
        title: '考试交卷',
        text: paper.paper_info.title,
        to: links.exam({ paperId: paperId ?? 0 }),
      },
    ),
  ];
}

/** Everything that has a date, the earliest first. */
export const agendaOf = (facts: AgendaFacts): Dated[] =>
  [
    ...homeworkDates(facts),
    ...classDates(facts),
    ...weekDates(facts),
    ...moneyDates(facts),
    ...askedDates(facts),
  ]
    .filter(({ at }) => !!at)
    .sort((first, second) => (first.at < second.at ? -1 : 1));

const HALF_HOUR = 30 * 60_000;

/** Dates still to come as entries of a calendar: a day reminds in the morning, a deadline half an hour ahead. */
export const calendarEntries = (dates: readonly Dated[]): CalendarEntry[] =>
  dates
    .filter(({ isOverdue }) => !isOverdue)
    .map(({ key, at, title, text }) => {
      const isDay = at.length === 10;
      const until = isDay ? `${at} 09:30:00` : at;
      return { key, title, about: text, from: momentText(momentOf(until) - HALF_HOUR), until };
    });
