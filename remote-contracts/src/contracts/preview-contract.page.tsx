import { codes, previewContract, refusalOf, useCall } from '@suite/api';
import { ContractTextScreen, NoContract } from '@suite/features/signing';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';

/** The text of a contract, with the signature when there is one. */
export default function PreviewContractPage() {
  const id = Number(useSearchParams()[0].get('id'));
  const query = useCall(previewContract, { contractId: id }, { enabled: id > 0 });
  if (!(id > 0) || refusalOf(query.error)?.code === codes.NOT_FOUND) {
    return <NoContract title="合同预览" list={links.contracts()} />;
  }
  return <ContractTextScreen query={query} sign={links.signContract({ id })} />;
}
