import { finance } from './editions/finance';
import { PaymentScreen } from './payment-screen';

export default function PaymentPage() {
  return <PaymentScreen edition={finance} />;
}
