import {
  advancedMaterialInfo,
  codes,
  materialInfo,
  reformMaterialInfo,
  refusalOf,
  saveJingpinVideoRecord,
  saveZcVideoRecord,
  studyStatus,
  userVideoSubmit,
  type VideoRecord,
  type VideoRecordParams,
} from '@suite/api';
import { unsentKey, useSession, type Session } from '@suite/kernel';
import { dayAt } from '@suite/kernel/time';
import { FAR, later, type Place, type Waiting } from './resume';
import { createShelf } from './shelf';
import type { MaterialOfVideo, Watch } from './types';

/** The calls that take a player's reports: of the premium course, of the special course, of all others. */
export type RecordKind = 'jingpin' | 'zc' | 'other';

const calls = { jingpin: saveJingpinVideoRecord, zc: saveZcVideoRecord, other: userVideoSubmit };

/** The calls that mark a material as studied. */
const marking = [materialInfo, reformMaterialInfo, advancedMaterialInfo];

/** A report that waits on the device. */
export interface Report extends Watch {
  id: string;
  kind: RecordKind;
  v_id: number;
  /** When it was made, in milliseconds. */
  at: number;
  /** It was sent once and may have arrived, so it must not grow any more. */
  isTried: boolean;
  /** Counts as studied as soon as the video does; the report waits until this is marked, too. */
  material?: MaterialOfVideo;
}

/** What makes a report wrong for ever; after any other refusal it may still be taken. */
const hopeless: number[] = [codes.BAD_PARAMS, codes.RULE, codes.NOT_FOUND, codes.NOT_BOUGHT];

const LONGEST_WAIT = 365 * 24 * 3600;
/** Seconds after which a report has waited, and another device may have gone on meanwhile. */
const WAITED = 60;
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

/** Whether a report continues an earlier one, so that both become one: never sent, same video, same day, no jump back. */
const goesOn = (before: Report, next: Report) =>
  !before.isTried &&
  before.kind === next.kind &&
  before.v_id === next.v_id &&
  next.position >= before.position &&
  dayAt(before.at) === dayAt(next.at);

const prefixOf = (owner: number | string) => unsentKey(owner, 'watch.');

/**
 * Reports of a learner on their way to the provider. Each is kept on the device until the provider
 * has answered, under an id by which a repeated one counts once. Reports outlive a logout, and wait
 * for their owner: `add` and `flush` are for the owner's player alone.
 */
export function createOutbox(owner: number | string) {
  const shelf = createShelf(prefixOf(owner), isReport);
  const listeners = new Set<(record: VideoRecord) => void>();
  const watchers = new Set<() => void>();
  const answered = new Map<number, Place>();
  const marked = new Set<number>();
  let hasAnswer = false;
  let lastId = '';
  let running: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY;
  let isLate = false;
  let isKept = true;
  let ownerSession: Session | undefined;

  /** In a later session than that of the owner's player another learner may be logged in. */
  const isOwnerHere = () => ownerSession === useSession.getState();

  function keep(report: Report): void {
    isKept = shelf.put(report) === 'kept';
  }

  const oldestFirst = () => shelf.all().sort((one, other) => one.at - other.at);

  async function mark({ path, week_id, material_id }: MaterialOfVideo): Promise<void> {
    if (marked.has(material_id)) return;
    if (!isOwnerHere()) throw new Error('the learner has left');
    await marking.find((call) => call.path === path)?.({ week_id, material_id, preview: 0 });
    marked.add(material_id);
  }

  /** Sends a report; false when the provider refuses it for now. */
  async function deliver(report: Report): Promise<boolean> {
    const { id, kind, v_id, position, watched, at, material } = report;
    keep({ ...report, isTried: true });
    const seconds_ago = Math.min(LONGEST_WAIT, Math.max(0, (Date.now() - at) / 1000));
    const params: VideoRecordParams = { v_id, report_id: id, position, watched, seconds_ago };
    try {
      const record = await calls[kind](params);
      // A page that is left for the next one would not hear that the video is watched.
      if (material && record?.summaryStatus === studyStatus.done) await mark(material);
      shelf.remove(id);
      // A provider may take a report without saying what came of it.
      if (record) {
        hasAnswer = true;
        // After a wait another place is that of another device, which is news to this page.
        const hasWaited = report.isTried || seconds_ago > WAITED;
        if (!hasWaited || Math.abs(record.position - position) <= FAR) answered.set(v_id, record);
        listeners.forEach((listen) => listen(record));
      }
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (!hopeless.includes(refusal.code)) return false;
      shelf.remove(id);
      return true;
    }
  }

  /** Sends the reports in their order; one that is refused for now does not hold up the others. */
  async function deliverAll(): Promise<void> {
    const refused = new Set<string>();
    const next = () => oldestFirst().find(({ id }) => !refused.has(id));
    for (let report = next(); report && isOwnerHere(); report = next())
      if (!(await deliver(report))) refused.add(report.id);
    if (refused.size > 0) throw new Error('the provider takes no reports at the moment');
  }

  async function run(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    try {
      await deliverAll();
      pause = FIRST_RETRY;
      // After a logout reports may be left.
      isLate = shelf.all().length > 0;
    } catch {
      isLate = true;
      retry = setTimeout(() => void send(), pause);
      pause = Math.min(LAST_RETRY, pause * 2);
    }
    watchers.forEach((watch) => watch());
  }

  function send(): Promise<void> {
    running ??= run().finally(() => (running = undefined));
    return running;
  }

  return {
    /** Sends all waiting reports, the oldest first; those that do not arrive are tried again later. */
    flush(): Promise<void> {
      ownerSession = useSession.getState();
      return send();
    },
    /** Keeps a report and sends it, unless an earlier one has failed and waits for its next try. */
    add(kind: RecordKind, v_id: number, { position, watched }: Watch, material?: MaterialOfVideo) {
      const what = { kind, v_id, position, watched, material };
      const made: Report = { id: newId(), ...what, at: Date.now(), isTried: false };
      const last = shelf.all().find(({ id }) => id === lastId);
      const report =
        last && goesOn(last, made) ? { ...made, id: last.id, watched: last.watched + watched } : made;
      lastId = report.id;
      keep(report);
      ownerSession = useSession.getState();
      if (!retry) void send();
    },
    /** Where the learner is in a video, by the latest report that has not gone out. */
    waiting(v_id: number): Waiting | undefined {
      const own = oldestFirst().filter((report) => report.v_id === v_id);
      return own[own.length - 1];
    },
    /** The place that a page has read, or a later one that the provider has answered since. */
    latest: (v_id: number, read: Place): Place => later(read, answered.get(v_id)),
    /** How many reports wait for another try, or are at it; undefined before any was made here. */
    late: (): number | undefined => (isLate ? shelf.all().length : hasAnswer ? 0 : undefined),
    /** Whether a report that waits is lost with the page, since the device cannot keep it. */
    isAtRisk: () => isLate && !isKept,
    /** Tells when `late` may have changed. */
    onLate(watch: () => void): () => void {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    onRecord(listen: (record: VideoRecord) => void): () => void {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

const outboxes = new Map<string, ReturnType<typeof createOutbox>>();

/** The one outbox of a learner in this page: it goes on sending when the player is gone. */
export function outboxOf(owner: number | string) {
  const key = prefixOf(owner);
  const outbox = outboxes.get(key) ?? createOutbox(owner);
  outboxes.set(key, outbox);
  return outbox;
}
