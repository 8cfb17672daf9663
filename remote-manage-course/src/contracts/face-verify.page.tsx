import { NoContract, SigningScreen } from '@suite/features/signing';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { LoadingPage } from '@suite/features/loaded';
import { ButtonLink, ResultScreen } from '@suite/ui';
import { useMemo } from 'react';
import { faceSigning } from './manage-signing';
import { useContract, type KnownContract } from './use-contract';

/** Verifies the learner's face for the contract that they have signed; studying opens then. */
export default function FaceVerifyPage() {
  const contract = useContract({ withFace: true });
  if (contract.data === null) return <NoContract title="人脸核验" list={links.manageContracts()} />;
  if (!contract.data) {
    return <LoadingPage title="人脸核验" query={contract} />;
  }
  const { status, is_face } = contract.data.contract;
  return status === 'signed' || is_face ? <Checking {...contract.data} /> : <SignFirst />;
}

function Checking({ edition, contract: { id: contractId } }: KnownContract) {
  const client = useQueryClient();
  const check = useMemo(() => faceSigning({ edition, contractId, client }), [edition, contractId, client]);
  return <SigningScreen edition={check} done={() => <Passed edition={edition} />} />;
}

function Passed({ edition }: Pick<KnownContract, 'edition'>) {
  return (
    <ResultScreen
      state="success"
      title="人脸核验已通过"
      reason="课程已经开通，现在可以开始学习"
      action={
        <ButtonLink block to={edition === 'old' ? links.manageCourse() : links.newManageCourse()}>
          去学习
        </ButtonLink>
      }
    />
  );
}

const SignFirst = () => (
  <ResultScreen
    state="waiting"
    title="请先签署合同"
    reason="合同签好后，再做人脸核验"
    action={
      <ButtonLink block to={links.manageSignContract()}>
        去签署合同
      </ButtonLink>
    }
  />
);
