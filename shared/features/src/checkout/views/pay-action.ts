import type { SaleState } from '@suite/api';
import type { CheckoutView } from '../use-checkout';

/** The one button of a payment page. */
export interface PayAction {
  words: string;
  act: 'pay' | 'payAgain' | 'accept' | 'reload';
  isBusy?: boolean;
  isOff?: boolean;
}

/** What the button says and does. The checkout decides whether it may pay; prices that do not add up never are. */
export function payAction(
  {
    phase,
    canPay,
    isChanged,
    isLeased,
    saved,
  }: Pick<CheckoutView, 'phase' | 'canPay' | 'isChanged' | 'isLeased' | 'saved'>,
  isSound = true,
): PayAction {
  if (phase === 'creating') return { words: '正在下单', act: 'pay', isBusy: true };
  if (phase === 'launched') return { words: '正在打开支付', act: 'pay', isBusy: true };
  if (!isSound) return { words: '重新获取价格', act: 'reload' };
  const isOff = !isLeased;
  if (phase === 'closed') return { words: '重新下单', act: 'payAgain', isOff };
  if (phase === 'idle') return { words: '立即支付', act: 'pay', isOff };
  if (saved > 0) return { words: '按新价格支付', act: 'payAgain', isOff };
  if (isChanged) return { words: '确认并支付', act: 'accept', isOff };
  return { words: '继续支付', act: canPay ? 'pay' : 'payAgain', isOff };
}

/**
 * Whether the goods can be paid now: a learner's own unpaid order can, even when the sale is over, but not if they own
 * the goods by now, or others that exclude them.
 */
export const isPayable = ({ phase }: Pick<CheckoutView, 'phase'>, saleState: SaleState): boolean =>
  saleState === 'open' ||
  (phase !== 'idle' && phase !== 'closed' && saleState !== 'owned' && saleState !== 'exclusive');
