import { draftFlag } from '@suite/api';
import { failureIn, type Asking } from './asking';
import type { Attempt } from './attempt';
import { answersOf, sheetOf } from './draft';
import { handIn } from './submission';
import { isOnline, pauseAfter } from './failure';
import type { Phase, Provider, SubmitOutcome } from './types';

/** The final submission of an attempt. */
export interface HandingIn {
  /** Hands in for good. Further calls join the submission that is running. */
  submit(): Promise<SubmitOutcome>;
  isUnderWay(): boolean;
  /** Takes back a submission that waits for the network. */
  withdraw(): void;
  /**
   * After a reading: opens the attempt again if it was locked only until the provider had been asked, and hands in
   * what waited for the network.
   */
  settle(): void;
  /** The page was left: nothing is tried any more. */
  stop(): void;
}

/** Hands `attempt` in and sets its phase by the outcome. */
export function createHandingIn(attempt: Attempt, asking: Asking, provider: Provider): HandingIn {
  const { keeping, clock } = attempt;
  let submitting: Promise<SubmitOutcome> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const waits = () => attempt.phase() === 'open' && attempt.state().trouble === 'offline';

  /** Looks for the network while the learner goes on; the reading that succeeds hands in. */
  function wait() {
    clearTimeout(waiting);
    failures += 1;
    waiting = setTimeout(async () => {
      if (waits() && (!isOnline() || (await failureIn(asking.ask())))) wait();
    }, pauseAfter(failures));
  }

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
    if (waits()) wait();
    else failures = 0;
    return outcome;
  }

  function withdraw() {
    if (waits()) attempt.set('open', null);
  }

  function submit(): Promise<SubmitOutcome> {
    submitting =
      submitting ??
      run().finally(() => {
        submitting = undefined;
      });
    return submitting;
  }

  return {
    submit() {
      if (attempt.phase() === 'final') return Promise.resolve('final');
      return submit();
    },
    withdraw,
    isUnderWay: () => submitting !== undefined,
    settle() {
      if (submitting) return;
      if (attempt.phase() === 'over' && !attempt.isOver()) attempt.set('open', null);
      if (attempt.phase() === 'unsure') {
        setSent(false);
        attempt.set('open', 'network');
      }
      if (waits()) void submit();
    },
    stop() {
      clearTimeout(waiting);
      withdraw();
    },
  };
}
