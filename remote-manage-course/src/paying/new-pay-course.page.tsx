import { PayScreen } from './pay-screen';
import { payEditions } from './pay-edition';

export default function NewPayCoursePage() {
  return <PayScreen edition={payEditions.new} />;
}
