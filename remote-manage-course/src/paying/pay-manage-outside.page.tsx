import { OutsideScreen } from './outside-screen';
import { payEditions } from './pay-edition';

export default function PayManageOutsidePage() {
  return <OutsideScreen edition={payEditions.old} />;
}
