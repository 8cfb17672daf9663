import { fenOf, yuanOf, type OrderStatus, type OutsideOrder } from '@suite/api';
import { places } from '@suite/kernel/places';
import { ButtonLink } from '@suite/ui';
import { Page, Result, type ResultProps } from '@suite/ui/base';
import { CopyButton } from '@suite/features/checkout';
import { goodsPage } from './goods-page';

const words: Record<
  Exclude<OrderStatus, 'pending'>,
  Pick<ResultProps, 'state' | 'title'> & { text: string }
> = {
  paid: { state: 'success', title: '订单已支付', text: '不用再付款了' },
  closed: { state: 'failed', title: '订单已关闭', text: '没有在时限内付款，订单已自动关闭，没有扣款' },
  refunded: { state: 'failed', title: '订单已退款', text: '款项按原路退回' },
};

/** An order that cannot be paid any more; only its buyer is led on to what belongs to it. */
export function SettledOrder({ order }: { order: OutsideOrder }) {
  const { state, title, text } = words[order.status === 'pending' ? 'closed' : order.status];
  const isMine = !!order.is_mine;
  const again = goodsPage(order);
  const action =
    order.status === 'paid' && isMine ? (
      <ButtonLink block to={places.paySuccess({ orderNo: order.order_no })}>
        看看接下来做什么
      </ButtonLink>
    ) : order.status === 'closed' && isMine && again ? (
      <ButtonLink block to={again}>
        重新下单
      </ButtonLink>
    ) : (
      <ButtonLink block type="default" to={places.home()}>
        返回个人中心
      </ButtonLink>
    );
  return (
    <Page tone="white">
      <Result
        state={state}
        title={title}
        reason={
          <>
            <p>{text}</p>
            <p>
              {order.goods_name}，{yuanOf(fenOf(order.amount))}
            </p>
          </>
        }
        action={action}
        secondary={<CopyButton text={order.order_no}>复制订单号</CopyButton>}
      />
    </Page>
  );
}
