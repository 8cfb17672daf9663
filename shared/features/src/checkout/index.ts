/**
 * A purchase: one machine for everything that is sold. A page reads its goods, and then:
 *
 *     const checkout = useCheckout({ goods, create: createOrder, onPaid: (order) => ... });
 *     checkout.phase === 'verifying'   -> <Verifying />
 *     checkout.phase === 'unknown'     -> <UnknownOrder trace={checkout.trace} ... />
 *     checkout.phase === 'launched' && checkout.isBack -> <ReturnChoice onPaid={checkout.paidAlready} ... />
 *     otherwise the goods, and <PayBar> in the footer of the `Page`:
 *       `idle`, or `ready` with `canPay` -> 立即支付, `pay`
 *       `ready` without `canPay`, and `closed` -> 继续支付 or 重新下单, `payAgain`
 *       `isChanged` -> the new amount is shown, and `accept` is the learner's word
 *
 * What happens in which state, and why, is in `machine/`; what is promised is in `promises.test.ts`.
 */
export { useCheckout, type CheckoutGoods, type CheckoutOptions, type CheckoutView } from './use-checkout';
export type { CheckoutCalls } from './run/types';
export type { Phase } from './machine/types';
export { isPriceSound } from './level-price';
export { DO_NOT_PAY_AGAIN, VERIFYING } from './words';
export { AgreementTick, agreementError, type AgreementTickProps } from './views/agreement-tick';
export { CopyButton, type CopyButtonProps } from './views/copy-button';
export { PayBar, type PayBarProps } from './views/pay-bar';
export { PendingOrderBar, type PendingOrderBarProps } from './views/pending-order-bar';
export { PriceLines, type PriceLinesProps } from './views/price-lines';
export { ReturnChoice, type ReturnChoiceProps } from './views/return-choice';
export { UnknownOrder, type UnknownOrderProps } from './views/unknown-order';
export { Verifying } from './views/verifying';
