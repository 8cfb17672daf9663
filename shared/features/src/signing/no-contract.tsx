import { EmptyPage } from '@suite/ui';

export interface NoContractProps {
  /** What the page is for, for screen readers. */
  title: string;
  /** Path of the list of contracts. */
  list: string;
}

/** There is no such contract, or none to sign yet. */
export const NoContract = ({ title, list }: NoContractProps) => (
  <EmptyPage scene="contract" title={title} text="没有找到这份合同" action="查看我的合同" to={list} />
);
