import type { PayStep } from '@suite/api';
import { SettledOrder, useOrder, usePaidTold } from '@suite/features/checkout';
import { places } from '@suite/kernel/places';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink, ResultScreen, LoadingPage } from '@suite/ui';
import { goodsPage } from './goods-page';
import { PaidOrder } from './paid-order';
import { toCenter } from './to-center';
import { UnpaidOrder } from './unpaid-order';

export interface PaySuccessProps {
  /** Steps of the page's own, after those of the provider. */
  more?: readonly PayStep[];
}

/** After paying: the state of the order by the provider's word, and what comes next. */
export function PaySuccess({ more = [] }: PaySuccessProps) {
  const [query] = useSearchParams();
  const orderNo = query.get('order_no');
  return orderNo ? <OfOrder orderNo={orderNo} more={more} /> : <WithoutOrder />;
}

const askedAgain = ['pending', 'closed'] as const;

function OfOrder({ orderNo, more }: Required<PaySuccessProps> & { orderNo: string }) {
  const order = useOrder(orderNo, askedAgain);
  const { data, refetch } = order;
  usePaidTold(data);
  if (!data) {
    return <LoadingPage tone="white" title="支付结果" query={order} />;
  }
  const added = more.filter((step) => data.steps.indexOf(step) < 0);
  if (data.status === 'paid') return <PaidOrder order={{ ...data, steps: [...data.steps, ...added] }} />;
  return data.status === 'pending' ? (
    <UnpaidOrder order={data} onAsk={refetch} />
  ) : (
    <SettledOrder order={data} again={goodsPage(data)} home={toCenter} />
  );
}

const WithoutOrder = () => (
  <ResultScreen
    state="waiting"
    title="没有找到要查看的订单"
    reason="您的订单和已付款的课程，都在个人中心里"
    action={
      <ButtonLink block to={places.myInfo()}>
        查看我的订单
      </ButtonLink>
    }
    secondary={
      <ButtonLink block type="link" to={places.home()}>
        返回个人中心
      </ButtonLink>
    }
  />
);
