import { createPayment, payOrder } from '@suite/api';
import type { Owner } from '@suite/kernel/records';
import { Page, Spoken } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { useCheckout, type CheckoutOptions } from '../use-checkout';
import { CheckoutBar } from '../views/checkout-bar';
import { OrderCard } from '../views/goods-card';
import { PendingOrderBar } from '../views/pending-order-bar';
import { phaseScreen } from '../views/phase-screen';
import { isAmountSound } from '../level-price';
import { ClosedOrder } from '../views/closed-order';
import { PayerCard } from './payer-card';
import { usePayerInvoice } from './payer-invoice';
import { PayLinkCard } from './pay-link-card';
import type { OrderByNumber } from './use-order';

export interface PayOrderProps extends Pick<CheckoutOptions, 'onPaid' | 'onOutdated'> {
  order: OrderByNumber;
  /** The learner whose order it is, or the device of whoever pays it for them; undefined while that is not known. */
  owner: Owner | undefined;
  /** What stands there meanwhile, unless there is something to say of the payment. */
  waiting: ReactNode;
  path: string;
  /** A page behind the login on which the learner finds this order. */
  login?: string;
  payment: NonNullable<CheckoutOptions['calls']>['payment'];
}

/** An unpaid order with its time left. */
export function PayOrder({ order, owner, path, login, payment, waiting, ...told }: PayOrderProps) {
  const isOwn = owner !== 'device';
  const { order_no, goods_id, kind, amount: price } = order;
  // The order is there already: it is asked for, and no other one is made.
  const ask = () => payOrder({ trade_no: order_no });
  const invoice = usePayerInvoice(order.invoice_for);
  const pay = payment ?? createPayment;
  const checkout = useCheckout({
    // The learner's own purchase goes on where they left it; to others only this order exists.
    owner,
    goods: { goods_id: isOwn ? goods_id : order_no, kind, price, order },
    create: ask,
    calls: {
      pending: ask,
      payment: (params) => pay(isOwn ? params : { ...params, payer_title: invoice.title }),
    },
    ...told,
  });
  // A payment that no record could be kept of is not offered.
  const screen = phaseScreen({ ...checkout, isLeased: checkout.isLeased && owner !== undefined });
  if (screen) return screen;
  if (!owner) return <>{waiting}</>;
  // Ordering again is for the learner.
  if (!isOwn && checkout.phase === 'closed') {
    return (
      <Page>
        <ClosedOrder {...checkout} />
      </Page>
    );
  }
  return (
    <Page
      footer={
        <CheckoutBar
          checkout={checkout}
          isReady={isOwn ? undefined : invoice.isReady}
          isSound={isAmountSound(order)}
          onReload={told.onOutdated}
        />
      }
    >
      <Spoken as="h1">订单支付</Spoken>
      <PendingOrderBar orderNo={order_no} remaining={checkout.remaining} />
      <OrderCard order={order} />
      {isOwn ? <PayLinkCard path={path} /> : <PayerCard order={order} login={login} />}
      {isOwn ? null : invoice.card}
    </Page>
  );
}
