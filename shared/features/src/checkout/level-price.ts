import { fenOf, levelPrice, type Goods, type Order } from '@suite/api';

/**
 * Whether a page may sell at the prices that it was told: the coupon comes off exactly, and goods of a level cost
 * what the level costs. A price that does not add up is never shown as payable.
 */
export function isPriceSound(
  goods: Pick<Goods, 'level' | 'origin_price' | 'coupon_price' | 'price'>,
): boolean {
  // Goods without a level or a coupon may name it as null.
  const coupon = fenOf(goods.coupon_price || '0.00');
  const [origin, price] = [fenOf(goods.origin_price), fenOf(goods.price)];
  const isLevelPrice = !goods.level || origin === levelPrice[goods.level] * 100;
  return isLevelPrice && price >= 0 && coupon >= 0 && origin - coupon === price;
}

/** Whether an order asks for no more than its goods' level costs. */
export const isAmountSound = ({ amount, level }: Pick<Order, 'amount' | 'level'>): boolean =>
  !level || fenOf(amount) <= levelPrice[level] * 100;
