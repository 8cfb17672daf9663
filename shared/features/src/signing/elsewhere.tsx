import { lazyPiece, Piece } from '@suite/ui';
import { Button, Loading } from '@suite/ui/base';
import type { ConsentInUse } from '../consent';
import { StageFrame } from './stage-frame';
import type { SigningInUse } from './use-signing';

// Few learners need another device.
const codePiece = lazyPiece(() => import(/* webpackChunkName: "step-code" */ './step-code'));

/** The step is taken on another device: its code, and this page goes on by itself when it has been taken. */
export function Elsewhere({ signing, state }: SigningInUse) {
  const { ticket } = state;
  return (
    <StageFrame
      title="换一台手机完成"
      lead="在另一台手机上完成这一步，这里会自动继续"
      signing={signing}
      state={state}
      footer={
        <Button block type="default" onClick={() => signing.send({ type: 'here' })}>
          还是用这台设备
        </Button>
      }
    >
      {ticket ? (
        <Piece of={codePiece} failed="二维码没有加载出来，请再试一次">
          {({ StepCode }) => <StepCode {...ticket} />}
        </Piece>
      ) : (
        <Loading />
      )}
    </StageFrame>
  );
}

interface ElsewhereButtonProps extends Pick<SigningInUse, 'signing'> {
  consent: ConsentInUse;
  type?: 'default' | 'link';
}

/** The way to another device, for a camera that is broken or a screen on which nobody can write. */
export const ElsewhereButton = ({ signing, consent, type = 'link' }: ElsewhereButtonProps) => (
  <Button
    block
    type={type}
    onClick={() => {
      const given = consent.give();
      if (given) signing.send({ type: 'elsewhere', consent: given });
    }}
  >
    换一台手机完成这一步
  </Button>
);
