import { places } from '@suite/kernel/places';
import { ButtonLink } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';

/** There is no such contract, or none to sign yet. */
export const NoContract = () => (
  <Page tone="white">
    <Spoken as="h1">签署合同</Spoken>
    <Empty
      text="没有找到这份合同"
      action={
        <ButtonLink size="small" to={places.manageContracts()}>
          查看我的合同
        </ButtonLink>
      }
    />
  </Page>
);
