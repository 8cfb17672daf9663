import { advanced } from './editions/advanced';
import { PaymentScreen } from './payment-screen';

export default function PaymentAdvnacedPage() {
  return <PaymentScreen edition={advanced} />;
}
