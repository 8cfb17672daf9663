import {
  AgreementTick,
  PayBar,
  PendingOrderBar,
  PriceLines,
  ReturnChoice,
  UnknownOrder,
  useAgreement,
  Verifying,
} from '@suite/features/checkout';
import { Card } from '@suite/ui';
import { RouterProvider } from '@suite/kernel/router';
import { createMemoryRouter } from '@suite/kernel/testing';
import { Caption } from '../caption';

const nothing = () => undefined;

const router = createMemoryRouter();

export function Checkouts() {
  const agreement = useAgreement(false);
  return (
    <RouterProvider router={router}>
      <Caption text="待支付订单、价格、协议">
        <PendingOrderBar orderNo="2026031112000000017" remaining={1754} />
        <Card title="财务分析课">
          <PriceLines origin_price="4998.00" coupon_price="500.00" coupon_name="新人专享券" price="4498.00" />
        </Card>
        <AgreementTick {...agreement} isMissing={!agreement.isTicked} />
      </Caption>
      <Caption text="支付栏：可付、正在下单、不可付" padded>
        <PayBar amount={449800} action="立即支付" onAction={nothing} />
        <PayBar amount={449800} action="立即支付" onAction={nothing} isBusy />
        <PayBar
          amount={449800}
          action="立即支付"
          onAction={nothing}
          isOff
          problem="网络不稳定，没有收到下单结果，请再试一次"
        />
      </Caption>
      <Caption text="正在确认">
        <Verifying />
      </Caption>
      <Caption text="从收银台回来">
        <ReturnChoice onPaid={nothing} onPayAgain={nothing} payUrl="https://cashier.test/O1" />
      </Caption>
      <Caption text="没有收到结果">
        <UnknownOrder orderNo="2026031112000000017" remaining={1754} trace={() => ''} />
      </Caption>
    </RouterProvider>
  );
}
