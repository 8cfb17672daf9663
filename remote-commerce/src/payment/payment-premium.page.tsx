import { premium } from './editions/premium';
import { PaymentScreen } from './payment-screen';

export default function PaymentPremiumPage() {
  return <PaymentScreen edition={premium} />;
}
