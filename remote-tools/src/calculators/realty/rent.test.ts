import { borrowingOf, netRent, shareText } from './rent';

// 租金回报率分析法 (commercial banks' and agents' formula): (税后月租金 − 按揭月供) × 12, and 年净租金 ÷ 总价.
test.each([
  [{ rent: 500000, vacant: 0, costs: 0 }, 6000000],
  [{ rent: 500000, vacant: 1, costs: 300000 }, 5200000],
  [{ rent: 100000, vacant: 12, costs: 300000 }, -300000],
])('租金回报率: %j leave %d fen a year', (letting, net) => {
  expect(netRent(letting)).toBe(net);
});

test('租金回报率: 60,000 a year of 2,000,000 are 3 %', () => {
  expect(shareText(6000000, 200000000)).toBe('3.00%');
});

// The mortgage calculator's own case: 1,000,000 at 3.5 % over 360 months is 4,490.45 a month.
test('等额本息: the loan is what the down payment leaves', () => {
  expect(borrowingOf(125000000, '20', '3.5', 30)).toMatchObject({
    loan: { principal: 100000000, months: 360 },
    payment: 449045,
    interest: 61656007,
  });
});

test('a home that is paid at once needs no loan', () => {
  expect(borrowingOf(125000000, '100', '3.5', 30)).toBeUndefined();
});
