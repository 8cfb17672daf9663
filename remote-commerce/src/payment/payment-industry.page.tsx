import { industry } from './editions/industry';
import { PaymentScreen } from './payment-screen';

export default function PaymentIndustryPage() {
  return <PaymentScreen edition={industry} />;
}
