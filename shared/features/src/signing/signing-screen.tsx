import type { LearnerId } from '@suite/kernel/records';
import { LoadingPage } from '@suite/ui';
import { Failed, Loading, Page } from '@suite/ui/base';
import type { ComponentType, ReactNode } from 'react';
import { useLearner } from '../learner';
import { ConfirmingScreen, EndScreen } from './end-screen';
import { FaceStep } from './face-step';
import { IdentityStep } from './identity-step';
import { ReadStep } from './read-step';
import { SignStep } from './sign-step';
import { SmsStep } from './sms-step';
import type { Step, SigningEdition } from './types';
import { useSigning, type SigningInUse } from './use-signing';

export interface SigningScreenProps {
  edition: SigningEdition;
  /** Shown once it is signed; by default that it is, and the ways to the contract and the list. */
  done?: ReactNode;
  /** Shown when there is no such contract; by default the server's words. */
  missing?: ReactNode;
}

/** A server may name a step that is not known here. */
const screens: Partial<Record<Step | 'unknown', ComponentType<SigningInUse>>> = {
  identity: IdentityStep,
  face: FaceStep,
  sms: SmsStep,
  read: ReadStep,
  sign: SignStep,
  submitting: SignStep,
  confirming: ConfirmingScreen,
  signed: EndScreen,
  expired: EndScreen,
  rejected: EndScreen,
  revoked: EndScreen,
};

/** The signing of one contract, at the step that the server names. */
export function SigningScreen(props: SigningScreenProps) {
  const { line, scope } = props.edition;
  const learner = useLearner(line);
  if (!learner.data) return <LoadingPage title="签署合同" query={learner} />;
  return <Signing key={`${learner.data.user} ${scope}`} learner={learner.data} {...props} />;
}

function Signing({ edition, learner, done, missing }: SigningScreenProps & { learner: LearnerId }) {
  const parts = useSigning(edition, learner);
  const { state, signing } = parts;
  if (state.step === 'signed' && done) return <>{done}</>;
  const Screen = screens[state.step];
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
