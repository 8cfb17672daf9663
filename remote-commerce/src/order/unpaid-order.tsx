import type { OutsideOrder } from '@suite/api';
import { links } from '@suite/kernel/links';
import { ButtonLink, ResultScreen } from '@suite/ui';
import { Button } from '@suite/ui/base';

/** The page of success was opened for an order that is not paid, or whose payment the provider does not know yet. */
export function UnpaidOrder({ order, onAsk }: { order: OutsideOrder; onAsk: () => Promise<unknown> }) {
  return (
    <ResultScreen
      state="waiting"
      title="还没有收到付款"
      reason={
        <>
          <p>如果您已经付款，请稍等片刻再刷新</p>
          <p>请不要重复付款</p>
        </>
      }
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
