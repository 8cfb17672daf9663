import { fenOf, levelPrice, type Goods } from '@suite/api';

/**
 * Whether a page may sell at the prices that it was told: the coupon comes off exactly, and goods of a level cost
 * what the level costs. A price that does not add up is never shown as payable.
 */
export function isPriceSound(
  goods: Pick<Goods, 'level' | 'origin_price' | 'coupon_price' | 'price'>,
): boolean {
  const [origin, coupon, price] = [goods.origin_price, goods.coupon_price, goods.price].map(fenOf) as [
    number,
    number,
    number,
  ];
  const isLevelPrice = goods.level === undefined || origin === levelPrice[goods.level] * 100;
  return isLevelPrice && price >= 0 && coupon >= 0 && origin - coupon === price;
}
