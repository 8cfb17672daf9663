import { managementPayOrder, type Goods } from '@suite/api';
import {
  CheckoutBar,
  ClosedOrder,
  ComingSteps,
  GoodsCard,
  isPayable,
  isPriceSound,
  Notice,
  PayLinkCard,
  PendingOrderBar,
  phaseScreen,
  PriceCard,
  useAgreement,
  useCheckout,
  type CheckoutGoods,
} from '@suite/features/checkout';
import { ButtonLink, Card, Points } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { OwnedCourse } from './owned-course';
import type { ReactNode } from 'react';
import type { PayEdition } from './pay-edition';

interface PurchaseProps {
  edition: PayEdition;
  /** What the checkout starts from: the goods, or what the device knows of them. */
  sold: CheckoutGoods;
  /** Undefined while they are read. */
  goods: Goods | undefined;
  /** What the page shows in place of goods that are not for sale to this learner, or not read yet. */
  instead: ReactNode;
  /** Reads the goods and the state of the course again. */
  reload: () => void;
}

const afterwards = [
  { title: '签署课程合同', text: '实名、短信验证、签名，约 3 分钟' },
  { title: '人脸核验', text: '确认是您本人，约 10 秒' },
  { title: '开始学习', text: '第一周从购买的第二天开始' },
];

/** The state of a course that has just been paid, before the provider is asked for it. */
const justPaid = { is_sign: 0, is_face: 0 } as const;

/** The course with its price, its contract and one button, or what became of the payment. */
export function Purchase({ edition, sold, goods, instead, reload }: PurchaseProps) {
  const checkout = useCheckout({
    goods: sold,
    create: managementPayOrder,
    calls: { payment: edition.payment },
    onPaid: reload,
    onOutdated: reload,
  });
  const agreement = useAgreement(!goods || !!goods.order);
  if (checkout.phase === 'paid') return <OwnedCourse edition={edition} status={justPaid} />;
  const screen = phaseScreen(checkout);
  if (screen) return screen;
  if (!goods || instead) return <>{instead}</>;
  const { phase, orderNo, remaining } = checkout;
  const isForSale = isPayable(checkout, goods.sale_state);
  const pending = phase === 'ready' ? checkout.order : null;
  const footer = isForSale ? (
    <CheckoutBar checkout={checkout} agreement={agreement} isSound={isPriceSound(goods)} onReload={reload} />
  ) : (
    <ButtonLink block to={edition.hub()}>
      返回管理课程
    </ButtonLink>
  );
  return (
    <Page footer={footer}>
      {pending ? <PendingOrderBar orderNo={orderNo} remaining={remaining} /> : null}
      {phase === 'closed' ? <ClosedOrder {...checkout} /> : null}
      {isForSale ? null : (
        <Notice title="现在不能购买">
          <p>{goods.sale_reason}</p>
        </Notice>
      )}
      <GoodsCard goods={goods} />
      <PriceCard goods={goods} order={pending} facts={{ 课程合同: '支付后签署' }} />
      {pending ? <PayLinkCard path={edition.outside({ tradeNo: orderNo })} /> : null}
      <Card title="包含内容">
        <Points items={goods.includes} />
      </Card>
      <Card title="退款">
        <Points items={['需要退款时请联系老师申请，由老师核对可退金额', '审核通过后退回付款时使用的账户']} />
      </Card>
      <Card title="支付之后">
        <ComingSteps steps={afterwards} />
      </Card>
    </Page>
  );
}
