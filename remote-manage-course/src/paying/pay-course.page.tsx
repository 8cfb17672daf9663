import { PayScreen } from './pay-screen';
import { payEditions } from './pay-edition';

export default function PayCoursePage() {
  return <PayScreen edition={payEditions.old} />;
}
