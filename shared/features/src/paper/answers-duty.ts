import {
  days,
  doSoon,
  isUndisturbed,
  newId,
  waitingChanged,
  type Duty,
  type LearnerId,
  type Waiting,
} from '@suite/kernel';
import {
  attemptLease,
  draftsOf,
  firstUnsent,
  leftoversOf,
  pauseAfter,
  stampOf,
  storedDraft,
  storedLeftover,
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

function waitingDrafts(owner: LearnerId): Waiting[] {
  return draftsOf(owner).flatMap(({ key, draft }) => {
    const since = firstUnsent(draft);
    if (since === null || Date.now() - since < SHOWN_AFTER) return [];
    const name = `${nameOf(draft.title)}${draft.wish.value ? '待交卷' : '的答案'}`;
    return [{ id: `${KIND} ${key.scope} ${key.attempt}`, name, since, to: paperPlaces(key.scope)?.paper }];
  });
}

/** Notes that the learner has seen what did not count: they are told no more. */
export function noteSeen({ user }: LearnerId, leftover: Leftover): void {
  const { scope, attempt } = leftover;
  storedLeftover({ user, scope, attempt }).save({ ...leftover, isSeen: true });
  waitingChanged();
}

/** What did not count is told until the learner has seen it. */
const unseenLeftovers = (owner: LearnerId): Waiting[] =>
  leftoversOf(owner)
    .filter(({ isSeen }) => !isSeen)
    .map((leftover) => {
      const { title, scope, attempt, foundAt, entries } = leftover;
      return {
        id: `leftover ${scope} ${attempt}`,
        name: `${nameOf(title)}有 ${entries.length} 题没有计入成绩`,
        since: foundAt,
        to: paperPlaces(scope)?.result,
        dismiss: () => noteSeen(owner, leftover),
      };
    });

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

let running: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let errors = 0;

async function run(owner: LearnerId): Promise<void> {
  clearTimeout(retry);
  let isToRetry = false;
  for (const { key, draft } of draftsOf(owner)) {
    // A paper that the learner has opened meanwhile is not disturbed by another one.
    if (isUndisturbed()) return;
    if (firstUnsent(draft) !== null) isToRetry = (await deliver(key)) || isToRetry;
    else if (stampOf(draft) < Date.now() - DONE_AFTER) storedDraft(key).remove();
  }
  waitingChanged();
  errors = isToRetry ? errors + 1 : 0;
  if (isToRetry) retry = setTimeout(() => doSoon(KIND), pauseAfter(errors));
}

/** Looks after answers that were given, and papers that were handed in, without a network. */
export const answersDuty: Duty = {
  kind: KIND,
  waiting: (owner) => waitingDrafts(owner).concat(unseenLeftovers(owner)),
  run(owner) {
    running ??= run(owner).finally(() => {
      running = undefined;
    });
    return running;
  },
};
