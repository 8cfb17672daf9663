import { PaySuccess } from './pay-success';

/** After paying for anything. */
export default function PaySuccessPage() {
  return <PaySuccess />;
}
