/**
 * A purchase: one machine and one set of screens for everything that is sold. A page reads its goods, and then:
 *
 *     const checkout = useCheckout({ goods, create: createOrder, onPaid: leaveFor(links.paySuccess), onOutdated });
 *     const screen = phaseScreen(checkout);
 *     if (screen) return screen;
 *     return <Page footer={<CheckoutBar checkout={checkout} agreement={agreement} />}>the goods</Page>;
 *
 * What happens in which state, and why, is in `machine/`; what is promised is in `e2e/checkout/promises.test.ts`.
 */
export {
  leaveFor,
  useCheckout,
  type CheckoutGoods,
  type CheckoutOptions,
  type CheckoutView,
} from './use-checkout';
export type { CheckoutCalls } from './run/types';
export type { Phase } from './machine/types';
export { isPriceSound } from './level-price';
export { OutsideOrder, type OutsideOrderProps } from './outside/outside-order';
export { invoiceForWords } from './outside/payer-invoice';
export { PayLinkCard } from './outside/pay-link-card';
export { SettledOrder, type SettledOrderProps, type Way } from './outside/settled-order';
export { useOrder, type OrderByNumber } from './outside/use-order';
export { useUnderWay } from './use-under-way';
export { usePaidTold } from './use-paid-told';
export { AgreementTick, useAgreement, type Agreement } from './views/agreement';
export { CheckoutBar, type CheckoutBarProps } from './views/checkout-bar';
export { ClosedOrder } from './views/closed-order';
export { ComingSteps, type ComingStepsProps } from './views/coming-steps';
export { CopyButton, CopyButtons, type CopyButtonProps } from './views/copy-button';
export { GoodsCard } from './views/goods-card';
export { Notice, type NoticeProps } from './views/notice';
export { isPayable } from './views/pay-action';
export { PayBar, type PayBarProps } from './views/pay-bar';
export { PendingOrderBar, type PendingOrderBarProps } from './views/pending-order-bar';
export { phaseScreen } from './views/phase-screen';
export { PriceCard, type PriceCardProps } from './views/price-card';
export { PriceLines, type PriceLinesProps } from './views/price-lines';
export { ReturnChoice, type ReturnChoiceProps } from './views/return-choice';
export { UnknownOrder, type UnknownOrderProps } from './views/unknown-order';
export { Verifying } from './views/verifying';
