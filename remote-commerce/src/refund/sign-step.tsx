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
import { Pad } from '@suite/features/signing';
import { platform, useQueryClient } from '@suite/kernel';
import { Card, PageHead, Points, Problem } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { useState } from 'react';
import { isRunning } from './is-running';
import type { KeptSignature } from './kept-signature';
import css from './refund.module.css';
import { nextPlace } from './words';

interface SignStepProps {
  agreement: RefundAgreement;
  kept: KeptSignature;
  /** The provider refused: what it offers may have changed. */
  onRefused: () => void;
}

/** The signature: drawn, looked at, and sent once. */
export function SignStep({ agreement, kept, onRefused }: SignStepProps) {
  const { contract_id: contractId, version, amount } = agreement;
  const client = useQueryClient();
  const [strokes, setStrokes] = useState(() => kept.read().strokes);
  const [picture, setPicture] = useState('');
  const [isWriting, setWriting] = useState(false);
  const { send, problem } = useWrite(signRefund, {
    afterSilence: async () => {
      const { refund } = await hasRefund({ contractId });
      return isRunning(refund) ? refund : undefined;
    },
  });

  async function submit() {
    const end = await send({ contractId, version, amount, signature: picture });
    if (end.state === 'refused') onRefused();
    if (end.state !== 'done') return;
    kept.wipe();
    // What the next page says of the refund is read back.
    client.removeQueries({ queryKey: queryOf(hasRefund, { contractId }).queryKey });
    void client.invalidateQueries({ queryKey: [refundContracts.path] });
    platform().navigate(nextPlace(contractId, end.data.status), { replace: true });
  }

  return (
    <Page
      footer={
        <>
          <Problem text={problem} />
          {picture ? (
            <Button block onClick={submit}>
              提交签名
            </Button>
          ) : (
            <Button block onClick={() => setWriting(true)}>
              {strokes.length > 0 ? '继续签名' : '开始签名'}
            </Button>
          )}
        </>
      }
    >
      <PageHead
        title={picture ? '确认签名' : '手写签名'}
        lead={`${agreement.title}，应退 ${yuanOf(fenOf(amount))}`}
      />
      {picture ? (
        <Card label="您的签名">
          <img className={css.picture} src={picture} alt="您的签名" />
          <div className={css.action}>
            <Button block type="default" onClick={() => setWriting(true)}>
              修改签名
            </Button>
          </div>
        </Card>
      ) : (
        <Card label="签名说明">
          <Points
            items={[
              '签名时请把手机横过来，沿长边书写',
              '写错了可以撤销或清空',
              '提交前可以预览，提交后协议即生效',
            ]}
          />
        </Card>
      )}
      {isWriting ? (
        <Pad
          strokes={strokes}
          onStrokes={(all) => {
            setStrokes(all);
            setPicture('');
            kept.keep({ strokes: all });
          }}
          onClose={() => setWriting(false)}
          onPicture={(drawn) => {
            setPicture(drawn);
            setWriting(false);
          }}
        />
      ) : null}
    </Page>
  );
}
