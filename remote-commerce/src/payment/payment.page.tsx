import { advanced } from './editions/advanced';
import { finance } from './editions/finance';
import { industry } from './editions/industry';
import { investment } from './editions/investment';
import { premium } from './editions/premium';
import { tools } from './editions/tools';
import { PaymentScreen } from './payment-screen';

const editions = { finance, advanced, investment, industry, premium, tools };

/** The payment page of each course and of the tools. */
export default function PaymentPage({ edition }: { edition: keyof typeof editions }) {
  return <PaymentScreen edition={editions[edition]} />;
}
