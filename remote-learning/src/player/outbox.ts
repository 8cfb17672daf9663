import {
  saveJingpinVideoRecord,
  saveZcVideoRecord,
  userVideoSubmit,
  type VideoRecord,
  type VideoRecordParams,
} from '@suite/api';
import { isCallError } from '@suite/kernel';
import { dayAt } from '@suite/kernel/time';
import { later, type Place, type Waiting } from './resume';
import { createShelf } from './shelf';
import type { Watch } from './types';

/** The calls that take a player's reports: of the premium course, of the special course, of all others. */
export type RecordKind = 'jingpin' | 'zc' | 'other';

const calls = { jingpin: saveJingpinVideoRecord, zc: saveZcVideoRecord, other: userVideoSubmit };

/** A report that waits on the device. */
export interface Report extends Watch {
  id: string;
  kind: RecordKind;
  v_id: number;
  /** When it was made, in milliseconds. */
  at: number;
  /** It may have arrived: from then on it must not grow. */
  isTried: boolean;
}

const LONGEST_WAIT = 365 * 24 * 3600;
const FIRST_RETRY = 5_000;
const LAST_RETRY = 60_000;

function newId(): string {
  const random = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36));
  return `${Date.now().toString(36)}-${random.join('')}`;
}

const isReport = (value: unknown): value is Report => {
  const { id, kind, v_id, position, watched, at } = (value ?? {}) as Partial<Record<keyof Report, unknown>>;
  const numbers = [v_id, position, watched, at];
  return (
    typeof id === 'string' &&
    typeof kind === 'string' &&
    Object.keys(calls).includes(kind) &&
    numbers.every((one) => typeof one === 'number' && one >= 0)
  );
};

/** A report goes on where one that has never been sent ended, on the same day. */
const goesOn = (before: Report, next: Report) =>
  !before.isTried &&
  before.kind === next.kind &&
  before.v_id === next.v_id &&
  next.position >= before.position &&
  dayAt(before.at) === dayAt(next.at);

/**
 * Reports of a learner on their way to the provider. Each is kept on the device until the provider
 * has answered, under an id by which a repeated one counts once.
 */
export function createOutbox(user: number | string) {
  const shelf = createShelf(`suite.video.${user}.`, isReport);
  const listeners = new Set<(record: VideoRecord) => void>();
  const answered = new Map<number, Place>();
  let lastId = '';
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY;

  const oldestFirst = () => shelf.all().sort((one, other) => one.at - other.at);

  async function deliver(report: Report): Promise<void> {
    const { id, kind, v_id, position, watched, at } = report;
    shelf.put({ ...report, isTried: true });
    const seconds_ago = Math.min(LONGEST_WAIT, Math.max(0, (Date.now() - at) / 1000));
    const params: VideoRecordParams = { v_id, report_id: id, position, watched, seconds_ago };
    try {
      const record = await calls[kind](params);
      shelf.remove(id);
      answered.set(v_id, record);
      listeners.forEach((listen) => listen(record));
    } catch (error) {
      // What the provider refuses it would refuse for ever; all else may still arrive.
      if (!isCallError(error, 'shown') && !isCallError(error, 'silent')) throw error;
      shelf.remove(id);
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    try {
      for (let next = oldestFirst()[0]; next; next = oldestFirst()[0]) await deliver(next);
      pause = FIRST_RETRY;
    } catch {
      timer = setTimeout(() => void flush(), pause);
      pause = Math.min(LAST_RETRY, pause * 2);
    }
  }

  /** Sends all that waits, the oldest first; what does not arrive is tried again later. */
  function flush(): Promise<void> {
    running ??= run().finally(() => (running = undefined));
    return running;
  }

  return {
    flush,
    /** Keeps a report, and sends it unless an earlier one has just failed. */
    add(kind: RecordKind, v_id: number, { position, watched }: Watch) {
      const made: Report = { id: newId(), kind, v_id, position, watched, at: Date.now(), isTried: false };
      const last = shelf.all().find(({ id }) => id === lastId);
      const report =
        last && goesOn(last, made) ? { ...made, id: last.id, watched: last.watched + watched } : made;
      lastId = report.id;
      shelf.put(report);
      if (pause === FIRST_RETRY) void flush();
    },
    /** Where the reports of a video that have not gone out say that the learner is. */
    waiting(v_id: number): Waiting | undefined {
      const own = oldestFirst().filter((report) => report.v_id === v_id);
      return own[own.length - 1];
    },
    /** The later of what a page has read and of what the provider has answered since. */
    latest: (v_id: number, read: Place): Place => later(read, answered.get(v_id)),
    onRecord(listen: (record: VideoRecord) => void): () => void {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

const outboxes = new Map<number | string, ReturnType<typeof createOutbox>>();

/** The one outbox of a learner in this page: it goes on sending when the player is gone. */
export function outboxOf(user: number | string) {
  const outbox = outboxes.get(user) ?? createOutbox(user);
  outboxes.set(user, outbox);
  return outbox;
}
