import { finance } from './editions/finance';
import { PaymentScreen } from './payment-screen';

export default function FinanceCashierPage() {
  return <PaymentScreen edition={finance} />;
}
