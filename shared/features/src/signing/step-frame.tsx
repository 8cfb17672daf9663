import { PageHead } from '@suite/ui';
import { Page } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { Signing } from './machine';
import { StepBar } from './step-bar';

export interface StepFrameProps {
  title: string;
  lead: ReactNode;
  state: Signing;
  footer?: ReactNode;
  children: ReactNode;
}

/** A step of a signing: where it stands among the others, what it is for, and its one action. */
export function StepFrame({ title, lead, state, footer, children }: StepFrameProps) {
  const steps = state.word?.steps;
  const isAlone = steps?.length === 1;
  return (
    <Page footer={footer}>
      {state.step === 'unknown' || isAlone ? null : <StepBar step={state.step} steps={steps} />}
      <PageHead title={title} lead={lead} />
      {children}
    </Page>
  );
}
