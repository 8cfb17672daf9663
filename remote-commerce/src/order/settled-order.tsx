import { fenOf, yuanOf, type OutsideOrder } from '@suite/api';
import { places } from '@suite/kernel/places';
import { ButtonLink } from '@suite/ui';
import { Page, Result } from '@suite/ui/base';
import { CopyButton } from '@suite/features/checkout';
import { goodsPage } from './goods-page';

/** An order that was not paid in time or was given back; its buyer is led to the goods again. */
export function SettledOrder({ order }: { order: OutsideOrder }) {
  const isRefunded = order.status === 'refunded';
  const again = order.is_mine && !isRefunded ? goodsPage(order) : undefined;
  const action = again ? (
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
        state="failed"
        title={isRefunded ? '订单已退款' : '订单已关闭'}
        reason={
          <>
            <p>{isRefunded ? '款项按原路退回' : '没有在时限内付款，订单已自动关闭，没有扣款'}</p>
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
