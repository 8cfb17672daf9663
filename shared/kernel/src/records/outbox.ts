import { unfinished, type Duty, type LearnerId, type SaveResult, type Waiting } from '@suite/kernel';
import { ownerName } from './owner';
import { defineRecord, type RecordType } from './record';
import { doSoon, lookAfter, useOnDevice, waitingChanged } from './duties';

/** What became of an attempt to send. */
export type SendResult<Answer> =
  | { state: 'sent'; answer: Answer }
  /** The server's no: it is kept and tried later, until its time is up. */
  | { state: 'refused'; code: number; words: string }
  | { state: 'noAnswer' };

/** Something that waits on the device until the server has it. */
export interface Unsent<Value> {
  /** The same at each attempt, so that the server counts it once. */
  id: string;
  value: Value;
  /** When it was made; by the device's clock, like all times here. */
  madeAt: number;
  /** It was sent once and may have arrived: it must not change any more. */
  isTried: boolean;
  /** An attempt has ended without success. */
  isLate?: boolean;
  /** Since when the server says no, when it said so last, and its words; `told`: since when by the server's clock. */
  refused?: { since: number; at: number; told?: number; code: number; words: string };
  /** The server has said no until the time was up: it is not sent any more, and the learner is told. */
  isGivenUp?: boolean;
}

/** What a feature declares once about what it sends. */
export interface OutboxType<Value, Answer> extends Pick<
  RecordType<Value>,
  'kind' | 'version' | 'personal' | 'read' | 'former'
> {
  /** What the learner knows it by: 学习记录. */
  name: string;
  /** Milliseconds from the server's first no, by its clock, after which it is given up, and the learner is told. */
  givenUpAfter: number;
  /** Sends one. It throws for an error of the code alone. */
  send: (unsent: Unsent<Value>) => Promise<SendResult<Answer>>;
  /** Paths of the reads that show what was sent: they are read again. */
  changes?: readonly string[];
  /** Several are made a minute: the reads are read again only if one went out late. */
  isFrequent?: boolean;
}

/** What is still to be sent of one kind. */
export interface Outbox<Value, Answer> {
  type: OutboxType<Value, Answer>;
  /** For the reconciler's list. */
  duty: Duty;
  /** Keeps it, and sends it as soon as possible. What has the same id is replaced. */
  put: (owner: LearnerId, value: Value, id?: string) => SaveResult;
  /** What waits of an owner, the oldest first. */
  all: (owner: LearnerId) => Unsent<Value>[];
  /** Keeps what became of an attempt, for whoever sends. */
  update: (owner: LearnerId, unsent: Unsent<Value>) => SaveResult;
  remove: (owner: LearnerId, id: string) => void;
  /** Whether each that waits outlives the page. */
  isKept: (owner: LearnerId) => boolean;
  /** Tells what was sent from this page, with the server's answer. */
  onSent: (listener: (unsent: Unsent<Value>, answer: Answer) => void) => () => void;
}

type SentListener = (unsent: Unsent<never>, answer: never) => void;

const { listeners } = unfinished;
const outboxes = unfinished.outboxes as Map<string, Outbox<unknown, unknown>>;

const SHOWN_AFTER = 10_000;

/** An id that no other device makes. */
export const newId = (): string =>
  `${Date.now().toString(36)}-${Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')}`;

/** The unsent record in what was stored; `read` is the feature's. */
function unsentIn<Value>(read: RecordType<Value>['read'], stored: unknown, version: number) {
  const { value, ...rest } = Object(stored) as Unsent<unknown>;
  // Before forms the value had its time in it, and may have been sent.
  const meta = version ? rest : { madeAt: Number(Object(stored).at), isTried: true };
  const own = read(version ? value : stored, version);
  return own === undefined || !(meta.madeAt >= 0) ? undefined : { ...meta, value: own };
}

/** What the learner sees as waiting: if one is late, those behind it as well, but not one that is just being sent. */
function waitingIn<Value>(box: Outbox<Value, never>, owner: LearnerId): Waiting[] {
  const all = box.all(owner);
  const isStuck = all.some(({ isLate, isGivenUp }) => isLate && !isGivenUp);
  return all
    .filter(({ isGivenUp, madeAt }) => isStuck || isGivenUp || Date.now() - madeAt > SHOWN_AFTER)
    .map(({ id, madeAt, refused, isGivenUp }) => ({
      id: `${box.type.kind} ${id}`,
      name: box.type.name,
      since: madeAt,
      words: refused?.words,
      dismiss: isGivenUp ? () => box.remove(owner, id) : undefined,
    }));
}

/** Declares an outbox; the host's reconciler sends what waits in it. */
export function defineOutbox<Value, Answer>(type: OutboxType<Value, Answer>): Outbox<Value, Answer> {
  const { kind, read } = type;
  const records = defineRecord<Omit<Unsent<Value>, 'id'>>({
    ...type,
    owner: 'learner',
    unsent: true,
    read: (stored, version) => unsentIn(read, stored, version),
  });
  const heard = listeners.get(kind) ?? new Set();
  listeners.set(kind, heard);

  function update(owner: LearnerId, { id, ...stored }: Unsent<Value>): SaveResult {
    const result = records.of(owner, id).save(stored);
    waitingChanged();
    return result;
  }
  const all = (owner: LearnerId) =>
    records
      .all(owner)
      .map(({ id, value }) => ({ id, ...value }))
      .sort((one, other) => one.madeAt - other.madeAt);

  const outbox: Outbox<Value, Answer> = {
    type,
    duty: { kind, waiting: (owner) => waitingIn(outboxes.get(kind) as never, owner) },
    put(owner, value, id = newId()) {
      const result = update(owner, { id, value, madeAt: Date.now(), isTried: false });
      doSoon(kind);
      return result;
    },
    all,
    update,
    remove(owner, id) {
      records.of(owner, id).remove();
      waitingChanged();
    },
    isKept: (owner) => all(owner).every(({ id }) => records.of(owner, id).isKept()),
    onSent(listener) {
      heard.add(listener as SentListener);
      return () => void heard.delete(listener as SentListener);
    },
  };
  const known = outboxes.get(kind);
  if (!known || known.type.version < type.version) outboxes.set(kind, outbox as never);
  lookAfter(outbox.duty);
  return outbox;
}

/** Every outbox that an app of this page has declared: of two with one name the newer form. */
export const allOutboxes = (): Outbox<unknown, unknown>[] => Array.from(outboxes.values());

/** Tells the apps of this page that something was sent, and what the server answered. */
export const tellSent = (kind: string, unsent: Unsent<unknown>, answer: unknown): void =>
  listeners.get(kind)?.forEach((listener) => listener(unsent as never, answer as never));

/** What waits of an owner in an outbox, for a component. */
export function useUnsent<Value>(
  outbox: Pick<Outbox<Value, unknown>, 'all'>,
  owner: LearnerId | undefined,
): Unsent<Value>[] {
  return useOnDevice(() => (owner ? outbox.all(owner) : []), owner && ownerName(owner));
}
