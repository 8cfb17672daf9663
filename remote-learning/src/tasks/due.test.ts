import { dueOf } from './due';

const noon = Date.parse('2026-03-11T12:00:00+08:00');
const lateEvening = Date.parse('2026-03-11T21:00:00+08:00');

test.each([
  ['done', '2026-03-01 23:59:59', 'success', '已完成'],
  ['locked', '2026-03-22 23:59:59', 'grey', '未开放'],
  ['ready', '2026-03-08 23:59:59', 'danger', '逾期 3 天，可补交'],
  ['ready', '2026-03-10 23:59:59', 'danger', '逾期 1 天，可补交'],
  ['ready', '2026-03-11 23:59:59', 'warning', '今天 23:59 截止'],
  ['ready', '2026-03-12 00:00:00', 'warning', '明天 00:00 截止'],
  ['ready', '2026-03-15 23:59:59', 'primary', '还剩 4 天'],
  ['ready', '2026-03-17 23:59:59', 'primary', '还剩 6 天'],
  ['ready', '2026-04-01 23:59:59', 'primary', '4月1日截止'],
  ['ready', '', 'primary', '待完成'],
] as const)('a homework that is %s, due at %s', (status, deadline, tone, text) => {
  expect(dueOf({ status, deadline }, '2026-03-11', noon)).toEqual({ tone, text });
});

test('on the last day the hour counts, unless the device is on another day than the provider', () => {
  const homework = { status: 'ready', deadline: '2026-03-11 20:00:00' } as const;
  expect(dueOf(homework, '2026-03-11', noon).text).toBe('今天 20:00 截止');
  expect(dueOf(homework, '2026-03-11', lateEvening).text).toBe('已过截止时间，可补交');
  expect(dueOf(homework, '2026-03-11', lateEvening + 48 * 3600_000).text).toBe('今天 20:00 截止');
});
