import { asEntered, payContractStatus, useCall, wapPreview, type ManageEditionName } from '@suite/api';
import { ContractTextScreen, NoContract, SignedMark, SigningScreen } from '@suite/features/signing';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { ButtonLink, ResultScreen, Card, PageHead, Points } from '@suite/ui';
import { useMemo, useState } from 'react';
import { manageSigning } from './manage-signing';
import { SendContract } from './send-contract';
import { useContract, type KnownContract } from './use-contract';
import { Button, Page } from '@suite/ui/base';
import { Binding, numberCalls } from '../hub/bound-mobile';

/** Signs a contract of the course, by default the one for which studying waits; or shows its text. */
export default function ManageSignContractPage() {
  const [query] = useSearchParams();
  const contract = useContract({ named: Number(query.get('id')) || undefined });
  if (contract.data === null) return <NoContract title="签署合同" list={links.manageContracts()} />;
  if (!contract.data) {
    return <LoadingPage title="签署合同" query={contract} />;
  }
  return query.get('view') === 'text' ? <Text {...contract.data} /> : <Signing {...contract.data} />;
}

function Text({ contract: { id } }: KnownContract) {
  const query = useCall(wapPreview, { contractId: id });
  return (
    <ContractTextScreen query={query} sign={links.manageSignContract({ id })}>
      <SendContract contractId={id} />
    </ContractTextScreen>
  );
}

function Signing({ edition, contract }: KnownContract) {
  const client = useQueryClient();
  const { id: contractId, mobile, status } = contract;
  const signing = useMemo(
    () => manageSigning({ edition, contractId, client }),
    [edition, contractId, client],
  );
  // Codes need a number, and a contract that needs no signature needs no code.
  if (!mobile && status !== 'signed' && status !== 'revoked') return <BindFirst edition={edition} />;
  return (
    <SigningScreen
      edition={signing}
      done={(isNew) => (
        <Signed id={contractId} title={contract.contract_name} edition={edition} isNew={isNew} />
      )}
    />
  );
}

interface SignedProps extends Pick<KnownContract, 'edition'> {
  id: number;
  title: string;
  isNew: boolean;
}

/** The contract has been signed: the face comes next, unless it has been verified. */
function Signed({ id, title, edition, isNew }: SignedProps) {
  const status = useCall(payContractStatus, undefined, asEntered);
  const needsFace = status.data?.step === 'face';
  const hub = edition === 'old' ? links.manageCourse() : links.newManageCourse();
  const preview = (
    <ButtonLink block type="default" to={links.manageContractText({ id })}>
      查看合同
    </ButtonLink>
  );
  return (
    <ResultScreen
      state="success"
      sign={<SignedMark isNew={isNew} />}
      title="合同已签署"
      reason={needsFace ? '还差一步：核验本人后就可以上课' : title}
      action={
        <ButtonLink block to={needsFace ? links.manageFaceVerify() : hub}>
          {needsFace ? '去人脸核验' : '返回课程'}
        </ButtonLink>
      }
      secondary={preview}
    />
  );
}

/** A signing sends codes: a learner without a number binds one first. */
function BindFirst({ edition }: { edition: ManageEditionName }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Page
      footer={
        <Button block onClick={() => setOpen(true)}>
          绑定手机号
        </Button>
      }
    >
      <PageHead title="先绑定手机号" lead="签署合同的验证码会发到这个号码" />
      <Card label="绑定说明">
        <Points
          items={['请填写您本人正在使用的手机号', '考试和证书的通知也会发到这里', '绑定后即可继续签署合同']}
        />
      </Card>
      <Binding isOpen={isOpen} onClose={() => setOpen(false)} calls={numberCalls[edition]} />
    </Page>
  );
}
