import { draftFlag } from '@suite/api';
import { errorIn, type Asking } from './asking';
import type { Attempt } from './attempt';
import { answersOf, sheetOf } from './draft';
import { handIn } from './submission';
import { isOnline, pauseAfter } from './error-kind';
import type { Phase, Server, SubmitOutcome } from './types';

/** While a submission of an earlier visit may still arrive, the server is asked this often. */
const LOOK = 2000;

/** Time for the learner to take back what is to be handed in since an earlier visit. */
const TO_TAKE_BACK = 5000;

/** Hands `attempt` in and sets its phase by the outcome. */
export function createHandingIn(attempt: Attempt, asking: Asking, server: Server) {
  const { record, clock } = attempt;
  let submitting: Promise<SubmitOutcome> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let errors = 0;
  let isStopped = true;

  /** Looks for the network while the learner goes on; the reading that succeeds hands in. */
  function wait(pause = pauseAfter((errors += 1))) {
    clearTimeout(waiting);
    if (isStopped || !attempt.isToHandIn()) return;
    waiting = setTimeout(async () => {
      if (attempt.isToHandIn() && (!isOnline() || (await errorIn(asking.ask())))) wait();
    }, pause);
  }

  /** Asks until it is known what became of a submission that an earlier visit had sent. */
  function look(pause = LOOK) {
    clearTimeout(waiting);
    if (isStopped || attempt.phase() !== 'unknown') return;
    waiting = setTimeout(async () => {
      if (attempt.phase() !== 'unknown') return;
      const problem = await errorIn(asking.ask());
      look(problem ? pauseAfter((errors += 1)) : LOOK);
    }, pause);
  }

  function setSent(isSent: boolean) {
    record.save({ ...record.draft(), sentAt: isSent ? clock.now() : 0 });
  }

  function phaseAfter(outcome: SubmitOutcome): Phase {
    if (attempt.isOver()) return 'over';
    return outcome === 'unknown' ? 'unknown' : 'open';
  }

  async function run(): Promise<SubmitOutcome> {
    // At the end of the time the answers are handed in without a wish.
    const isOver = attempt.isOver();
    if (isOver) attempt.wish(false);
    attempt.set('submitting', null);
    const { ids } = attempt.state();
    const outcome = await handIn({
      isFinal: () => attempt.phase() === 'final',
      isEmpty: () => Object.keys(answersOf(record.draft())).length === 0,
      isEarly: () => isOver && !attempt.isOver(),
      hasGrown: () => !attempt.isOver() && attempt.state().ids.some((id) => !ids.includes(id)),
      wasSent: () => record.draft().sentAt > 0,
      setSent,
      ask: () => errorIn(asking.askAnew()),
      send: async () => attempt.takeIn(await server.send(sheetOf(record.draft(), draftFlag.NODRAFT))),
      report: server.report,
    });
    if (outcome === 'final') return outcome;
    // A wish whose answers may have arrived stays until that is known: the page may be left before.
    if (outcome !== 'unknown') attempt.wish(outcome === 'offline' && !attempt.isOver());
    attempt.set(phaseAfter(outcome), outcome === 'empty' || outcome === 'early' ? null : outcome);
    if (outcome === 'offline') wait();
    else errors = 0;
    return outcome;
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
    /** Hands in for good. Further calls join the submission that is running. */
    submit() {
      if (attempt.phase() === 'final') return Promise.resolve('final');
      return submit();
    },
    /** Takes back a submission that waits for the network. */
    withdraw() {
      attempt.wish(false);
      attempt.set('open', null);
    },
    isUnderWay: () => submitting !== undefined,
    /**
     * After a reading: opens the attempt again if it was locked only until the server had been asked, and hands in
     * what waited for the network.
     */
    settle() {
      if (submitting) return;
      if (attempt.phase() === 'over' && !attempt.isOver()) attempt.set('open', null);
      if (attempt.phase() === 'unknown' && !attempt.mayArrive()) {
        setSent(false);
        attempt.set('open', 'network');
      }
      if (!isStopped && attempt.isToHandIn()) void submit();
    },
    /** Hands in what was to be handed in at an earlier visit, unless the learner takes that back. */
    start() {
      isStopped = false;
      if (attempt.phase() === 'unknown') look();
      else wait(TO_TAKE_BACK);
    },
    /** The page was left: nothing is tried any more. The wish to hand in stays for the next visit. */
    stop() {
      isStopped = true;
      clearTimeout(waiting);
    },
  };
}

/** The final submission of an attempt. */
export type HandingIn = ReturnType<typeof createHandingIn>;
