import { asEntered, contractListV2, useCall, type Contract } from '@suite/api';
import { places } from '@suite/kernel/places';
import { ButtonLink, Card, Loaded, PageHead, Tag } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';
import { factOf, statusWords } from './contract-words';
import css from './my-info-contract.module.css';

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
        {(contracts) => contracts.map((contract) => <ContractCard key={contract.id} contract={contract} />)}
      </Loaded>
    </Page>
  );
}

function ContractCard({ contract }: { contract: Contract }) {
  const { contract_name, contract_name_list, status } = contract;
  const others = contract_name_list.filter((document) => document !== contract_name);
  const { name, tone } = statusWords[status] ?? statusWords.to_sign;
  return (
    <Card title={contract_name} extra={<Tag tone={tone}>{name}</Tag>}>
      {others.length > 0 ? <p className={css.documents}>含{others.join('、')}</p> : null}
      <p className={css.fact}>{factOf(contract)}</p>
      <div className={css.actions}>
        <Actions contract={contract} />
      </div>
    </Card>
  );
}

/** The way on from each state. */
function Actions({ contract: { id, status } }: { contract: Contract }) {
  const sign = (words: string) => (
    <ButtonLink size="small" to={places.signContract({ id })}>
      {words}
    </ButtonLink>
  );
  const preview = (
    <ButtonLink size="small" type="default" to={places.previewContract({ id })}>
      查看合同
    </ButtonLink>
  );
  switch (status) {
    case 'signed':
      return preview;
    case 'revoked':
      return (
        <>
          {preview}
          <ButtonLink size="small" type="default" to={places.myTeacher()}>
            联系班主任
          </ButtonLink>
        </>
      );
    case 'expired':
    case 'rejected':
      return (
        <>
          {preview}
          {sign('重新签署')}
        </>
      );
    default:
      return (
        <>
          {preview}
          {sign(status === 'signing' ? '继续签署' : '去签署')}
        </>
      );
  }
}
