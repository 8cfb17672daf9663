import { yuanOf } from '@suite/api';
import {
  AgreementTick,
  isPriceSound,
  PayBar,
  PendingOrderBar,
  ReturnChoice,
  UnknownOrder,
  Verifying,
} from '@suite/features/checkout';
import { places } from '@suite/kernel/places';
import { useLocation } from '@suite/kernel/router';
import { ButtonLink, type LoadedQuery } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { useState, type ReactNode } from 'react';
import { AboutGoods } from './about-goods';
import { ClosedOrder } from './closed-order';
import { GoodsHead } from './goods-head';
import { isPayable, payAction } from './pay-action';
import type { AboutGoods as About } from './payment-edition';
import css from './payment.module.css';
import { PriceCard } from './price-card';
import { SaleNotice } from './sale-notice';
import { wayOn } from './sale-words';
import { usePurchase, type PurchaseOptions } from './use-purchase';

const AGREEMENT = '用户协议与隐私政策';

interface PurchaseProps extends PurchaseOptions {
  about: LoadedQuery<About>;
  /** What the page knows of the buyer. */
  children?: ReactNode;
}

/** The goods with their price and one button, or what became of the payment. */
export function Purchase({ about, children, ...options }: PurchaseProps) {
  const checkout = usePurchase(options);
  const agreement = useAgreement(!!options.goods.order);
  const { phase, order, orderNo, remaining, trace, problem } = checkout;
  if (phase === 'verifying' || phase === 'paid')
    return (
      <Frame>
        <Verifying />
      </Frame>
    );
  if (phase === 'unknown')
    return (
      <Frame>
        <UnknownOrder orderNo={orderNo} remaining={remaining} trace={trace} />
      </Frame>
    );
  if (phase === 'launched' && checkout.isBack) {
    const { paidAlready, payAgain, payUrl } = checkout;
    return (
      <Frame>
        <ReturnChoice onPaid={paidAlready} onPayAgain={payAgain} payUrl={payUrl} problem={problem} />
      </Frame>
    );
  }
  const { goods, reload } = options;
  const isOwned = goods.sale_state === 'owned' || goods.sale_state === 'exclusive';
  const isForSale = isPayable(checkout, goods.sale_state);
  return (
    <Page footer={<Footer {...options} checkout={checkout} agreement={agreement} />}>
      {phase === 'ready' && order ? <PendingOrderBar orderNo={orderNo} remaining={remaining} /> : null}
      {phase === 'closed' ? <ClosedOrder orderNo={orderNo} /> : null}
      {isForSale ? null : <SaleNotice goods={goods} onBegin={reload} />}
      <GoodsHead goods={goods} />
      {children}
      {isOwned ? null : <PriceCard goods={goods} order={phase === 'ready' ? order : null} />}
      <AboutGoods goods={goods} about={isOwned ? undefined : about} />
    </Page>
  );
}

/** The tick, which outlives the screens of a payment. A learner who has made an order has agreed. */
function useAgreement(hasOrder: boolean) {
  const [isTicked, setTicked] = useState(hasOrder);
  const [isMissing, setMissing] = useState(false);
  return { isTicked, setTicked, isMissing, setMissing };
}

const Frame = ({ children }: { children: ReactNode }) => <Page tone="white">{children}</Page>;

interface FooterProps extends PurchaseOptions {
  checkout: ReturnType<typeof usePurchase>;
  agreement: ReturnType<typeof useAgreement>;
}

/** The agreement and the one button; where nothing can be bought, the way on. */
function Footer({ edition, goods, reload, checkout, agreement }: FooterProps) {
  const { pathname } = useLocation();
  const { isTicked, setTicked, isMissing, setMissing } = agreement;
  if (!isPayable(checkout, goods.sale_state)) {
    if (goods.sale_state === 'not-yet') {
      return <PayBar amount={checkout.amount} action="尚未开售" onAction={reload} isOff />;
    }
    const { words, to } = wayOn(edition, goods, pathname);
    return (
      <ButtonLink block to={to}>
        {words}
      </ButtonLink>
    );
  }
  const isSound = isPriceSound(goods);
  const { words, act, isBusy, isOff } = payAction(checkout, isSound);
  function take() {
    if (act === 'reload') return reload();
    setMissing(!isTicked);
    if (isTicked) checkout[act]();
  }
  return (
    <>
      <div className={css.agreement}>
        <AgreementTick
          title={AGREEMENT}
          to={places.agreement()}
          isTicked={isTicked}
          onTick={setTicked}
          isMissing={isMissing}
        />
      </div>
      <PayBar
        amount={checkout.amount}
        action={words}
        onAction={take}
        isBusy={isBusy}
        isOff={isOff}
        problem={isSound ? changeWords(checkout) : '价格信息有误，现在不能支付'}
      />
    </>
  );
}

const changeWords = ({ isChanged, amount, problem }: FooterProps['checkout']) =>
  isChanged ? `价格有变化，现在需要支付 ${yuanOf(amount)}，请确认` : problem;
