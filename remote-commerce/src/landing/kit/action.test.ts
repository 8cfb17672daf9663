import type { LandingProduct, Order } from '@suite/api';
import { actionOf } from './action';

const product: LandingProduct = {
  goods_id: 'advanced-1',
  kind: 'advanced',
  name: '进阶课',
  level: 3,
  pay_key: '1',
  sale_state: 'open',
  sale_reason: '',
  order: null,
};
const sold = (part: Partial<LandingProduct>, channel?: string, hasForm?: boolean) =>
  actionOf({ ...product, ...part }, { channel, hasForm });

test.each([
  [{}, '/pay/payment-advnaced/1?channel=autumn'],
  [{ pay_key: '' }, '/pay/payment-advnaced?channel=autumn'],
  [{ kind: 'finance', pay_key: 'CS007' }, '/pay/payment/CS007?channel=autumn'],
  [{ kind: 'investment', pay_key: '' }, '/pay/payment-investment?channel=autumn'],
  [{ kind: 'industry', pay_key: '' }, '/pay/payment-industry?channel=autumn'],
  [{ kind: 'jingpin', pay_key: '' }, '/pay/payment-premium?channel=autumn'],
] as const)('%j is paid at %s, with the channel', (part, to) => {
  expect(sold(part, 'autumn')).toEqual({ label: '立即报名', to, note: '' });
});

test('the finance course has a form before its cashier, and without a channel the address has none', () => {
  expect(sold({ kind: 'finance', pay_key: 'CS001' }, undefined, true).to).toBe(
    '/advanced-lesson-finance/information?code=CS001',
  );
});

test('an unpaid order is gone on with', () => {
  const order = { expire_time: '2026-03-11 12:30:00' } as Order;
  expect(sold({ order })).toMatchObject({ label: '继续支付', note: expect.stringContaining('12:30') });
});

test.each(['sold-out', 'not-yet'] as const)(
  'an unpaid order can be paid when the sale is over: %s',
  (sale_state) => {
    const order = { expire_time: '2026-03-11 12:30:00' } as Order;
    expect(sold({ order, sale_state })).toMatchObject({ label: '继续支付', to: '/pay/payment-advnaced/1' });
  },
);

test('an unpaid order of the finance course is gone on with at the cashier: its form comes too late', () => {
  const order = { expire_time: '2026-03-11 12:30:00' } as Order;
  expect(sold({ kind: 'finance', pay_key: 'CS001', order }, 'autumn', true).to).toBe(
    '/advanced-lesson-finance-cashier?code=CS001&channel=autumn',
  );
});

test.each([
  [{ sale_state: 'owned', kind: 'finance' }, '去学习', '/videoReform'],
  [{ sale_state: 'owned', kind: 'jingpin' }, '去学习', '/quality-lesson'],
  [{ sale_state: 'owned' }, '去学习', '/'],
  [{ sale_state: 'exclusive', kind: 'finance' }, '去学习', '/'],
  [{ sale_state: 'not-allowed' }, '先了解财商课', '/advanced-lesson-finance?channel=autumn'],
  [
    { sale_state: 'not-allowed', kind: 'industry' },
    '先了解进阶课',
    '/advanced-lesson-operation?channel=autumn',
  ],
  [{ sale_state: 'sold-out' }, '先听试听课', '/audition-lesson'],
  [{ sale_state: 'not-yet' }, '先听试听课', '/audition-lesson'],
] as const)('%j: %s', (part, label, to) => {
  expect(sold({ ...part, sale_reason: '原因' }, 'autumn')).toEqual({ label, to, note: '原因' });
});
