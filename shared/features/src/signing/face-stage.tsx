import { Card, Points } from '@suite/ui';
import { ConsentAction, useConsent } from '../consent';
import { Elsewhere, ElsewhereButton } from './elsewhere';
import { FaceProblemScreen } from './face-problem';
import { StageFrame } from './stage-frame';
import type { SigningInUse } from './use-signing';

const tips = [
  '请由签署人本人操作，正对屏幕',
  '在光线充足的地方，不戴帽子、口罩和墨镜',
  '打开核验页面后，请允许使用相机',
];

/** The way to the face check, which is another service's page. */
export function FaceStage(parts: SigningInUse) {
  const { signing, state } = parts;
  const consent = useConsent('face', state.standing?.consents);
  const begin = (anyway: boolean) => {
    const given = consent.give();
    if (given) signing.send({ type: 'face', anyway, consent: given });
  };
  // The code is shown by the step itself, so that the tick is there when the learner is back.
  if (state.task?.kind === 'elsewhere') return <Elsewhere {...parts} />;
  if (state.faceProblem) {
    return (
      <FaceProblemScreen
        {...parts}
        problem={state.faceProblem}
        consent={consent}
        onRetry={() => begin(true)}
      />
    );
  }
  return (
    <StageFrame
      title="人脸核验"
      lead="确认是您本人在签署，约 10 秒"
      signing={signing}
      state={state}
      footer={
        <>
          <ConsentAction
            consent={consent}
            problem={state.problem}
            loading={state.task?.kind === 'face'}
            onClick={() => begin(false)}
          >
            开始人脸核验
          </ConsentAction>
          <ElsewhereButton signing={signing} consent={consent} />
        </>
      }
    >
      <Card label="核验前请注意">
        <Points items={tips} />
      </Card>
    </StageFrame>
  );
}
