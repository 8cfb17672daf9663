import { places } from '@suite/kernel/places';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink } from '@suite/ui';
import { Empty, Page } from '@suite/ui/base';
import { BuyerCard } from './buyer-card';
import { finance } from './editions/finance';
import type { PaymentEdition } from './payment-edition';
import { PaymentScreen } from './payment-screen';
import { openWay } from './sale-words';

/** The finance course as its landing page sells it. */
const landed: PaymentEdition = { ...finance, success: places.financeSuccess };

/** The cashier of the finance course, after the buyer's details. */
export default function FinanceCashierPage() {
  const [query] = useSearchParams();
  const code = query.get('code');
  if (!code) {
    const way = openWay({ words: '去看看财商课', to: places.financeLesson() });
    return (
      <Page>
        <Empty text="还没有选择课程" action={<ButtonLink to={way.to}>{way.words}</ButtonLink>} />
      </Page>
    );
  }
  const form = places.financeInformation({ code, channel: query.get('channel') ?? undefined });
  return (
    <PaymentScreen edition={landed} code={code}>
      <BuyerCard form={form} />
    </PaymentScreen>
  );
}
