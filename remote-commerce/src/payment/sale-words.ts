import { platform } from '@suite/kernel';
import type { Goods, SaleState } from '@suite/api';
import type { Way } from '@suite/features/checkout';
import { goHome, type PaymentAddress, type PaymentEdition } from './payment-edition';

/** What a page says above the provider's own words. */
export const saleTitles: Readonly<Record<Exclude<SaleState, 'open'>, string>> = {
  'not-yet': '尚未开售',
  'sold-out': '本期已售完',
  owned: '无需再次购买',
  'not-allowed': '现在还不能购买',
  exclusive: '与您已有的课程重复',
};

const wayOf = ({ owned, first, others }: PaymentEdition, state: SaleState, address: PaymentAddress): Way => {
  if (state === 'owned') return owned;
  if (state === 'not-allowed') return first(address);
  return state === 'exclusive' ? { words: '去学习', to: goHome.to } : others(address);
};

/** The way, or home while no app has its page. */
export const openWay = (way: Way): Way => (platform().hasPage(way.to) ? way : goHome);

/** Where the learner goes on; home when the page is this one, or no app has it. */
export function wayOn(
  edition: PaymentEdition,
  { sale_state }: Pick<Goods, 'sale_state'>,
  address: PaymentAddress,
  here: string,
): Way {
  const way = wayOf(edition, sale_state, address);
  return way.to.split('?')[0] === here ? goHome : openWay(way);
}

const MINUTE = 60;
const ASK_AGAIN = 5;

/**
 * How often the provider, whose clock decides, was asked whether the sale has begun, by the seconds until then. After a
 * minute the device's clock is ahead of the provider's, and there is no hurry.
 */
export function asksBy(left: number): number {
  if (left > 0) return 0;
  const hasty = Math.min(-left, MINUTE);
  return 1 + Math.floor(hasty / ASK_AGAIN) + Math.floor((-left - hasty) / MINUTE);
}

/** Whether the sale may begin any moment: the provider's clock and the device's differ by seconds. */
export const isAboutToBegin = (left: number): boolean => left <= 0 && left > -MINUTE;
