import { asEntered, useCall, wapAreaList, wapContractList, type ManageContract } from '@suite/api';
import { ContractCard, type ContractWays } from '@suite/features/signing';
import { places } from '@suite/kernel/places';
import { Loaded, PageHead, Section } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';
import { byArea } from './by-area';

/** All contracts of the course, by the areas for which they are signed; what is to sign comes first. */
export default function ManageContractListPage() {
  const contracts = useCall(wapContractList, undefined, asEntered);
  const areas = useCall(wapAreaList, undefined);
  const list = contracts.data?.list;
  const waiting = list?.filter(({ status }) => status === 'to_sign' || status === 'signing').length ?? 0;
  // Without the names of the areas the contracts can be signed all the same.
  const groups = list && (areas.data || areas.error) ? byArea(list, areas.data?.list ?? []) : undefined;
  return (
    <Page>
      <PageHead
        title="我的合同"
        lead={waiting > 0 ? `有 ${waiting} 份合同待签署` : '签署过的合同可以随时查看'}
      />
      <Loaded
        query={{ ...contracts, data: groups }}
        skeleton={
          <>
            <Skeleton card rows={3} />
            <Skeleton card rows={3} />
          </>
        }
        empty={<Empty text="还没有合同，购买课程后会在这里签署" />}
      >
        {(parts) =>
          parts.map(({ name, items }) =>
            parts.length > 1 ? (
              <Section key={name} title={name}>
                <Cards items={items} />
              </Section>
            ) : (
              <Cards key={name} items={items} />
            ),
          )
        }
      </Loaded>
    </Page>
  );
}

const Cards = ({ items }: { items: readonly ManageContract[] }) => (
  <>
    {items.map((contract) => (
      <ContractCard key={contract.id} contract={contract} ways={waysOf(contract)} />
    ))}
  </>
);

const waysOf = ({ id }: ManageContract): ContractWays => ({
  preview: places.manageContractText({ id }),
  sign: places.manageSignContract({ id }),
  help: { words: '联系班主任', to: places.myTeacher() },
});
