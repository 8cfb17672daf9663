import { isPriceSound } from './level-price';

test.each([
  ['a level at its price', 1, '998.00', '0.00', '998.00', true],
  ['a level with a coupon', 5, '4998.00', '500.00', '4498.00', true],
  ['goods without a level', undefined, '19.90', '0.00', '19.90', true],
  ['a level at another price', 2, '998.00', '0.00', '998.00', false],
  ['a coupon that is not taken off', 1, '998.00', '100.00', '998.00', false],
  ['a price that is no amount', 1, '998.00', '0.00', '', false],
  ['a coupon above the price', undefined, '10.00', '20.00', '-10.00', false],
] as const)('%s', (_, level, origin_price, coupon_price, price, isSound) => {
  expect(isPriceSound({ level, origin_price, coupon_price, price })).toBe(isSound);
});

test('goods whose level or coupon the server names as null have none', () => {
  const none = { level: null, coupon_price: null } as unknown as { level: undefined; coupon_price: string };
  expect(isPriceSound({ ...none, origin_price: '19.90', price: '19.90' })).toBe(true);
  expect(isPriceSound({ ...none, origin_price: '19.90', price: '9.90' })).toBe(false);
});
