import { deadlineWords, eventsByDay, eventsOf, stageOf, timeLeft, type EventKind } from './share-events';
import { beijingShare, shareOf } from './testing';

test('a share of Shanghai is applied for, drawn, paid and listed', () => {
  expect(eventsOf(shareOf({ listing_date: '2026-03-23' })).map(({ kind, day }) => [kind, day])).toEqual([
    ['apply', '2026-03-11'],
    ['result', '2026-03-13'],
    ['payment', '2026-03-13'],
    ['listing', '2026-03-23'],
  ]);
});

test('in Beijing there is no payment after the draw, and an open listing is no event', () => {
  expect(eventsOf(beijingShare()).map(({ kind }) => kind)).toEqual(['apply', 'result']);
});

test('the events of a day stand by kind, applications first', () => {
  const drawn = shareOf({ share_id: 3, apply_date: '2026-03-09', result_date: '2026-03-11' });
  const days = eventsByDay([drawn, shareOf()]);
  expect(days.get('2026-03-11')?.map(({ kind, share }) => [kind, share.share_id])).toEqual([
    ['apply', 1],
    ['result', 3],
    ['payment', 3],
  ]);
  expect(days.get('2026-03-10')).toBeUndefined();
});

const eventOf = (kind: EventKind, share = shareOf()) => ({ kind, day: '2026-03-11', share });

test.each([
  ['apply', '09:00', 'before', '09:30 开始申购'],
  ['apply', '09:30', 'open', '15:00 前可申购'],
  ['apply', '14:59', 'open', '15:00 前可申购'],
  ['apply', '15:00', 'over', '今日申购已截止'],
  ['payment', '08:00', 'open', '中签者 16:00 前备足资金'],
  ['payment', '15:59', 'open', '中签者 16:00 前备足资金'],
  ['payment', '16:00', 'over', '缴款已截止'],
  ['result', '10:00', 'open', '公布中签结果，请查看是否中签'],
  ['listing', '09:00', 'before', '09:30 开盘，今日上市'],
  ['listing', '15:30', 'over', '今日已上市'],
] as const)('%s at %s is %s: %s', (kind, time, left, words) => {
  expect(timeLeft(eventOf(kind), time)).toBe(left);
  expect(deadlineWords(eventOf(kind), time)).toBe(words);
});

test('Shenzhen and Beijing begin at a quarter past nine, and Beijing pays back what was not allotted', () => {
  expect(deadlineWords(eventOf('apply', shareOf({ exchange: 'SZ' })), '09:00')).toBe('09:15 开始申购');
  expect(deadlineWords(eventOf('result', beijingShare()), '09:00')).toBe('公布配售结果，未配售资金退回');
});

test.each([
  ['2026-03-10', '', 'applying'],
  ['2026-03-11', '', 'applying'],
  ['2026-03-12', '', 'drawing'],
  ['2026-03-13', '', 'drawing'],
  ['2026-03-14', '', 'waiting'],
  ['2026-03-20', '2026-03-23', 'waiting'],
  ['2026-03-23', '2026-03-23', 'listed'],
])('on %s, listed %j: %s', (today, listing_date, stage) => {
  expect(stageOf(shareOf({ listing_date }), today)).toBe(stage);
});
