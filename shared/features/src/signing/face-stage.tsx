import { Card, Points, Problem } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { FaceProblemScreen } from './face-problem';
import { StageFrame } from './stage-frame';
import type { SigningInUse } from './use-signing';

const tips = [
  '请由签署人本人操作，正对屏幕',
  '在光线充足的地方，不戴帽子、口罩和墨镜',
  '打开核验页面后，请允许使用摄像头',
];

/** The way to the face check, which is another service's page. */
export function FaceStage(parts: SigningInUse) {
  const { signing, state } = parts;
  if (state.faceProblem) return <FaceProblemScreen {...parts} problem={state.faceProblem} />;
  return (
    <StageFrame
      title="人脸核验"
      lead="确认是您本人在签署，约 10 秒"
      signing={signing}
      state={state}
      footer={
        <>
          <Problem text={state.problem} />
          <Button
            block
            loading={state.task?.kind === 'face'}
            onClick={() => signing.send({ type: 'face', anyway: false })}
          >
            开始人脸核验
          </Button>
        </>
      }
    >
      <Card label="核验前请注意">
        <Points items={tips} />
      </Card>
    </StageFrame>
  );
}
