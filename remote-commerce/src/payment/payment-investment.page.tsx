import { investment } from './editions/investment';
import { PaymentScreen } from './payment-screen';

export default function PaymentInvestmentPage() {
  return <PaymentScreen edition={investment} />;
}
