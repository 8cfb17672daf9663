import { draftFlag, type Question } from '@suite/api';
import { openAttempt, type AttemptOptions } from './attempt';
import { answersOf, isPending, sheetOf } from './draft';
import { pauseAfter } from './failure';
import { createSaver, type Saver } from './saver';
import { handIn } from './submission';
import type { AnsweringState, Phase, Provider, SubmitOutcome } from './types';
import { watchPage } from './watch-page';

/** After so long without an action somebody may have gone on elsewhere: the provider is asked first. */
const IDLE = 60_000;
/** Several signs of one return to the page are one. */
const JUST_ASKED = 2000;
const TICK = 1000;
/** The provider closes an attempt that nobody handed in a little after its time. */
const CLOSES_IN = 15_000;

export interface AnsweringOptions extends AttemptOptions {
  provider: Provider;
}

/** An attempt that is being answered; `subscribe` and `state` fit React's external stores. */
export interface Answering {
  state(): AnsweringState;
  subscribe(listener: () => void): () => void;
  /** The whole answer to a question; '' takes it back. */
  answer(question: Question, answer: string): void;
  toggleMark(question: Question): void;
  goTo(index: number): void;
  /** Hands in for good; however often it is called, one submission runs at a time. */
  submit(): Promise<SubmitOutcome>;
  /** Sends at once what waits to be saved. */
  retry(): void;
  /** Milliseconds until the time is over; null without a limit. */
  remaining(): number | null;
  /** Follows the page's life until it is told to stop: leaving it saves, coming back asks the provider. */
  attach(): () => void;
}

/** Opens an attempt and keeps it safe: on the device at once, at the provider soon. */
export function createAnswering({ provider, ...options }: AnsweringOptions): Answering {
  const onServer = provider.keepsDrafts !== false;
  const attempt = openAttempt(options, () => ({ kind: kindOf(), onServer }));
  const { keeping, clock } = attempt;
  const now = () => performance.now();
  let [lastAction, lastAsked, staleSince] = [now(), now(), -1];
  let overFailures = 0;
  let isAttached = false;
  let asking: Promise<void> | undefined;
  let submitting: Promise<SubmitOutcome> | undefined;
  let overTimer: ReturnType<typeof setTimeout> | undefined;

  const saver: Saver = createSaver({
    isPending: () => onServer && attempt.phase() !== 'final' && isPending(keeping.draft()),
    async send() {
      while (isStale()) await readAnew();
      if (attempt.phase() === 'final') return;
      attempt.takeIn(await provider.send(sheetOf(keeping.draft(), draftFlag.DRAFT)));
    },
    onChange: attempt.changed,
  });

  function kindOf() {
    if (onServer) return saver.kind();
    return keeping.isOnDevice() ? 'saved' : 'none';
  }

  /** Whether another device may have saved something since the provider was last asked. */
  const isStale = () => staleSince >= 0;

  function read(): Promise<void> {
    const from = now();
    lastAsked = from;
    asking =
      asking ??
      provider
        .read()
        .then((reading) => {
          if (from >= staleSince) staleSince = -1;
          attempt.takeReading(reading);
          settle();
        })
        .finally(() => {
          asking = undefined;
        });
    return asking;
  }

  /** What the provider's word makes of a state that waited for it. */
  function settle() {
    if (submitting) return;
    if (attempt.phase() === 'over' && !attempt.isOver()) attempt.set('open', null);
    if (attempt.phase() === 'unsure') {
      setSent(false);
      attempt.set('open', 'network');
    }
  }

  function setSent(sent: boolean) {
    keeping.keep({ ...keeping.draft(), sentAt: sent ? clock.now() : 0 });
  }

  /** An answer that is on its way already may be older than what is asked about. */
  const readAnew = () => (asking ? asking.then(read, read) : read());

  const isTold = (reading: Promise<void>) =>
    reading.then(
      () => true,
      () => false,
    );

  function act() {
    if (now() - lastAction > IDLE) staleSince = now();
    lastAction = now();
  }

  function phaseAfter(outcome: SubmitOutcome): Phase {
    if (attempt.isOver()) return 'over';
    return outcome === 'unsure' ? 'unsure' : 'open';
  }

  async function submitNow(): Promise<SubmitOutcome> {
    attempt.set('submitting', null);
    const outcome = await handIn({
      isFinal: () => attempt.phase() === 'final',
      isEmpty: () => Object.keys(answersOf(keeping.draft())).length === 0,
      isStale,
      wasSent: () => keeping.draft().sentAt > 0,
      setSent,
      ask: () => isTold(readAnew()),
      send: async () => attempt.takeIn(await provider.send(sheetOf(keeping.draft(), draftFlag.NODRAFT))),
      report: provider.report,
    });
    if (outcome !== 'final') attempt.set(phaseAfter(outcome), outcome === 'empty' ? null : outcome);
    return outcome;
  }

  function submit(): Promise<SubmitOutcome> {
    if (attempt.phase() === 'final') return Promise.resolve('final');
    submitting =
      submitting ??
      submitNow().finally(() => {
        submitting = undefined;
      });
    return submitting;
  }

  /** When the time is over the answers are handed in, however long it takes to reach the provider. */
  async function handInOnTime() {
    clearTimeout(overTimer);
    if (attempt.phase() === 'final' || submitting || !attempt.isOver()) return;
    const outcome = await submit();
    if (outcome === 'final' || !isAttached || !attempt.isOver()) return;
    if (outcome === 'empty') await isTold(read());
    else overFailures += 1;
    overTimer = setTimeout(
      () => void handInOnTime(),
      outcome === 'empty' ? CLOSES_IN : pauseAfter(overFailures),
    );
  }

  function tick() {
    const waits = attempt.phase() === 'open' || attempt.phase() === 'unsure';
    if (attempt.isOver() && waits) void handInOnTime();
    else if (clock.isDoubtful() && now() - lastAsked > CLOSES_IN) void isTold(read());
  }

  function onReturn(isAsked = now() - lastAsked < JUST_ASKED) {
    if (attempt.phase() === 'final') return;
    keeping.resume();
    if (!isAsked) staleSince = now();
    void (isAsked ? Promise.resolve() : isTold(readAnew())).then(() => {
      saver.flush();
      if (attempt.isOver()) void handInOnTime();
    });
  }

  function onLeave() {
    if (attempt.phase() === 'final') return;
    keeping.pause();
    saver.flush();
  }

  return {
    state: attempt.state,
    subscribe: attempt.subscribe,
    remaining: attempt.remaining,
    submit,
    answer(question, answer) {
      act();
      if (attempt.answer(question, answer) && onServer) saver.touch();
    },
    toggleMark(question) {
      act();
      attempt.toggleMark(question);
    },
    goTo(index) {
      act();
      attempt.goTo(index);
    },
    retry: saver.flush,
    attach() {
      isAttached = true;
      const unwatch = watchPage({
        onLeave,
        onReturn: () => onReturn(),
        // What was asked a moment ago has failed.
        onOnline: () => onReturn(false),
        onOffline: attempt.changed,
      });
      const forget = keeping.watch((isCleared) => (isCleared ? void isTold(read()) : attempt.changed()));
      const timer = attempt.remaining() === null ? undefined : setInterval(tick, TICK);
      keeping.resume();
      saver.start();
      return () => {
        onLeave();
        keeping.release();
        isAttached = false;
        unwatch();
        forget();
        clearInterval(timer);
        clearTimeout(overTimer);
        saver.stop();
      };
    },
  };
}
