import { asEntered, contractListV2, useCall, type Contract } from '@suite/api';
import { ContractCard, type ContractWays } from '@suite/features/signing';
import { places } from '@suite/kernel/places';
import { Loaded, PageHead } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';

/** All contracts of the learner; the provider puts first what is to sign. */
export default function MyInfoContractPage() {
  const query = useCall(contractListV2, undefined, asEntered);
  const list = query.data?.list;
  const waiting = list?.filter(({ status }) => status === 'to_sign' || status === 'signing').length ?? 0;
  return (
    <Page>
      <PageHead
        title="我的合同"
        lead={waiting > 0 ? `有 ${waiting} 份合同待签署` : '签署过的合同可以随时查看'}
      />
      <Loaded
        query={{ ...query, data: list }}
        skeleton={
          <>
            <Skeleton card rows={3} />
            <Skeleton card rows={3} />
          </>
        }
        empty={<Empty text="还没有合同，购买课程后会在这里签署" />}
      >
        {(contracts) =>
          contracts.map((contract) => (
            <ContractCard key={contract.id} contract={contract} ways={waysOf(contract)} />
          ))
        }
      </Loaded>
    </Page>
  );
}

const waysOf = ({ id }: Contract): ContractWays => ({
  preview: places.previewContract({ id }),
  sign: places.signContract({ id }),
  help: { words: '联系班主任', to: places.myTeacher() },
});
