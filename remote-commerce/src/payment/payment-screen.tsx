import { asEntered } from '@suite/api';
import { useUnderWay } from '@suite/features/checkout';
import { useQuery } from '@suite/kernel';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { Skeleton } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { PaymentAddress, PaymentEdition } from './payment-edition';
import { Purchase } from './purchase';

interface PaymentScreenProps {
  edition: PaymentEdition;
  /** Names the goods where the path does not. */
  code?: string;
  /** What the page knows of the buyer, before and after they have ordered. */
  children?: (isOrdered: boolean) => ReactNode;
}

/** The provider takes no longer ones, and an odd link must not stop a purchase. */
const LONGEST = 40;

function usePaymentAddress(given: string | undefined): PaymentAddress {
  const { code = '', id } = useParams();
  const [query] = useSearchParams();
  const valueOf = (name: string) => query.get(name)?.slice(0, LONGEST) || undefined;
  return {
    code: given ?? code,
    id: id === undefined ? undefined : Number(id),
    inviteCode: valueOf('invite_code'),
    channel: valueOf('channel'),
  };
}

/** A payment page: all of them are this one, with another edition. */
export function PaymentScreen({ edition, code, children }: PaymentScreenProps) {
  const address = usePaymentAddress(code);
  const goods = useQuery({ ...edition.goods(address), ...asEntered });
  const about = useQuery(edition.about);
  const goodsId = address.code || (address.id === undefined ? undefined : `advanced-${address.id}`);
  const underWay = useUnderWay(edition.kind, goodsId);
  const sold = goods.data ?? underWay;
  const loading = <LoadingPage title="支付" query={goods} skeleton={<Waiting />} />;
  if (!sold) return loading;
  const options = { edition, address, goods: goods.data, reload: () => void goods.refetch() };
  return (
    <Purchase key={sold.goods_id} {...options} sold={sold} loading={loading} about={about}>
      {children}
    </Purchase>
  );
}

const Waiting = () => (
  <>
    <Skeleton card avatar rows={2} />
    <Skeleton card rows={3} />
    <Skeleton card rows={4} />
  </>
);
