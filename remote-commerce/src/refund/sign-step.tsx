import {
  fenOf,
  hasRefund,
  queryOf,
  refundContracts,
  signRefund,
  useWrite,
  yuanOf,
  type RefundAgreement,
} from '@suite/api';
import { useConsent } from '@suite/features/consent';
import { SignatureButton, SignatureCard, useSignature, type SigningRecord } from '@suite/features/signing';
import { useQueryClient } from '@suite/kernel';
import { useUndisturbed } from '@suite/kernel/records';
import { PageHead, Problem, useOnward } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { isRunning } from './is-running';
import { nextPlace } from './words';

interface SignStepProps {
  agreement: RefundAgreement;
  record: SigningRecord;
  /** The provider did not take the signature: what it offers may have changed, or another phone may have signed. */
  onNotTaken: () => Promise<unknown>;
}

/** The signature: drawn, looked at, and sent once. */
export function SignStep({ agreement, record, onNotTaken }: SignStepProps) {
  const onward = useOnward();
  useUndisturbed();
  const { contract_id: contractId, version, amount } = agreement;
  const client = useQueryClient();
  const signature = useSignature(record.of(version).strokes, (strokes) => record.save(version, { strokes }));
  const { picture } = signature;
  const consent = useConsent('signature');
  const { send, problem } = useWrite(signRefund, {
    needsData: true,
    afterSilence: async () => {
      const { refund } = await hasRefund({ contractId });
      return isRunning(refund) ? refund : undefined;
    },
  });

  async function submit() {
    const given = consent.give();
    if (!given) return;
    const end = await send({ contractId, version, amount, signature: picture, consent: given });
    if (end.state !== 'done') return void (await onNotTaken());
    record.remove();
    // What the next page says of the refund is read back.
    client.removeQueries({ queryKey: queryOf(hasRefund, { contractId }).queryKey });
    void client.invalidateQueries({ queryKey: [refundContracts.path] });
    onward(nextPlace(contractId, end.data.status), { replace: true });
  }

  return (
    <Page
      footer={
        <>
          {picture ? consent.line : null}
          <Problem text={problem} />
          <SignatureButton signature={signature} onSend={submit} />
        </>
      }
    >
      <PageHead
        title={picture ? '确认签名' : '手写签名'}
        lead={`${agreement.title}，应退 ${yuanOf(fenOf(amount))}`}
      />
      <SignatureCard signature={signature} what="协议" />
    </Page>
  );
}
