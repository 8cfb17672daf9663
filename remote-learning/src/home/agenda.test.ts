import type { GradeStatus, Order, Paper, Rewards, UserDetail } from '@suite/api';
import { homework, week } from '../tasks/testing';
import { agendaOf, calendarEntries, type AgendaFacts } from './agenda';
import { detailWith } from './testing';

const own = {
  class_name: '第 446 期',
  status: 'studying',
  start_date: '2026-02-16',
  end_date: '2026-03-22',
  can_cancel: 0,
  cancel_deadline: '2026-02-15 18:00:00',
} as NonNullable<UserDetail['splitInfosData']>;

const given = (facts: Partial<AgendaFacts> = {}): AgendaFacts => ({
  detail: detailWith({ splitInfosData: own, paperId: 9 }),
  today: '2026-03-11',
  ...facts,
});

const dates = (facts: Partial<AgendaFacts>) => agendaOf(given(facts)).map(({ at, title }) => [at, title]);

test('what has a date is one list over all sources, the earliest first', () => {
  const weeks = [
    [
      week({
        task_list: [],
        homework_list: [
          homework(1, { deadline: '2026-03-08 23:59:59' }),
          homework(2, { deadline: '2026-03-15 23:59:59' }),
          homework(3, { deadline: '2026-03-15 23:59:59', status: 'done' }),
        ],
      }),
      week({
        week_id: 5,
        week_name: '第五周 防骗',
        status: 'locked',
        start_date: '2026-03-16',
        is_current: 0,
        homework_list: [],
      }),
      week({
        week_id: 6,
        week_name: '第六周 复盘',
        status: 'locked',
        start_date: '2026-03-23',
        is_current: 0,
        homework_list: [],
      }),
    ],
  ];
  const order = {
    order_no: 'N1',
    kind: 'books',
    goods_name: '记账本',
    expire_time: '2026-03-11 12:30:00',
  } as Order;
  const begun = {
    ...order,
    order_no: 'N2',
    expire_time: '2026-03-11 12:40:00',
    attempt: { state: 'open' },
  } as Order;
  const coupon = { id: 1, name: '50 元券', state: 'claimed', end_time: '2026-03-20 23:59:59', scope: '' };
  const rewards = {
    now: '2026-03-11 12:00:00',
    list: [
      coupon,
      { ...coupon, id: 2, state: 'used' },
      { ...coupon, id: 3, end_time: '2026-03-10 23:59:59' },
    ],
  } as Rewards;
  const evaluation = {
    teacher: { teacher_name: '周明远' },
    deadline: '2026-03-14 23:59:59',
    grade_content: null,
  } as GradeStatus;
  const paper = {
    paper_info: { title: '结课考试' },
    user_start: { deadline: '2026-03-11 13:00:00' },
    submit_time: null,
  } as Paper;
  expect(
    dates({
      weeks,
      orders: { pending: [order, begun], recent: [] },
      rewards,
      evaluation,
      isSurveyOpen: true,
      paper,
    }),
  ).toEqual([
    ['2026-03-08 23:59:59', '交作业：作业 1'],
    ['2026-03-11 12:30:00', '支付订单'],
    ['2026-03-11 12:40:00', '确认付款'],
    ['2026-03-11 13:00:00', '考试交卷'],
    ['2026-03-14 23:59:59', '评价周明远老师'],
    ['2026-03-15 23:59:59', '交作业：作业 2'],
    ['2026-03-16', '第五周开放'],
    ['2026-03-20 23:59:59', '50 元券到期'],
    ['2026-03-22', '结课'],
    ['2026-03-22', '为我们的服务打分'],
  ]);
});

test.each([
  ['before there is a class', null, [['2026-03-12 18:00:00', '选择开班日期']]],
  [
    'before it begins, while it can be changed',
    {
      ...own,
      status: 'prepared',
      start_date: '2026-03-20',
      can_cancel: 1,
      cancel_deadline: '2026-03-19 18:00:00',
    },
    [
      ['2026-03-19 18:00:00', '最晚更换开班日期'],
      ['2026-03-20', '开班'],
    ],
  ],
  [
    'before it begins, given by the staff',
    { ...own, status: 'prepared', start_date: '2026-03-20' },
    [['2026-03-20', '开班']],
  ],
  ['while the learner rests', { ...own, status: 'resting' }, []],
])('the dates of a class %s', (_, splitInfosData, expected) => {
  const choosing = { weekdays: [], days: [], choose_deadline: '2026-03-12 18:00:00' };
  const detail = detailWith({ splitInfosData: splitInfosData as typeof own });
  expect(dates({ detail, choosing })).toEqual(expected);
});

test('a calendar reminds of a day in the morning and of a deadline half an hour ahead, of nothing overdue', () => {
  const item = { key: 'a', title: '结课', text: '' };
  expect(
    calendarEntries([
      { ...item, at: '2026-03-22' },
      { ...item, at: '2026-03-15 23:59:59' },
      { ...item, at: '2026-03-08 23:59:59', isOverdue: true },
    ]).map(({ from, until }) => [from, until]),
  ).toEqual([
    ['2026-03-22 09:00:00', '2026-03-22 09:30:00'],
    ['2026-03-15 23:29:59', '2026-03-15 23:59:59'],
  ]);
});
