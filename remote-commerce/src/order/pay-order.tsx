import type { OutsideOrder } from '@suite/api';
import { CopyButton, PendingOrderBar, useCheckout } from '@suite/features/checkout';
import { platform, useQueryClient, useSession } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { Card } from '@suite/ui';
import { Page, Spoken } from '@suite/ui/base';
import { useEffect, useRef } from 'react';
import { OrderBar } from './order-bar';
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
  const client = useQueryClient();
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
    onPaid: ({ order_no }) => {
      // What the learner owns stands in many answers: each is read anew when its page is entered.
      void client.invalidateQueries({ refetchType: 'none' });
      platform().navigate(places.paySuccess({ orderNo: order_no }), { replace: true });
    },
  });
  const { phase } = checkout;

  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  useEffect(() => {
    if (phase === 'closed') closed.current();
  }, [phase]);

  const screen = phaseScreen(checkout);
  if (screen) return screen;
  return (
    <Page footer={<OrderBar checkout={checkout} />}>
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
