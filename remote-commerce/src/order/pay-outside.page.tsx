import { leaveFor, OutsideOrder } from '@suite/features/checkout';
import { links } from '@suite/kernel/links';
import { useParams } from '@suite/kernel/router';
import { goodsPage } from './goods-page';
import { toCenter } from './to-center';
import { PaidOrder } from './paid-order';

/** An order by its number, to be paid by the learner or for them. */
export default function PayOutsidePage() {
  const { tradeNo = '' } = useParams();
  return (
    <OutsideOrder
      orderNo={tradeNo}
      path={links.payOutside({ tradeNo })}
      paid={(order, read) => <PaidOrder order={order} read={read} />}
      again={goodsPage}
      home={toCenter}
      onPaid={leaveFor(links.paySuccess)}
    />
  );
}
