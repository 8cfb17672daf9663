import type { PayStep } from '@suite/api';
import { SettledOrder, useOrder, usePaidTold, type OrderByNumber } from '@suite/features/checkout';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { ButtonLink, ResultScreen } from '@suite/ui';
import { goodsPage } from './goods-page';
import { PaidOrder } from './paid-order';
import { toCenter } from './to-center';
import { Button } from '@suite/ui/base';

/** Steps that an edition adds to those of the provider: the finance course asks where its certificate is to be sent. */
const added: Record<'any' | 'finance', readonly PayStep[]> = { any: [], finance: ['address'] };

/** After paying: the state of the order by the provider's word, and what comes next. */
export default function PaySuccessPage({ edition }: { edition: keyof typeof added }) {
  const [query] = useSearchParams();
  const orderNo = query.get('order_no');
  return orderNo ? <OfOrder orderNo={orderNo} more={added[edition]} /> : <WithoutOrder />;
}

function OfOrder({ orderNo, more }: { orderNo: string; more: readonly PayStep[] }) {
  const { verdict, error, refetch } = useOrder(orderNo);
  const read = { data: undefined, error, refetch };
  usePaidTold(verdict);
  if (!verdict) {
    return <LoadingPage tone="white" title="支付结果" query={read} />;
  }
  const { steps = [] } = verdict;
  const all = [...steps, ...more.filter((step) => steps.indexOf(step) < 0)];
  if (verdict.status === 'paid') {
    return <PaidOrder order={{ ...verdict, steps: all }} read={read} />;
  }
  return verdict.status === 'pending' ? (
    <UnpaidOrder order={verdict} onAsk={refetch} />
  ) : (
    <SettledOrder order={verdict} again={goodsPage(verdict)} home={toCenter} />
  );
}

const WithoutOrder = () => (
  <ResultScreen
    state="waiting"
    title="没有找到要查看的订单"
    reason="您的订单和已付款的课程，都在个人中心里"
    action={
      <ButtonLink block to={links.myOrders()}>
        查看我的订单
      </ButtonLink>
    }
    secondary={
      <ButtonLink block type="link" to={links.home()}>
        返回个人中心
      </ButtonLink>
    }
  />
);

/** The page of success was opened for an order that is not paid, or whose payment the provider does not know yet. */
function UnpaidOrder({ order, onAsk }: { order: OrderByNumber; onAsk: () => Promise<unknown> }) {
  return (
    <ResultScreen
      state="waiting"
      title="还没有收到付款"
      reason="如果您已经付款，请稍等片刻再刷新，不要重复付款。"
      action={
        <Button block onClick={onAsk}>
          刷新
        </Button>
      }
      secondary={
        <ButtonLink block type="default" to={links.payOutside({ tradeNo: order.order_no })}>
          还没付款，去付款
        </ButtonLink>
      }
    />
  );
}
