import { isPayable, payAction } from './pay-action';

const of = (parts: object, isSound = true) =>
  payAction({ phase: 'idle', canPay: true, isChanged: false, isLeased: true, saved: 0, ...parts }, isSound);

test.each([
  ['nothing was ordered', {}, { words: '立即支付', act: 'pay', isOff: false }],
  ['another tab may pay', { canPay: false, isLeased: false }, { words: '立即支付', act: 'pay', isOff: true }],
  ['the order is being made', { phase: 'creating' }, { words: '正在下单', act: 'pay', isBusy: true }],
  ['the payment opens', { phase: 'launched' }, { words: '正在打开支付', act: 'pay', isBusy: true }],
  ['"unpaid" is fresh', { phase: 'ready' }, { words: '继续支付', act: 'pay', isOff: false }],
  [
    '"unpaid" is old',
    { phase: 'ready', canPay: false },
    { words: '继续支付', act: 'payAgain', isOff: false },
  ],
  [
    'another tab may pay the order',
    { phase: 'ready', canPay: false, isLeased: false },
    { words: '继续支付', act: 'payAgain', isOff: true },
  ],
  [
    'the amount is another',
    { phase: 'ready', canPay: false, isChanged: true },
    { words: '确认并支付', act: 'accept', isOff: false },
  ],
  [
    'the goods cost less than the order',
    { phase: 'ready', saved: 100 },
    { words: '按新价格支付', act: 'payAgain', isOff: false },
  ],
  [
    'the order is closed',
    { phase: 'closed', canPay: false },
    { words: '重新下单', act: 'payAgain', isOff: false },
  ],
])('when %s', (_, checkout, action) => {
  expect(of(checkout)).toEqual(action);
});

test.each(['idle', 'ready', 'closed'])('%s: prices that do not add up are never paid', (phase) => {
  expect(of({ phase }, false).act).toBe('reload');
});

test.each([
  ['open', 'idle', true],
  ['sold-out', 'idle', false],
  ['sold-out', 'closed', false],
  ['sold-out', 'ready', true],
  ['not-allowed', 'launched', true],
  ['owned', 'ready', false],
  ['exclusive', 'ready', false],
] as const)('in a sale that is %s an order that is %s can be paid: %s', (state, phase, expected) => {
  expect(isPayable({ phase }, state)).toBe(expected);
});
