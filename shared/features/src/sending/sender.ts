import { serverNow } from '@suite/kernel';
import {
  allOutboxes,
  isUndisturbed,
  newId,
  ownerHere,
  tellSent,
  type LearnerId,
  type Outbox,
  type SendResult,
  type Unsent,
} from '@suite/kernel/records';
import { leaseOf, RENEWAL } from './lease';

type AnyOutbox = Outbox<unknown, unknown>;

/** What sending needs from the page. */
export interface SenderDeps {
  report: (error: unknown) => void;
  /** What was sent is shown by reads of these paths. */
  changed: (paths: readonly string[]) => void;
}

const FIRST_RETRY = 5_000;
const LAST_RETRY = 60_000;
/** The longest time between two attempts at what the server refuses. */
const LAST_REFUSAL = 3_600_000;

/** How sending of one kind goes. */
interface Progress {
  running?: Promise<void>;
  /** It was asked for since the pass has looked for the next one. */
  isAsked?: boolean;
  retry?: ReturnType<typeof setTimeout>;
  pause: number;
}

const isHere = ({ line, user }: LearnerId) => {
  const here = ownerHere();
  return here?.line === line && here.user === user;
};

/** Whether it is time for another attempt: a refusal of five minutes is tried again after five more. */
const isDue = ({ refused }: Unsent<unknown>, now: number) => {
  if (!refused) return true;
  const wait = Math.min(LAST_REFUSAL, Math.max(FIRST_RETRY, refused.at - refused.since));
  return Math.abs(now - refused.at) >= wait;
};

/** An unsent record after an attempt that did not succeed. */
function afterAttempt(
  unsent: Unsent<unknown>,
  result: Exclude<SendResult<unknown>, { state: 'sent' }>,
  givenUpAfter: number,
): Unsent<unknown> {
  const late = { ...unsent, isTried: true, isLate: true };
  if (result.state === 'noAnswer') return late;
  const at = Date.now();
  const now = serverNow();
  const { since = at, told = now } = unsent.refused ?? {};
  const { code, words } = result;
  // The device's clock may have been moved: it does not end what only the server can end.
  const isGivenUp = now !== undefined && told !== undefined && now - told > givenUpAfter;
  return { ...late, refused: { since, at, told, code, words }, isGivenUp };
}

/**
 * Sends what waits of the learner who is here: of each kind the oldest first, from one tab at a time. What the server
 * refuses does not hold up the others; without an answer it is tried again later.
 */
export function createSender({ report, changed }: SenderDeps) {
  const tab = newId();
  const startedAt = Date.now();
  const kinds = new Map<string, Progress>();

  async function attempt({ type, ...box }: AnyOutbox, owner: LearnerId, unsent: Unsent<unknown>) {
    box.update(owner, { ...unsent, isTried: true });
    const result = await type.send(unsent).catch((error: unknown) => {
      report(error);
      return { state: 'refused', code: 0, words: '' } as const;
    });
    if (result.state === 'sent') {
      box.remove(owner, unsent.id);
      tellSent(type.kind, unsent, result.answer);
      const isLate = unsent.isTried || unsent.madeAt < startedAt;
      if (isLate || !type.isFrequent) changed(type.changes ?? []);
    } else if (box.all(owner).some(({ id }) => id === unsent.id))
      box.update(owner, afterAttempt(unsent, result, type.givenUpAfter));
    return result.state;
  }

  /** One pass over an outbox; true if something is left for later. */
  async function pass(
    box: AnyOutbox,
    progress: Progress,
    owner: LearnerId,
    isForced: boolean,
  ): Promise<boolean> {
    const lease = leaseOf(`sending.${box.type.kind}`, tab);
    if (!lease.take(Date.now())) return true;
    const renewal = setInterval(() => lease.take(Date.now()), RENEWAL);
    const seen = new Set<string>();
    const next = () => {
      progress.isAsked = false;
      return box.all(owner).find(({ id, isGivenUp }) => !isGivenUp && !seen.has(id));
    };
    try {
      for (let unsent = next(); unsent && isHere(owner); unsent = next()) {
        seen.add(unsent.id);
        if (!isForced && !isDue(unsent, Date.now())) continue;
        if ((await attempt(box, owner, unsent)) === 'noAnswer') return true;
      }
    } finally {
      clearInterval(renewal);
      lease.release();
    }
    return box.all(owner).some(({ isGivenUp }) => !isGivenUp);
  }

  async function run(box: AnyOutbox, progress: Progress, isForced: boolean): Promise<void> {
    clearTimeout(progress.retry);
    progress.retry = undefined;
    progress.isAsked = false;
    const owner = ownerHere();
    if (!owner || box.all(owner).length === 0) return;
    if (await pass(box, progress, owner, isForced)) {
      progress.retry = setTimeout(() => {
        progress.retry = undefined;
        // The round after it sends what an exam, a payment or a signature holds up.
        if (!isUndisturbed()) void send(box, false);
      }, progress.pause);
      progress.pause = Math.min(LAST_RETRY, progress.pause * 2);
    } else progress.pause = FIRST_RETRY;
  }

  function send(box: AnyOutbox, isForced: boolean): Promise<void> {
    const { kind } = box.type;
    const progress = kinds.get(kind) ?? { pause: FIRST_RETRY };
    kinds.set(kind, progress);
    progress.isAsked = true;
    progress.running ??= run(box, progress, isForced)
      .catch(report)
      .then(() => {
        progress.running = undefined;
        if (progress.isAsked && !progress.retry) void send(box, false);
      });
    return progress.running;
  }

  const boxOf = (kind: string) => allOutboxes().find(({ type }) => type.kind === kind);

  return {
    /** Sends what waits of a kind; `isForced` also what the server has refused lately. */
    async send(kind: string, isForced = false): Promise<void> {
      const box = boxOf(kind);
      if (box) await send(box, isForced);
    },
    /** The same, unless the last attempt has failed and the next one has its time. */
    async sendSoon(kind: string): Promise<void> {
      const box = boxOf(kind);
      if (box && !kinds.get(kind)?.retry) await send(box, false);
    },
    stop: () => kinds.forEach(({ retry }) => clearTimeout(retry)),
  };
}
