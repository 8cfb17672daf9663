import type { RefundEvent, RefundStatus } from '@suite/api';
import { refund } from './testing';
import { timelineOf } from './timeline';

const events = (...all: RefundStatus[]): RefundEvent[] =>
  all.map((status, at) => ({ status, event_time: `2026-03-1${at} 12:00:00` }));

test.each<[RefundStatus, RefundEvent[], number, string, number]>([
  ['to_bind', [], 6, '填写银行卡', 0],
  ['submitted', events('submitted'), 5, '已提交申请', 0],
  ['checking', events('submitted', 'checking'), 5, '审核中', 1],
  ['approved', events('submitted', 'checking', 'approved'), 5, '审核通过', 2],
  ['on_way', events('submitted', 'checking', 'approved', 'on_way'), 5, '已打款，等待到账', 3],
  ['failed', events('submitted', 'checking', 'approved', 'on_way', 'failed'), 8, '填写银行卡', 5],
  [
    'approved',
    events('submitted', 'checking', 'approved', 'on_way', 'failed'),
    8,
    '已更换银行卡，等待重新打款',
    5,
  ],
])('%s is at its step', (status, happened, count, title, at) => {
  const { items, current } = timelineOf(refund({ status, events: happened }), '2026-03-16');
  expect([items.length, items[current]?.title, current]).toEqual([count, title, at]);
});

test.each<[RefundStatus, RefundEvent[]]>([
  ['arrived', events('submitted', 'checking', 'approved', 'on_way', 'arrived')],
  ['refused', events('submitted', 'checking', 'refused')],
  ['withdrawn', events('submitted', 'withdrawn')],
])('%s is the end', (status, happened) => {
  const { items, current } = timelineOf(refund({ status, events: happened }), '2026-03-16');
  expect(current).toBe(items.length);
  expect(items).toHaveLength(happened.length);
});

test.each([
  ['2026-03-20', '2026-03-16', '预计 3月20日前'],
  ['2027-01-04', '2026-12-28', '预计 2027年1月4日前'],
])('the day by which the money arrives, %s, is said on %s as %s', (arrives_by, today, words) => {
  const { items } = timelineOf(
    refund({ status: 'submitted', events: events('submitted'), arrives_by }),
    today,
  );
  expect(items[4]?.text).toBe(words);
});

test('what has happened carries its year', () => {
  const { items } = timelineOf(
    refund({ status: 'arrived', events: events('submitted', 'arrived') }),
    '2027-02-01',
  );
  expect(items.map(({ text }) => text)).toEqual(['2026年3月10日 12:00', '2026年3月11日 12:00']);
});

test('a refusal and money that came back are no ticks, and what is still to come is named as such', () => {
  const { items } = timelineOf(
    refund({ status: 'failed', events: events('submitted', 'on_way', 'failed') }),
    '2026-03-16',
  );
  expect(items.map(({ title, isFailed }) => [title, !!isFailed])).toEqual([
    ['已提交申请', false],
    ['已打款', false],
    ['退回失败', true],
    ['填写银行卡', false],
    ['打款', false],
    ['到账', false],
  ]);
});

test('a state that this version does not know has a name, and nothing is said of what follows it', () => {
  const paused = 'paused' as RefundStatus;
  const { items, current } = timelineOf(
    refund({ status: paused, events: events('submitted', paused) }),
    '2026-03-16',
  );
  expect(items.map(({ title }) => title)).toEqual(['已提交申请', '处理中']);
  expect(current).toBe(1);
});
