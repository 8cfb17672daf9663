import { codes, type Order, type Payment } from '@suite/api';
import { CallError } from '@suite/kernel';
import type { Effect } from '../machine/types';
import { orderOf } from '../testing/machine-run';
import { runEffect } from './run-effect';
import type { CheckoutCalls, Sent, CheckoutDeps } from './types';

/** What is sent after an effect whose call ends like that. */
async function sentAfter(effect: Exclude<Effect, { do: 'wait' }>, end: () => unknown): Promise<Sent[]> {
  const call = async () => end() as never;
  const calls: CheckoutCalls = { create: call, payment: call, query: call, pending: call };
  const sent: Sent[] = [];
  const deps = {
    calls,
    clock: { now: () => 0, after: () => () => undefined },
    onRefused: () => undefined,
  } as Partial<CheckoutDeps>;
  runEffect(effect, deps as CheckoutDeps, (event) => void sent.push(event));
  await new Promise((done) => setTimeout(done));
  return sent;
}

const ask: Effect = { do: 'ask', id: 1, orderNo: 'O1' };
const odd: [string, unknown][] = [
  ['no data', null],
  ['a list', []],
  ['an order without a status', { ...orderOf(), status: undefined }],
  ['an order in an unknown state', { ...orderOf(), status: 'thinking' }],
];

test.each([...odd, ['another order', orderOf({ order_no: 'O9', status: 'closed' })]])(
  '%s is no answer to a question about an order',
  async (_, answer) => {
    expect(await sentAfter(ask, () => answer)).toEqual([{ type: 'no-answer', id: 1 }]);
  },
);

test.each(odd)('%s does not tell whether an order was made', async (_, answer) => {
  const create: Effect = { do: 'create', clientKey: 'k1', amount: 1 };
  expect(await sentAfter(create, () => answer)).toEqual([{ type: 'create-lost' }]);
});

test('an unpaid order in no known state is not found, while none is an answer', async () => {
  const look: Effect = { do: 'look', id: 1 };
  const stateless = { ...orderOf(), status: undefined } as unknown as Order;
  expect(await sentAfter(look, () => stateless)).toEqual([{ type: 'no-answer', id: 1 }]);
  expect(await sentAfter(look, () => null)).toEqual([{ type: 'found', id: 1, order: null }]);
});

test.each([
  ['browser', { return_url: 'https://m.example.com/back?O1' }],
  ['messenger', {}],
  ['shell', {}],
] as const)('only a cashier is told where it leads back to: %s', (channel, address) => {
  const payment = jest.fn(async () => ({}) as Payment);
  const deps = {
    calls: { payment } as Partial<CheckoutCalls>,
    returnUrl: (orderNo: string) => `https://m.example.com/back?${orderNo}`,
  } as CheckoutDeps;
  runEffect({ do: 'launch', id: 1, orderNo: 'O1', channel }, deps, () => undefined);
  expect(payment).toHaveBeenCalledWith({ order_no: 'O1', channel, ...address });
});

test.each([null, [], {}])('with %j nothing can be paid', async (payment) => {
  const launch: Effect = { do: 'launch', id: 1, orderNo: 'O1', channel: 'messenger' };
  const sent = await sentAfter(launch, () => payment as unknown as Payment);
  expect(sent).toEqual([{ type: 'launch-failed', id: 1, isRefused: false, words: '' }]);
});

test.each([
  ['missing', new CallError('silent', codes.NOT_FOUND, '订单不存在')],
  ['no-answer', new CallError('silent', codes.RULE, '稍后再试')],
  ['no-answer', new CallError('service', 0, 'offline')],
] as const)('a question ends as %s by %p', async (type, error) => {
  const sent = await sentAfter(ask, () => {
    throw error;
  });
  expect(sent).toEqual([{ type, id: 1 }]);
});
