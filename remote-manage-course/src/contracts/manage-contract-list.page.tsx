import { asEntered, useCall, wapAreaList, wapContractList, type ManageContract } from '@suite/api';
import { ContractCard, ContractListPage, type ContractWays } from '@suite/features/signing';
import { links } from '@suite/kernel/links';
import { Section } from '@suite/ui';
import { byArea } from './by-area';

/** All contracts of the course, by the areas for which they are signed; what is to sign comes first. */
export default function ManageContractListPage() {
  const contracts = useCall(wapContractList, undefined, asEntered);
  const areas = useCall(wapAreaList, undefined);
  const list = contracts.data?.list;
  // Without the names of the areas the contracts can be signed all the same.
  const groups = list && (areas.data || areas.error) ? byArea(list, areas.data?.list ?? []) : undefined;
  return (
    <ContractListPage contracts={list} query={{ ...contracts, data: groups }} home={home}>
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
    </ContractListPage>
  );
}

const Cards = ({ items }: { items: readonly ManageContract[] }) => (
  <>
    {items.map((contract) => (
      <ContractCard key={contract.id} contract={contract} ways={waysOf(contract)} />
    ))}
  </>
);

const home = { words: '返回管理课程', to: links.manageCourse() };

const waysOf = ({ id }: ManageContract): ContractWays => ({
  preview: links.manageContractText({ id }),
  sign: links.manageSignContract({ id }),
  help: { words: '联系班主任', to: links.manageCourse({ contact: 'teacher' }) },
});
