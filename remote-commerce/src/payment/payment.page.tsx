import { editions } from './editions';
import { PaymentScreen } from './payment-screen';

/** The payment page of each course and of the tools. */
export default function PaymentPage({ edition }: { edition: keyof typeof editions }) {
  return <PaymentScreen edition={editions[edition]} />;
}
