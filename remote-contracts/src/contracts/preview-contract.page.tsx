import { codes, previewContract, refusalOf, useCall } from '@suite/api';
import { ContractTextScreen } from '@suite/features/signing';
import { places } from '@suite/kernel/places';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';

/** The text of a contract, with the signature when there is one. */
export default function PreviewContractPage() {
  const id = Number(useSearchParams()[0].get('id'));
  const query = useCall(previewContract, { contractId: id }, { enabled: id > 0 });
  if (!(id > 0) || refusalOf(query.error)?.code === codes.NOT_FOUND) return <NoContract />;
  return <ContractTextScreen query={query} sign={places.signContract({ id })} />;
}

function NoContract() {
  return (
    <Page tone="white">
      <Spoken as="h1">合同预览</Spoken>
      <Empty text="没有找到这份合同" action={<ButtonLink to={places.contracts()}>查看我的合同</ButtonLink>} />
    </Page>
  );
}
