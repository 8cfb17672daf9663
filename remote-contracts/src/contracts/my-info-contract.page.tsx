import { asEntered, contractListV2, useCall, type Contract } from '@suite/api';
import { ContractCard, ContractListPage, type ContractWays } from '@suite/features/signing';
import { links } from '@suite/kernel/links';

/** All contracts of the learner; the provider puts first what is to sign. */
export default function MyInfoContractPage() {
  const query = useCall(contractListV2, undefined, asEntered);
  const contracts = query.data?.list;
  return (
    <ContractListPage contracts={contracts} query={{ ...query, data: contracts }} home={home}>
      {(list) =>
        list.map((contract) => <ContractCard key={contract.id} contract={contract} ways={waysOf(contract)} />)
      }
    </ContractListPage>
  );
}

const home = { words: '看看我的课程', to: links.home() };

const waysOf = ({ id }: Contract): ContractWays => ({
  preview: links.previewContract({ id }),
  sign: links.signContract({ id }),
  help: { words: '联系班主任', to: links.myTeacher() },
});
