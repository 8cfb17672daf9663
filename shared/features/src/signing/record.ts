import type { BlockReading, ClauseAnswer, ContractReading } from '@suite/api';
import { days, defineRecord, type Owner, type Records } from '@suite/kernel/records';
import { sha256 } from './sha256';
import { isStrokes, type Stroke } from './strokes';

/** What the device knows of a signing: no name, no ID number, no code, no address of another service. */
export interface SigningValue {
  /** Version of the document to which position and strokes belong. */
  version: string;
  /** How far the learner has read, as the id of the block at the top of the screen. */
  position: string;
  /** Ids of the pages whose pictures were there and in view. */
  seen: string[];
  /** How long each block was in view, by its id. */
  seconds: Readonly<Record<string, number>>;
  /** Ids of the changed blocks that the learner says to have seen. */
  acknowledged: string[];
  /** The questions about this version that were asked. */
  answers: ClauseAnswer[];
  strokes: Stroke[];
  /** The version that was read in full, and how; a refund's agreement has no blocks. */
  readVersion: string;
  read?: BlockReading[];
  /** Until when a signature may arrive that was sent and whose end is not known; 0 without one. By this device's clock. */
  arrivesBy: number;
  /** When the learner last wrote, or sent the signature; 0 before that. */
  since: number;
}

const nothing: SigningValue = {
  version: '',
  position: '',
  seen: [],
  seconds: {},
  acknowledged: [],
  answers: [],
  strokes: [],
  readVersion: '',
  arrivesBy: 0,
  since: 0,
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const numbersIn = (value: unknown) =>
  Object.fromEntries(Object.entries(Object(value) as object).filter(([, one]) => typeof one === 'number'));

const isRead = (value: unknown) => {
  const { id, digest, seconds } = Object(value) as Partial<BlockReading>;
  return !!text(id) && !!text(digest) && typeof seconds === 'number';
};

const isAnswer = (value: unknown) => {
  const { id, answer, misses } = Object(value) as Partial<ClauseAnswer>;
  return !!text(id) && typeof answer === 'string' && typeof misses === 'number';
};

function readSigning(stored: unknown): SigningValue {
  const {
    version,
    position,
    seen,
    seconds,
    acknowledged,
    answers,
    strokes,
    readVersion,
    arrivesBy,
    since,
    read,
  } = Object(stored) as Partial<SigningValue>;
  return {
    // A refund's agreement was one version before forms.
    version: text(version) || text(readVersion),
    position: text(position),
    seen: Array.isArray(seen) ? seen.filter(text) : [],
    seconds: numbersIn(seconds),
    acknowledged: Array.isArray(acknowledged) ? acknowledged.filter(text) : [],
    answers: Array.isArray(answers) ? answers.filter(isAnswer) : [],
    strokes: isStrokes(strokes) ? strokes : [],
    readVersion: text(readVersion),
    arrivesBy: Number(arrivesBy) || 0,
    since: Number(since) || 0,
    ...(Array.isArray(read) && { read: read.filter(isRead) }),
  };
}

/** Signings of contracts, by the scope of their edition. Strokes that were not sent within a week are drawn anew. */
export const signings = defineRecord<SigningValue>({
  kind: 'signing',
  version: 1,
  owner: 'learner',
  personal: true,
  expires: days(7),
  read: readSigning,
});

/** Agreements of refunds that are being signed, by the contract's id. */
export const refundSignings = defineRecord<SigningValue>({
  kind: 'refund',
  version: 1,
  owner: 'learner',
  personal: true,
  expires: days(7),
  read: readSigning,
});

/** The device's part of one signing; position and strokes hold for one version. */
function recordIn(records: Records<SigningValue>, owner: Owner | undefined, id: string | number) {
  const record = records.of(owner, id);
  const read = () => record.read() ?? nothing;
  return {
    read,
    /** What the device has of this version. */
    of(version: string): SigningValue {
      const value = read();
      const { readVersion, read: blocks, arrivesBy } = value;
      return value.version === version ? value : { ...nothing, readVersion, read: blocks, arrivesBy };
    },
    save(version: string, part: Partial<Omit<SigningValue, 'version' | 'since'>>): void {
      const since = part.strokes ? Date.now() : this.of(version).since;
      record.save({ ...this.of(version), ...part, version, since });
    },
    /** A signature has been sent, or (0) it is known what became of it. */
    saveSent(arrivesBy: number): void {
      const value = read();
      if (value.arrivesBy !== arrivesBy) record.save({ ...value, arrivesBy, since: Date.now() });
    },
    remove: record.remove,
  };
}

export type SigningRecord = ReturnType<typeof recordIn>;

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** How a version was read, as it is sent with the signature; undefined if it was not read on this device. */
export function readingIn(record: SigningRecord, version: string): ContractReading | undefined {
  const { readVersion, read: blocks, answers: all } = record.of(version);
  if (readVersion !== version || !blocks) return undefined;
  const answers = all.filter(({ answer }) => answer);
  return { version, blocks, answers, digest: sha256(JSON.stringify([version, blocks, answers], inOrder)) };
}

export const signingRecord = (owner: Owner | undefined, scope: string): SigningRecord =>
  recordIn(signings, owner, scope);

export const refundRecord = (owner: Owner | undefined, contractId: number): SigningRecord =>
  recordIn(refundSignings, owner, contractId);
