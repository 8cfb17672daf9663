import {
  days,
  doSoon,
  isUndisturbed,
  newId,
  waitingChanged,
  type Duty,
  type LearnerId,
  type Waiting,
} from '@suite/kernel/records';
import {
  attemptLease,
  draftsOf,
  leftoversOf,
  pauseAfter,
  stampOf,
  storedDraft,
  storedLeftover,
  unsentTimes,
  type AttemptKey,
  type Leftover,
} from '../answering';
import { RENEWAL } from '../sending';
import { paperPlaces } from './kinds';

const KIND = 'answering';
/** What is just being sent for the first time is not shown as waiting. */
const SHOWN_AFTER = 10_000;
/** Days after which a draft goes that the server has as well. */
const DONE_AFTER = days(30);

const nameOf = (title: string) => (title ? `《${title}》` : '试卷');

function waitingAnswers(owner: LearnerId): Waiting[] {
  return draftsOf(owner).flatMap(({ key, draft }) =>
    unsentTimes(draft)
      .filter((since) => Date.now() - since > SHOWN_AFTER)
      .map((since, at) => ({
        id: `${KIND} ${key.scope} ${key.attempt} ${at}`,
        name: `${nameOf(draft.title)}${draft.wish.value ? '待交卷，答案' : '的答案'}`,
        since,
        to: paperPlaces(key.scope)?.paper,
      })),
  );
}

/** Notes that the learner has seen what did not count: they are told no more. */
export function noteSeen({ user }: LearnerId, leftover: Leftover): void {
  const { scope, attempt } = leftover;
  storedLeftover({ user, scope, attempt }).save({ ...leftover, isSeen: true });
  waitingChanged();
}

/** What did not count is told until the learner has seen it. */
const unseenAnswers = (owner: LearnerId): Waiting[] =>
  leftoversOf(owner)
    .filter(({ isSeen }) => !isSeen)
    .flatMap((leftover) =>
      leftover.entries.map(({ number, at }) => ({
        id: `leftover ${leftover.scope} ${leftover.attempt} ${number}`,
        name: `${nameOf(leftover.title)}没有计入成绩的答案`,
        words: '交卷时还没有送达，可以导出复核单',
        since: at,
        to: paperPlaces(leftover.scope)?.result,
        dismiss: () => noteSeen(owner, leftover),
      })),
    );

const tab = newId();

/** Delivers an attempt, unless a tab has it open; true if it is to be tried again soon. */
async function deliver(key: AttemptKey): Promise<boolean> {
  const lease = attemptLease(key, tab);
  if (!lease.take(Date.now())) return true;
  const renewal = setInterval(() => lease.take(Date.now()), RENEWAL);
  try {
    return await (await import(/* webpackChunkName: "deliver-answers" */ './deliver')).deliver(key);
  } finally {
    clearInterval(renewal);
    lease.release();
  }
}

let running: Promise<boolean> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let errors = 0;

/** Delivers what waits; true if a paper is handed in now. */
async function run(owner: LearnerId): Promise<boolean> {
  clearTimeout(retry);
  let [isToRetry, isHandedIn] = [false, false];
  for (const { key, draft } of draftsOf(owner)) {
    // A paper that the learner has opened meanwhile is not disturbed by another one.
    if (isUndisturbed()) break;
    if (unsentTimes(draft).length > 0) {
      isToRetry = (await deliver(key)) || isToRetry;
      isHandedIn = isHandedIn || !storedDraft(key).read();
    } else if (stampOf(draft) < Date.now() - DONE_AFTER) storedDraft(key).remove();
  }
  waitingChanged();
  errors = isToRetry ? errors + 1 : 0;
  if (isToRetry) retry = setTimeout(() => doSoon(KIND), pauseAfter(errors));
  return isHandedIn;
}

/** Looks after answers that were given, and papers that were handed in, without a network. */
export const answersDuty: Duty = {
  kind: KIND,
  tells: 'leftover',
  waiting: (owner) => waitingAnswers(owner).concat(unseenAnswers(owner)),
  run(owner) {
    running ??= run(owner).finally(() => {
      running = undefined;
    });
    return running;
  },
};
