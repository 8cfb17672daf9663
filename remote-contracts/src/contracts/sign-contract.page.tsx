import { NoContract, SigningScreen } from '@suite/features/signing';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useParams } from '@suite/kernel/router';
import { useMemo } from 'react';
import { learnerSigning } from './learner-signing';

/** The signing of one of the learner's contracts. */
export default function SignContractPage() {
  const id = Number(useParams().id);
  const client = useQueryClient();
  const edition = useMemo(() => learnerSigning(id, client), [id, client]);
  const none = <NoContract title="签署合同" list={links.contracts()} />;
  return id > 0 ? <SigningScreen edition={edition} missing={none} /> : none;
}
