import { claimCoupon, codes, rewards, type GroupCoupon } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { groupsOf, leftInWords, untilChange } from './coupon-groups';
import CouponPage from './coupon.page';

const NOW = '2026-11-22 12:00:00';
const couponWith = (part: Partial<GroupCoupon> = {}): GroupCoupon => ({
  id: 1,
  name: '开学奖励券',
  amount: '100.00',
  kind: 'advanced',
  scope: '购买进阶课时抵扣',
  state: 'claimable',
  reason: '领取后 30 天内可用',
  end_time: '2026-11-25 12:00:00',
  can_use: 0,
  ...part,
});
const claimed = couponWith({ state: 'claimed', can_use: 1, reason: '下单时自动抵扣' });

function visit(lists: GroupCoupon[][], claim: () => GroupCoupon | Promise<GroupCoupon> = () => claimed) {
  let reads = 0;
  return renderPage(<CouponPage />, {
    answers: [
      answer(rewards, () => ({ now: NOW, list: lists[reads++] ?? lists[lists.length - 1] ?? [] })),
      answer(claimCoupon, claim),
    ],
  });
}
const take = () => screen.findByRole('button', { name: '领取开学奖励券' });
const refuse = (code: number, words: string) => () => Promise.reject(new CallError('silent', code, words));

test('a coupon is claimed once on a double tap, and waits to be used', async () => {
  const { callsOf } = visit([[couponWith()], [claimed]]);
  await userEvent.dblClick(await take());
  const group = await screen.findByRole('region', { name: '待使用' });
  expect(within(group).getByRole('link', { name: '去使用' })).toHaveAttribute(
    'href',
    '/pay/payment-advnaced',
  );
  expect(callsOf(claimCoupon).map(({ params }) => params)).toEqual([{ coupon_id: 1 }]);
});

test('coupons without times of the provider are shown and claimed, too', async () => {
  const { callsOf } = renderPage(<CouponPage />, {
    answers: [
      answer(rewards, () => ({ now: '', list: [couponWith({ end_time: '' })] })),
      answer(claimCoupon, () => claimed),
    ],
  });
  await userEvent.click(await take());
  expect(callsOf(claimCoupon)).toHaveLength(1);
  expect(screen.queryByText(/还剩/)).toBeNull();
});

test('two coupons that are tapped one after the other are both claimed', async () => {
  const other = couponWith({ id: 2, name: '毕业奖励券' });
  let arrive: (coupon: GroupCoupon) => void = () => undefined;
  const first = new Promise<GroupCoupon>((resolve) => (arrive = resolve));
  let claims = 0;
  const { callsOf } = visit([[couponWith(), other]], () => (claims++ === 0 ? first : claimed));
  await userEvent.click(await take());
  await userEvent.click(screen.getByRole('button', { name: '领取毕业奖励券' }));
  await act(async () => arrive(claimed));
  expect(callsOf(claimCoupon).map(({ params }) => params)).toEqual([{ coupon_id: 1 }, { coupon_id: 2 }]);
});

test('an answer that did not arrive is no failure if the list has the coupon', async () => {
  visit([[couponWith()], [claimed]], () => Promise.reject(new CallError('service', 0, '')));
  await userEvent.click(await take());
  expect(await screen.findByRole('region', { name: '待使用' })).toBeVisible();
  expect(screen.queryByText(/领取失败/)).toBeNull();
});

test('a coupon that was claimed on another device is no failure either', async () => {
  visit([[couponWith()], [claimed]], refuse(codes.ALREADY_DONE, '您已经领取过这张券'));
  await userEvent.click(await take());
  expect(await screen.findByRole('region', { name: '待使用' })).toBeVisible();
  expect(screen.queryByText(/领取失败/)).toBeNull();
});

