import { useUndisturbed } from '@suite/kernel/records';
import { Failed, Loading, Page } from '@suite/ui/base';
import type { ComponentType, ReactNode } from 'react';
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
  /** Whose signing it is on this device. */
  user: number | string;
  /** Shown once it is signed; by default that it is, and the ways to the contract and the list. */
  done?: ReactNode;
  /** Shown when there is no such contract; by default the provider's words. */
  missing?: ReactNode;
}

/** A provider may name a step that is not known here. */
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

/** The signing of one contract, at the step that the provider names. */
export function SigningScreen(props: SigningScreenProps) {
  return <Signing key={`${props.user} ${props.edition.scope}`} {...props} />;
}

function Signing({ edition, user, done, missing }: SigningScreenProps) {
  const parts = useSigning(edition, user);
  const { state, signing } = parts;
  useUndisturbed();
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
          error={state.trouble}
          onRetry={() => signing.send({ type: 'returned' })}
        />
      )}
    </Page>
  );
}
