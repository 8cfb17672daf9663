import { asEntered, payOrder, useCall, type OutsideOrder } from '@suite/api';
import { platform } from '@suite/kernel';
import { useParams } from '@suite/kernel/router';
import { Loaded } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { OtherBrowser } from './other-browser';
import { PaidOrder } from './paid-order';
import { PayOrder } from './pay-order';
import { SettledOrder } from './settled-order';

/** A pay sheet belongs to the buyer's own phone; a cashier in a browser can be paid by anyone. */
const canPayHere = ({ is_mine }: OutsideOrder) => !!is_mine || platform().context === 'browser';

/** An order by its number, to be paid by the learner or for them. */
export default function PayOutsidePage() {
  const { tradeNo = '' } = useParams();
  const order = useCall(payOrder, { trade_no: tradeNo }, asEntered);
  const { data, refetch } = order;
  if (!data) {
    return (
      <Page>
        <Loaded query={order}>{() => null}</Loaded>
      </Page>
    );
  }
  if (data.status === 'paid') return <PaidOrder order={data} />;
  if (data.status !== 'pending') return <SettledOrder order={data} />;
  return canPayHere(data) ? (
    <PayOrder order={data} onClosed={() => void refetch()} />
  ) : (
    <OtherBrowser order={data} />
  );
}
