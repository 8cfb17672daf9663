import { draftFlag } from '@suite/api';
import { failureIn, type Asking } from './asking';
import type { Attempt } from './attempt';
import { answersOf, sheetOf } from './draft';
import { handIn } from './submission';
import type { Phase, Provider, SubmitOutcome } from './types';

/** The final submission of an attempt. */
export interface HandingIn {
  /** Hands in for good. Further calls join the submission that is running. */
  submit(): Promise<SubmitOutcome>;
  isUnderWay(): boolean;
  /** After a reading: opens the attempt again if it was locked only until the provider had been asked. */
  settle(): void;
}

/** Hands `attempt` in and sets its phase by the outcome. */
export function createHandingIn(attempt: Attempt, asking: Asking, provider: Provider): HandingIn {
  const { keeping, clock } = attempt;
  let submitting: Promise<SubmitOutcome> | undefined;

  function setSent(isSent: boolean) {
    keeping.keep({ ...keeping.draft(), sentAt: isSent ? clock.now() : 0 });
  }

  function phaseAfter(outcome: SubmitOutcome): Phase {
    if (attempt.isOver()) return 'over';
    return outcome === 'unsure' ? 'unsure' : 'open';
  }

  async function run(): Promise<SubmitOutcome> {
    attempt.set('submitting', null);
    const outcome = await handIn({
      isFinal: () => attempt.phase() === 'final',
      isEmpty: () => Object.keys(answersOf(keeping.draft())).length === 0,
      wasSent: () => keeping.draft().sentAt > 0,
      setSent,
      ask: () => failureIn(asking.askAnew()),
      send: async () => attempt.takeIn(await provider.send(sheetOf(keeping.draft(), draftFlag.NODRAFT))),
      report: provider.report,
    });
    if (outcome !== 'final') attempt.set(phaseAfter(outcome), outcome === 'empty' ? null : outcome);
    return outcome;
  }

  return {
    submit() {
      if (attempt.phase() === 'final') return Promise.resolve('final');
      submitting =
        submitting ??
        run().finally(() => {
          submitting = undefined;
        });
      return submitting;
    },
    isUnderWay: () => submitting !== undefined,
    settle() {
      if (submitting) return;
      if (attempt.phase() === 'over' && !attempt.isOver()) attempt.set('open', null);
      if (attempt.phase() === 'unsure') {
        setSent(false);
        attempt.set('open', 'network');
      }
    },
  };
}
