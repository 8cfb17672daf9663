import { fenOf, managementPayOrder, yuanOf, type Goods } from '@suite/api';
import {
  AgreementTick,
  isPriceSound,
  PayBar,
  PendingOrderBar,
  PriceLines,
  useCheckout,
} from '@suite/features/checkout';
import { platform, useQueryClient } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { ButtonLink, Card, Cover, CoverRow, Points, Steps } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { useEffect, useRef, useState } from 'react';
import { CopyLink } from './copy-link';
import { OwnedCourse } from './owned-course';
import { payAction } from './pay-action';
import type { PayEdition } from './pay-edition';
import { payLink } from './pay-link';
import css from './paying.module.css';
import { phaseScreen } from './phase-screen';

const AGREEMENT = '用户协议与隐私政策';

const channels = {
  messenger: '微信支付',
  'desktop-messenger': '微信支付',
  browser: '前往收银台支付',
  shell: 'App 支付',
} as const;

interface PurchaseProps {
  edition: PayEdition;
  goods: Goods;
  /** Reads the goods and the state of the course again. */
  reload: () => void;
}

/** The checkout of the course; once it is paid the page says what comes next. */
function useManageCheckout({ edition, goods, reload }: PurchaseProps) {
  const client = useQueryClient();
  const checkout = useCheckout({
    goods,
    create: managementPayOrder,
    calls: { payment: edition.payment },
    onPaid: () => void client.invalidateQueries(),
    onRefused: reload,
  });
  const again = useRef(reload);
  useEffect(() => {
    again.current = reload;
  });
  const isOutdated = checkout.isChanged || checkout.phase === 'closed';
  useEffect(() => {
    if (isOutdated) again.current();
  }, [isOutdated]);
  return checkout;
}

/** The state of a course that has just been paid, before the provider is asked for it. */
const justPaid = { is_sign: 0, is_face: 0 } as const;

/** The course with its price, its contract and one button, or what became of the payment. */
export function Purchase(props: PurchaseProps) {
  const checkout = useManageCheckout(props);
  const { edition, goods } = props;
  if (checkout.phase === 'paid') return <OwnedCourse edition={edition} status={justPaid} />;
  const screen = phaseScreen(checkout);
  if (screen) return screen;
  const { phase, order, remaining } = checkout;
  const isForSale = goods.sale_state === 'open' || phase === 'ready' || phase === 'launched';
  const pending = phase === 'ready' ? order : null;
  const isOther = pending !== null && fenOf(pending.amount) !== fenOf(goods.price);
  return (
    <Page footer={isForSale ? <Footer {...props} checkout={checkout} /> : <NotForSale edition={edition} />}>
      {pending ? <PendingOrderBar orderNo={pending.order_no} remaining={remaining} /> : null}
      {phase === 'closed' ? (
        <Notice
          title="订单已关闭"
          text="这笔订单没有按时支付。如果您已付款，请先不要重新下单，我们会自动确认。"
        />
      ) : null}
      {isForSale ? null : <Notice title="现在不能购买" text={goods.sale_reason} />}
      <Card label="课程">
        <CoverRow
          cover={
            <Cover className={css.cover} src={goods.cover} title={goods.name} seed={goods.goods_id.length} />
          }
        >
          <h1 className={css.name}>{goods.name}</h1>
          <p className={css.text}>{goods.introduce}</p>
        </CoverRow>
      </Card>
      <Card title="费用明细">
        {isOther ? (
          <p className={css.text}>
            您的订单金额是 {yuanOf(fenOf(pending.amount))}，按下单时的价格计算；现在的价格是{' '}
            {yuanOf(fenOf(goods.price))}。
          </p>
        ) : (
          <PriceLines {...goods} />
        )}
        <p className={css.row}>
          <span>支付方式</span>
          <span>{channels[platform().context]}</span>
        </p>
        <p className={css.row}>
          <span>课程合同</span>
          <span>支付后签署</span>
        </p>
      </Card>
      {pending ? (
        <Card title="换个方式支付">
          <p className={css.text}>复制付款链接，在手机浏览器里打开即可支付，也可以请家人代付。</p>
          <CopyLink text={payLink(edition, pending.order_no)}>复制付款链接</CopyLink>
        </Card>
      ) : null}
      <Card title="包含内容">
        <Points items={goods.includes} />
      </Card>
      <Card title="支付之后">
        <Steps
          current={-1}
          items={[
            { title: '签署课程合同', text: '实名、短信验证、签名，约 3 分钟' },
            { title: '人脸核验', text: '确认是您本人，约 10 秒' },
            { title: '开始学习', text: '第一周从购买的第二天开始' },
          ]}
        />
      </Card>
    </Page>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <section className={css.notice} aria-label={title}>
      <h2 className={css.noticeTitle}>{title}</h2>
      <p className={css.noticeText}>{text}</p>
    </section>
  );
}

const NotForSale = ({ edition }: { edition: PayEdition }) => (
  <ButtonLink block to={edition.hub()}>
    返回管理课程
  </ButtonLink>
);

interface FooterProps extends PurchaseProps {
  checkout: ReturnType<typeof useManageCheckout>;
}

/** The agreement and the one button. */
function Footer({ goods, reload, checkout }: FooterProps) {
  // The learner agreed when they made the order.
  const [isTicked, setTicked] = useState(goods.order !== null);
  const [isMissing, setMissing] = useState(false);
  const isSound = isPriceSound(goods);
  const { words, act, isBusy, isOff } = payAction(checkout, isSound);
  const { isChanged, amount, problem } = checkout;
  function take() {
    if (act === 'reload') return reload();
    setMissing(!isTicked);
    if (isTicked) checkout[act]();
  }
  const change = isChanged ? `价格有变化，现在需要支付 ${yuanOf(amount)}，请确认` : problem;
  return (
    <>
      <AgreementTick
        title={AGREEMENT}
        to={places.agreement()}
        isTicked={isTicked}
        onTick={setTicked}
        isMissing={isMissing}
      />
      <PayBar
        amount={amount}
        action={words}
        onAction={take}
        isBusy={isBusy}
        isOff={isOff}
        problem={isSound ? change : '价格信息有误，现在不能支付'}
      />
    </>
  );
}
