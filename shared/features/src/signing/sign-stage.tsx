import { Card, Points, Problem } from '@suite/ui';
import { ConsentAction, useConsent } from '../consent';
import { SignatureButton, SignatureCard, useSignature } from './signature';
import { Elsewhere, ElsewhereButton } from './elsewhere';
import { StageFrame } from './stage-frame';
import type { SigningInUse } from './use-signing';

/** The signature: drawn here and looked at before it is sent, or given on the sign service's page. */
export function SignStage(parts: SigningInUse) {
  return parts.state.standing?.way === 'link' ? <LinkStage {...parts} /> : <DrawnStage {...parts} />;
}

function LinkStage(parts: SigningInUse) {
  const { signing, state } = parts;
  const consent = useConsent('signature', state.standing?.consents);
  const open = () => {
    const given = consent.give();
    if (given) signing.send({ type: 'link', consent: given });
  };
  // The code is shown by the step itself, so that the tick is there when the learner is back.
  if (state.task?.kind === 'elsewhere') return <Elsewhere {...parts} />;
  return (
    <StageFrame
      title="签署合同"
      lead={state.standing?.title}
      signing={signing}
      state={state}
      footer={
        <>
          <ConsentAction
            consent={consent}
            problem={state.problem}
            loading={state.task?.kind === 'link'}
            onClick={open}
          >
            前往签署
          </ConsentAction>
          <ElsewhereButton signing={signing} consent={consent} />
        </>
      }
    >
      <Card label="签署说明">
        <Points items={['将打开电子签约服务商的页面，在那里完成签署', '签署后会回到这里，并显示签署结果']} />
      </Card>
    </StageFrame>
  );
}

function DrawnStage(parts: SigningInUse) {
  const { signing, state, record } = parts;
  const version = state.standing?.version ?? '';
  const signature = useSignature(record.of(version).strokes, (strokes) => record.save(version, { strokes }));
  const { picture } = signature;
  const { consents = [] } = state.standing ?? {};
  const sent = state.signatureConsent;
  const consent = useConsent('signature', sent ? [...consents, sent] : consents);
  const submit = () => {
    const given = consent.give();
    if (given) signing.send({ type: 'submit', picture, consent: given });
  };
  if (state.task?.kind === 'elsewhere') return <Elsewhere {...parts} />;
  const sending = state.stage === 'submitting';
  return (
    <StageFrame
      title={picture ? '确认签名' : '手写签名'}
      lead={picture ? '请确认字迹清楚、完整，提交后不能修改' : '请用手指写下您的姓名，与身份证一致'}
      signing={signing}
      state={state}
      footer={
        <>
          {consent.line}
          <Problem text={state.problem} />
          <SignatureButton signature={signature} sending={sending} onSend={submit} />
          {picture ? null : <ElsewhereButton signing={signing} consent={consent} />}
        </>
      }
    >
      <SignatureCard signature={signature} sending={sending} what="合同" />
    </StageFrame>
  );
}
