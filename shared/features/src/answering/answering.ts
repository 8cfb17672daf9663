import { draftFlag, type Question } from '@suite/api';
import { createAsking, isAnswered } from './asking';
import { openAttempt, type AttemptOptions } from './attempt';
import { isPending, sheetOf } from './draft';
import { createHandingIn } from './handing-in';
import { createOvertime } from './overtime';
import { createSaver, type Saver } from './saver';
import type { AnsweringState, Provider, SubmitOutcome } from './types';
import { watchPage } from './watch-page';

/** Within this time several signs of a return to the page count as one. */
const JUST_ASKED = 2000;

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
  const attempt = openAttempt(options, () => ({ kind: saveKind(), onServer }));
  const { keeping } = attempt;

  const asking = createAsking(provider, (reading) => {
    attempt.takeReading(reading);
    handingIn.settle();
  });
  const handingIn = createHandingIn(attempt, asking, provider);
  const overtime = createOvertime(attempt, asking, handingIn);
  const saver: Saver = createSaver({
    isPending: () => onServer && attempt.phase() !== 'final' && isPending(keeping.draft()),
    async send() {
      while (asking.isStale()) await asking.askAnew();
      if (attempt.phase() === 'final') return;
      attempt.takeIn(await provider.send(sheetOf(keeping.draft(), draftFlag.DRAFT)));
    },
    onChange: attempt.changed,
  });

  function saveKind() {
    if (onServer) return saver.kind();
    return keeping.isOnDevice() ? 'saved' : 'none';
  }

  async function onReturn(isAsked = asking.age() < JUST_ASKED) {
    if (attempt.phase() === 'final') return;
    keeping.resume();
    if (!isAsked) {
      asking.doubt();
      await isAnswered(asking.askAnew());
    }
    saver.flush();
    overtime.check();
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
    submit: handingIn.submit,
    answer(question, answer) {
      asking.act();
      if (attempt.answer(question, answer) && onServer) saver.touch();
    },
    toggleMark(question) {
      asking.act();
      attempt.toggleMark(question);
    },
    goTo(index) {
      asking.act();
      attempt.goTo(index);
    },
    retry: saver.flush,
    attach() {
      const unwatch = watchPage({
        onLeave,
        onReturn: () => void onReturn(),
        // A question of a moment ago has failed without the network: it is asked again.
        onOnline: () => void onReturn(false),
        onOffline: attempt.changed,
      });
      const forget = keeping.watch((isCleared) =>
        isCleared ? void isAnswered(asking.ask()) : attempt.changed(),
      );
      overtime.start();
      keeping.resume();
      saver.start();
      return () => {
        onLeave();
        keeping.release();
        unwatch();
        forget();
        overtime.stop();
        saver.stop();
      };
    },
  };
}
