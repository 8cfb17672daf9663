import { places } from '@suite/kernel/places';
import { EmptyPage } from '@suite/ui';

/** A page of a contract that the learner does not have: the address is another learner's, or an old one. */
export const NoContract = ({ title }: { title: string }) => (
  <EmptyPage title={title} text="没有找到这份合同" action="查看我的合同" to={places.contracts()} />
);
