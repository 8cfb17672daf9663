import type { LearnerId } from '@suite/kernel/records';
import { LoadingPage } from '../loaded';
import { Failed, Loading, Page } from '@suite/ui/base';
import type { ComponentType, ReactNode } from 'react';
import { useLearner } from '../learner';
import { ConfirmingScreen, EndScreen } from './end-screen';
import { FaceStage } from './face-stage';
import { IdentityStage } from './identity-stage';
import { ReadStage } from './read-stage';
import { SignStage } from './sign-stage';
import { SmsStage } from './sms-stage';
import type { Stage, SigningEdition } from './types';
import { useSigning, type SigningInUse } from './use-signing';

export interface SigningScreenProps {
  edition: SigningEdition;
  /** Shown once it is signed; by default that it is, and the ways to the contract and the list. */
  done?: (isNew: boolean) => ReactNode;
  /** Shown when there is no such contract; by default the server's words. */
  missing?: ReactNode;
}

/** A server may name a stage that is not known here. */
const screens: Partial<Record<Stage | 'unknown', ComponentType<SigningInUse>>> = {
  identity: IdentityStage,
  face: FaceStage,
  sms: SmsStage,
  read: ReadStage,
  sign: SignStage,
  submitting: SignStage,
  confirming: ConfirmingScreen,
  signed: EndScreen,
  expired: EndScreen,
  rejected: EndScreen,
  revoked: EndScreen,
};

/** The signing of one contract, at the stage that the server names. */
export function SigningScreen(props: SigningScreenProps) {
  const { line, scope } = props.edition;
  const learner = useLearner(line);
  if (!learner.data) return <LoadingPage title="签署合同" query={learner} />;
  return <Signing key={`${learner.data.user} ${scope}`} learner={learner.data} {...props} />;
}

function Signing({ edition, learner, done, missing }: SigningScreenProps & { learner: LearnerId }) {
  const parts = useSigning(edition, learner);
  const { state, signing, isNew } = parts;
  if (state.stage === 'signed' && done) return <>{done(isNew)}</>;
  const Screen = screens[state.stage];
  if (Screen) return <Screen {...parts} />;
  if (state.isMissing && missing) return <>{missing}</>;
  return (
    <Page>
      {state.task ? (
        <Loading />
      ) : (
        <Failed
          text={state.problem || undefined}
          error={state.error}
          onRetry={() => signing.send({ type: 'returned' })}
        />
      )}
    </Page>
  );
}
