import { ButtonLink } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';

export interface NoContractProps {
  /** What the page is for, for screen readers. */
  title: string;
  /** Path of the list of contracts. */
  list: string;
}

/** There is no such contract, or none to sign yet. */
export const NoContract = ({ title, list }: NoContractProps) => (
  <Page tone="white">
    <Spoken as="h1">{title}</Spoken>
    <Empty text="没有找到这份合同" action={<ButtonLink to={list}>查看我的合同</ButtonLink>} />
  </Page>
);
