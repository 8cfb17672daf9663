import { codes, previewContract, refusalOf, useCall, type ContractText } from '@suite/api';
import { Documents } from '@suite/features/signing';
import { places } from '@suite/kernel/places';
import { useSearchParams } from '@suite/kernel/router';
import { momentInWords } from '@suite/kernel/time';
import { ButtonLink, Card, Loaded, PageHead } from '@suite/ui';
import { Empty, Page, Skeleton, Spoken } from '@suite/ui/base';
import css from './preview-contract.module.css';
import { statusWords } from './contract-words';

/** The text of a contract, with the signature when there is one. */
export default function PreviewContractPage() {
  const id = Number(useSearchParams()[0].get('id'));
  const query = useCall(previewContract, { contractId: id }, { enabled: id > 0 });
  if (!(id > 0) || refusalOf(query.error)?.code === codes.NOT_FOUND) return <NoContract />;
  const { data } = query;
  const canSign = data?.status === 'to_sign' || data?.status === 'signing';
  return (
    <Page
      footer={
        canSign ? (
          <ButtonLink block to={places.signContract({ id })}>
            {data.status === 'signing' ? '继续签署' : '去签署'}
          </ButtonLink>
        ) : undefined
      }
    >
      <PageHead title={data?.contract_name ?? '合同预览'} lead={data ? leadOf(data) : undefined} />
      <Loaded query={query} skeleton={<Skeleton card rows={10} />}>
        {(text) => (
          <>
            <Documents text={text} />
            {text.signature ? (
              <Card title="签署人签名">
                <img className={css.signature} src={text.signature} alt="您的签名" />
              </Card>
            ) : null}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const leadOf = ({ status, sign_time }: ContractText) =>
  status === 'signed' && sign_time ? `${momentInWords(sign_time)}签署` : statusWords[status]?.name;

function NoContract() {
  return (
    <Page tone="white">
      <Spoken as="h1">合同预览</Spoken>
      <Empty text="没有找到这份合同" action={<ButtonLink to={places.contracts()}>查看我的合同</ButtonLink>} />
    </Page>
  );
}
