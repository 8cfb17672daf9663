import { payOrder, type OutsideOrder } from '@suite/api';
import type { Owner } from '@suite/kernel/records';
import { Page, Spoken } from '@suite/ui/base';
import { useCheckout, type CheckoutOptions } from '../use-checkout';
import { CheckoutBar } from '../views/checkout-bar';
import { OrderCard } from '../views/goods-card';
import { PendingOrderBar } from '../views/pending-order-bar';
import { phaseScreen } from '../views/phase-screen';
import { isAmountSound } from '../level-price';
import { ClosedOrder } from '../views/closed-order';
import { PayerCard } from './payer-card';
import { PayLinkCard } from './pay-link-card';

export interface PayOrderProps extends Pick<CheckoutOptions, 'onPaid' | 'onOutdated'> {
  order: OutsideOrder;
  /** The learner whose order it is, or the device of whoever pays it for them. */
  owner: Owner;
  path: string;
  /** A page behind the login on which the learner finds this order. */
  login?: string;
  payment: NonNullable<CheckoutOptions['calls']>['payment'];
}

/** An unpaid order with its time left. */
export function PayOrder({ order, owner, path, login, payment, onPaid, onOutdated }: PayOrderProps) {
  const isOwn = owner !== 'device';
  const { order_no, goods_id, kind, amount: price } = order;
  // The order is there already: it is asked for, and no other one is made.
  const ask = () => payOrder({ trade_no: order_no });
  const checkout = useCheckout({
    // The learner's own purchase goes on where they left it; to others only this order exists.
    owner,
    goods: { goods_id: isOwn ? goods_id : order_no, kind, price, order },
    create: ask,
    calls: { pending: ask, ...(payment && { payment }) },
    onPaid,
    onOutdated,
  });
  const screen = phaseScreen(checkout);
  if (screen) return screen;
  // Ordering again is for the learner.
  if (!isOwn && checkout.phase === 'closed') {
    return (
      <Page>
        <ClosedOrder {...checkout} />
      </Page>
    );
  }
  return (
    <Page footer={<CheckoutBar checkout={checkout} isSound={isAmountSound(order)} onReload={onOutdated} />}>
      <Spoken as="h1">订单支付</Spoken>
      <PendingOrderBar orderNo={order_no} remaining={checkout.remaining} />
      <OrderCard order={order} />
      {isOwn ? <PayLinkCard path={path} /> : <PayerCard order={order} login={login} />}
    </Page>
  );
}