test.each([
  [refuse(codes.RULE, '已被领完'), '领取失败，已被领完'],
  [() => Promise.reject(new CallError('service', 0, '')), '没有收到结果，请检查网络后再试一次'],
  [() => null as never, '没有收到结果，请检查网络后再试一次'],
])('a failure is said after the list was read again', async (claim, words) => {
  const { callsOf } = visit([[couponWith()]], claim);
  await userEvent.click(await take());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(callsOf(rewards)).toHaveLength(2);
});

test('a claimed coupon for what the learner owns leads nowhere, and says why', async () => {
  visit([[couponWith({ state: 'claimed', reason: '您已购买这门课程，不需要再抵扣' })]]);
  expect(await screen.findByText('您已购买这门课程，不需要再抵扣')).toBeVisible();
  expect(screen.queryByRole('link', { name: '去使用' })).toBeNull();
});

test('each state stands in its part, with the reason', async () => {
  const list = [
    couponWith({ id: 1, state: 'expired', reason: '领取时间已过' }),
    couponWith({ id: 2, state: 'used', reason: '2026-11-20 已使用' }),
    couponWith({ id: 3, state: 'locked', reason: '任意一门课程毕业后可以领取' }),
    couponWith({ id: 4 }),
  ];
  visit([list]);
  for (const { reason } of list) expect(await screen.findByText(reason)).toBeVisible();
  expect(groupsOf(list).map(({ title, coupons }) => [title, coupons.map(({ id }) => id)])).toEqual([
    ['可领取', [4]],
    ['暂不可领', [3]],
    ['已使用', [2]],
    ['已失效', [1]],
  ]);
});

test('without rewards the page leads on, and a failure can be tried again', async () => {
  const { unmount } = visit([[]]);
  expect(await screen.findByText(/还没有学员奖励/)).toBeVisible();
  unmount();
  renderPage(<CouponPage />, {
    answers: [answer(rewards, () => Promise.reject(new CallError('service', 0, '')))],
  });
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});

test.each<[Partial<GroupCoupon>, string]>([
  [{}, '还剩 3 天'],
  [{ end_time: '2026-11-22 12:01:00' }, '还剩 01:00'],
  [{ end_time: '2026-11-23 12:00:00' }, '还剩 1 天'],
  [{ end_time: '2026-11-23 00:00:00' }, '还剩 12:00:00'],
  [{ end_time: '2026-11-24 00:00:00' }, '还剩 1 天'],
  [{ end_time: NOW }, ''],
  [{ state: 'used' }, ''],
])('of %j the page says "%s"', (part, words) => {
  expect(leftInWords(couponWith(part), NOW)).toBe(words);
});

test('the list is read again when the time of a coupon is over', async () => {
  jest.useFakeTimers();
  const { callsOf } = visit([[couponWith({ end_time: '2026-11-22 12:01:00' })]]);
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(callsOf(rewards)).toHaveLength(1);
  await act(async () => jest.advanceTimersByTimeAsync(61_000));
  expect(callsOf(rewards)).toHaveLength(2);
  expect(untilChange([couponWith({ state: 'used' })], NOW)).toBe(Infinity);
});

test('the time that a coupon has left counts down', async () => {
  jest.useFakeTimers();
  visit([[couponWith({ end_time: '2026-11-22 12:04:00' })]]);
  await act(async () => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText('还剩 04:00')).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('还剩 03:00')).toBeVisible();
});

test('a phone that slept over the end of a coupon reads the list again as soon as it wakes up', async () => {
  jest.useFakeTimers();
  const list = [couponWith({ end_time: '2026-11-22 12:04:00' })];
  const { callsOf } = visit([list, [couponWith({ state: 'expired', reason: '领取时间已过' })]]);
  await act(async () => jest.advanceTimersByTimeAsync(500));
  // The timers stood still, the clock did not.
  jest.setSystemTime(Date.now() + 240_000);
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(callsOf(rewards)).toHaveLength(2);
  await act(async () => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('领取时间已过')).toBeVisible();
});

afterEach(() => jest.useRealTimers());
