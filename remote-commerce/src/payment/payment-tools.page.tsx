import { tools } from './editions/tools';
import { PaymentScreen } from './payment-screen';

export default function PaymentToolsPage() {
  return <PaymentScreen edition={tools} />;
}
