import type { Payment } from '@suite/api';
import { NO_BRIDGE, providePlatform, type Context, type Platform } from '@suite/kernel';
import { channelIn, markReturn, openChannel, returnedOrder } from '.';

const params = { appId: 'wx1' } as NonNullable<Payment['pay_params']>;
const payment = (parts: Partial<Payment>): Payment => ({
  attempt_no: 'A1',
  channel: 'messenger',
  state: 'open',
  pay_params: params,
  pay_url: '',
  ...parts,
});

function provide(pay: jest.Mock, call: jest.Mock) {
  providePlatform({ messenger: { pay }, shell: { call } } as unknown as Platform);
}

test.each<[Context, string]>([
  ['messenger', 'messenger'],
  ['desktop-messenger', 'messenger'],
  ['browser', 'browser'],
  ['shell', 'shell'],
])('the channel follows from where the page runs: %s pays by %s', (context, channel) => {
  expect(channelIn(context)).toBe(channel);
});

test('the messenger’s sheet gets the parameters, and its outcome is told', async () => {
  const pay = jest.fn(async () => 'cancelled');
  provide(pay, jest.fn());
  expect(await openChannel(payment({}))).toBe('cancelled');
  expect(pay).toHaveBeenCalledWith(params);
});

test.each([
  ['paid', async () => null],
  ['cancelled', () => Promise.reject(Object.assign(new Error(), { code: 2 }))],
  ['failed', () => Promise.reject(Object.assign(new Error(), { code: 1 }))],
  ['unknown', () => Promise.reject(Object.assign(new Error(), { code: -1 }))],
  ['no-bridge', () => Promise.reject(Object.assign(new Error(), { code: NO_BRIDGE }))],
])('the shell’s sheet waits as long as the learner needs; it can end as %s', async (outcome, answer) => {
  const [pay, call] = [jest.fn(), jest.fn(answer)];
  provide(pay, call);
  expect(await openChannel(payment({ channel: 'shell' }))).toBe(outcome);
  expect(call).toHaveBeenCalledWith('pay', params, 0);
  expect(pay).not.toHaveBeenCalled();
});

test.each(['', 'javascript:alert(1)', '/cashier'])('"%s" is no cashier', async (pay_url) => {
  expect(await openChannel(payment({ channel: 'browser', pay_url }))).toBe('unknown');
});

test.each([
  ['https://m.test/#/pay/payment/a', 'https://m.test/#/pay/payment/a?paying=O1'],
  ['https://m.test/?x=1#/pay/a?code=2', 'https://m.test/?x=1#/pay/a?code=2&paying=O1'],
  ['https://m.test/#/pay/a?paying=O0&code=2', 'https://m.test/#/pay/a?code=2&paying=O1'],
  ['https://m.test/#/pay/a?code=2&paying=O0', 'https://m.test/#/pay/a?code=2&paying=O1'],
  ['https://m.test/', 'https://m.test/#/?paying=O1'],
])('from %s the cashier leads back to %s', (href, back) => {
  expect(markReturn(href, 'O1')).toBe(back);
  expect(returnedOrder(back)).toBe('O1');
});

test.each(['https://m.test/#/pay/a', 'https://m.test/?paying=O1#/pay/a', 'https://m.test/#/a?paying=%E0%A4'])(
  '%s is no return from a cashier',
  (href) => {
    expect(returnedOrder(href)).toBe('');
  },
);
