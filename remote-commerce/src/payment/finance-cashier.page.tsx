import { lineName } from '@suite/features/course-line';
import { createOrder } from '@suite/api';
import { useSession } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useRecord } from '@suite/kernel/records';
import { useSearchParams } from '@suite/kernel/router';
import { EmptyPage } from '@suite/ui';
import { buyerOf } from '../finance/buyer';
import { BuyerCard } from './buyer-card';
import { editions } from './editions';
import type { PaymentEdition } from './payment-edition';
import { PaymentScreen } from './payment-screen';
import { openWay } from './sale-words';

/** The cashier of the finance course, after the buyer's details. */
export default function FinanceCashierPage() {
  const [query] = useSearchParams();
  const user = useSession((session) => session.user);
  const [buyer] = useRecord(buyerOf(user));
  const code = query.get('code');
  if (!code) {
    const way = openWay({ words: `去看看${lineName.finance}`, to: links.financeLesson() });
    return <EmptyPage scene="money" title="收银台" text="还没有选择课程" action={way.words} to={way.to} />;
  }
  const form = links.financeInformation({ code, channel: query.get('channel') ?? undefined });
  /** The finance course as its landing page sells it. */
  const landed: PaymentEdition = {
    ...editions.finance,
    create: (params) => createOrder({ ...params, buyer }),
    success: links.financeSuccess,
  };
  return (
    <PaymentScreen edition={landed} code={code}>
      {(isOrdered) => <BuyerCard form={form} buyer={buyer} isOrdered={isOrdered} />}
    </PaymentScreen>
  );
}
