import { OutsideScreen } from './outside-screen';
import { payEditions } from './pay-edition';

export default function NewPayOutsidePage() {
  return <OutsideScreen edition={payEditions.new} />;
}
