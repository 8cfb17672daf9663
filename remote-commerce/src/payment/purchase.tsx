import type { Goods } from '@suite/api';
import {
  CheckoutBar,
  ClosedOrder,
  GoodsCard,
  isPayable,
  isPriceSound,
  leaveFor,
  PayBar,
  PendingOrderBar,
  phaseScreen,
  PriceCard,
  useAgreement,
  useCheckout,
  type Agreement,
  type CheckoutGoods,
  type CheckoutView,
} from '@suite/features/checkout';
import { links } from '@suite/kernel/links';
import { useLocation } from '@suite/kernel/router';
import type { LoadedQuery } from '@suite/features/loaded';
import { ButtonLink } from '@suite/ui';
import { Page } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { AboutGoods } from './about-goods';
import type { AboutGoods as About, PaymentAddress, PaymentEdition } from './payment-edition';
import { SaleNotice } from './sale-notice';
import { wayOn } from './sale-words';

interface PurchaseOptions {
  edition: PaymentEdition;
  address: PaymentAddress;
  goods: Goods;
  /** Reads the goods again. */
  reload: () => void;
}

interface PurchaseProps extends Omit<PurchaseOptions, 'goods'> {
  /** What the checkout starts from: the goods, or what the device knows of them. */
  sold: CheckoutGoods;
  /** Undefined while they are read; until then only what became of a payment is shown. */
  goods: Goods | undefined;
  /** What stands there instead. */
  loading: ReactNode;
  about: LoadedQuery<About>;
  /** What the page knows of the buyer, before and after they have ordered. */
  children?: (isOrdered: boolean) => ReactNode;
}

/** The goods with their price and one button, or what became of the payment. */
export function Purchase({ sold, goods, loading, about, children, ...rest }: PurchaseProps) {
  const { edition, address, reload } = rest;
  const checkout = useCheckout({
    goods: sold,
    create: (params) =>
      edition.create({ ...params, invite_code: address.inviteCode, channel: address.channel }),
    onPaid: leaveFor(edition.success ?? links.paySuccess),
    onOutdated: reload,
  });
  const agreement = useAgreement(!goods || !!goods.order);
  const screen = phaseScreen(checkout);
  if (screen) return screen;
  if (!goods) return <>{loading}</>;
  return (
    <ForSale {...rest} {...{ goods, checkout, agreement, about }}>
      {children}
    </ForSale>
  );
}

interface ForSaleProps extends FooterProps, Pick<PurchaseProps, 'about' | 'children'> {}

/** The goods with their price and the one button. */
function ForSale({ about, children, ...rest }: ForSaleProps) {
  const { goods, checkout, reload } = rest;
  const { phase, orderNo, remaining } = checkout;
  const canBuy = isPayable(checkout, goods.sale_state);
  const pending = phase === 'ready' && canBuy ? checkout.order : null;
  const isOwned = goods.sale_state === 'owned' || goods.sale_state === 'exclusive';
  return (
    <Page footer={<Footer {...rest} />}>
      {pending ? <PendingOrderBar orderNo={orderNo} remaining={remaining} /> : null}
      {phase === 'closed' ? <ClosedOrder {...checkout} /> : null}
      {canBuy ? null : <SaleNotice goods={goods} onBegin={reload} />}
      <GoodsCard goods={goods} />
      {children?.(orderNo !== '' && phase !== 'closed')}
      {isOwned ? null : <PriceCard goods={goods} order={pending} />}
      <AboutGoods goods={goods} about={isOwned ? undefined : about} />
    </Page>
  );
}

interface FooterProps extends PurchaseOptions {
  checkout: CheckoutView;
  agreement: Agreement;
}

/** The agreement and the one button; where nothing can be bought, the way on. */
function Footer({ edition, address, goods, reload, checkout, agreement }: FooterProps) {
  const { pathname } = useLocation();
  if (isPayable(checkout, goods.sale_state)) {
    const isSound = isPriceSound(goods);
    return <CheckoutBar checkout={checkout} agreement={agreement} isSound={isSound} onReload={reload} />;
  }
  if (goods.sale_state === 'not-yet')
    return <PayBar amount={checkout.amount} action="尚未开售" onAction={reload} isOff />;
  const { words, to } = wayOn(edition, goods, address, pathname);
  return (
    <ButtonLink block to={to}>
      {words}
    </ButtonLink>
  );
}
