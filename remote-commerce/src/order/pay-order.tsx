import type { OutsideOrder } from '@suite/api';
import { CopyButton, PayBar, PendingOrderBar, useCheckout } from '@suite/features/checkout';
import { platform, useSession } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { Card } from '@suite/ui';
import { Page, Spoken } from '@suite/ui/base';
import { useEffect, useRef } from 'react';
import { OrderCard } from './order-card';
import css from './pay-outside.module.css';
import { payLink } from './pay-link';
import { phaseScreen } from './phase-screen';

export interface PayOrderProps {
  order: OutsideOrder;
  /** The time to pay is over. */
  onClosed: () => void;
}

/** An unpaid order with its time left. */
export function PayOrder({ order, onClosed }: PayOrderProps) {
  const user = useSession((session) => session.user);
  const isOwn = !!order.is_mine && user !== undefined;
  const checkout = useCheckout({
    // The buyer's own purchase goes on where they left it; to others only this order exists.
    goods: {
      goods_id: isOwn ? order.goods_id : order.order_no,
      kind: order.kind,
      price: order.amount,
      order,
    },
    create: async () => order,
    calls: { pending: async () => order },
    onPaid: ({ order_no }) =>
      platform().navigate(places.paySuccess({ orderNo: order_no }), { replace: true }),
  });
  const { phase, canPay } = checkout;

  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  useEffect(() => {
    if (phase === 'closed') closed.current();
  }, [phase]);

  const screen = phaseScreen(checkout);
  if (screen) return screen;
  const footer = (
    <PayBar
      amount={checkout.amount}
      action={canPay ? '立即支付' : '继续支付'}
      onAction={canPay ? checkout.pay : checkout.payAgain}
      isBusy={phase === 'creating' || phase === 'launched'}
      problem={checkout.problem}
    />
  );
  return (
    <Page footer={footer}>
      <Spoken as="h1">订单支付</Spoken>
      <PendingOrderBar orderNo={order.order_no} remaining={checkout.remaining} />
      <OrderCard order={order} />
      <Card title="请家人朋友付款">
        <p className={css.text}>
          把链接发给对方，在手机浏览器中打开就能付款，不用登录，也看不到您的个人信息。
        </p>
        <div className={css.copy}>
          <CopyButton text={() => payLink(order.order_no)}>复制付款链接</CopyButton>
        </div>
      </Card>
    </Page>
  );
}
