import { asEntered, fenOf, payOrder, useCall, yuanOf, type OutsideOrder } from '@suite/api';
import { PayBar, PendingOrderBar, useCheckout } from '@suite/features/checkout';
import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink, Card, Cover, CoverRow, Loaded } from '@suite/ui';
import { Empty, Page, Result, Skeleton, Spoken } from '@suite/ui/base';
import { CopyLink } from './copy-link';
import { payAction } from './pay-action';
import type { PayEdition } from './pay-edition';
import { payLink } from './pay-link';
import css from './paying.module.css';
import { phaseScreen } from './phase-screen';

interface OutsideProps {
  edition: PayEdition;
}

/** An order of the course by its number, to be paid by the learner or for them. */
export function OutsideScreen({ edition }: OutsideProps) {
  const tradeNo = useSearchParams()[0].get('trade_no') ?? '';
  const order = useCall(payOrder, { trade_no: tradeNo }, { ...asEntered, enabled: tradeNo !== '' });
  const { data, refetch } = order;
  if (!tradeNo) return <NoOrder edition={edition} />;
  if (!data) {
    return (
      <Page>
        <Loaded query={order} skeleton={<Skeleton card rows={4} />}>
          {() => null}
        </Loaded>
      </Page>
    );
  }
  if (data.status !== 'pending') return <Settled order={data} edition={edition} />;
  // A pay sheet belongs to the buyer's own phone; a cashier in a browser can be paid by anyone.
  return data.is_mine || platform().context === 'browser' ? (
    <Paying order={data} edition={edition} onEnd={() => void refetch()} />
  ) : (
    <Elsewhere order={data} edition={edition} />
  );
}

interface OrderProps extends OutsideProps {
  order: OutsideOrder;
}

function Paying({ order, edition, onEnd }: OrderProps & { onEnd: () => void }) {
  const { goods_id, kind, amount: price } = order;
  const checkout = useCheckout({
    goods: { goods_id, kind, price, order },
    // The order is there already: it is asked for, and no other one is made.
    create: () => payOrder({ trade_no: order.order_no }),
    calls: { payment: edition.payment, pending: () => payOrder({ trade_no: order.order_no }) },
    onPaid: onEnd,
    onRefused: onEnd,
  });
  const screen = phaseScreen(checkout);
  if (screen) return screen;
  const { words, act, isBusy, isOff } = payAction(checkout, true);
  const isOver = checkout.phase === 'closed';
  return (
    <Page
      footer={
        isOver ? (
          <ButtonLink block to={edition.pay()}>
            重新下单
          </ButtonLink>
        ) : (
          <PayBar
            amount={checkout.amount}
            action={words}
            onAction={() => (act === 'reload' ? onEnd() : checkout[act]())}
            isBusy={isBusy}
            isOff={isOff}
            problem={checkout.problem}
          />
        )
      }
    >
      <PendingOrderBar orderNo={order.order_no} remaining={checkout.remaining} />
      <OrderCard order={order} />
    </Page>
  );
}

const OrderCard = ({ order: { goods_id, goods_name, cover, amount } }: { order: OutsideOrder }) => (
  <Card label="订单">
    <CoverRow cover={<Cover className={css.cover} src={cover} title={goods_name} seed={goods_id.length} />}>
      <h1 className={css.name}>{goods_name}</h1>
      <p className={css.price}>{yuanOf(fenOf(amount))}</p>
    </CoverRow>
  </Card>
);

function Elsewhere({ order, edition }: OrderProps) {
  return (
    <Page
      footer={
        <CopyLink text={payLink(edition, order.order_no)} isPrimary>
          复制付款链接
        </CopyLink>
      }
    >
      <OrderCard order={order} />
      <Card title="请在浏览器中付款">
        <p className={css.text}>这笔订单不是用当前账号下的。请复制付款链接，用手机浏览器打开后付款。</p>
      </Card>
    </Page>
  );
}

const ends = {
  paid: ['订单已支付', '课程已开通'],
  closed: ['订单已关闭', '订单没有按时支付，没有产生扣款'],
  refunded: ['订单已退款', '款项会退回原支付账户'],
} as const;

/** An order that needs no payment any more. */
function Settled({ order, edition }: OrderProps) {
  const status = order.status === 'pending' ? 'closed' : order.status;
  const [title, reason] = ends[status];
  const isMine = order.is_mine === 1;
  const ways = { paid: '下一步，签署合同', closed: '重新下单', refunded: '返回管理课程' };
  return (
    <Page tone="white">
      <Result
        state={status === 'paid' ? 'success' : 'failed'}
        title={title}
        reason={status === 'paid' && !isMine ? '感谢您的付款，课程已为下单人开通' : reason}
        action={
          isMine ? (
            <ButtonLink block to={status === 'refunded' ? edition.hub() : edition.pay()}>
              {ways[status]}
            </ButtonLink>
          ) : undefined
        }
      />
    </Page>
  );
}

const NoOrder = ({ edition }: OutsideProps) => (
  <Page tone="white">
    <Spoken as="h1">课程支付</Spoken>
    <Empty
      text="链接里没有订单号"
      action={
        <ButtonLink size="small" to={edition.hub()}>
          返回管理课程
        </ButtonLink>
      }
    />
  </Page>
);
