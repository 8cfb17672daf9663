import { PaySuccess } from '../order/pay-success';

/** After paying for the finance course: besides the usual steps, where its certificate is to be sent. */
export default function FinanceSuccessPage() {
  return <PaySuccess more={['address']} />;
}
