import { parsedJson, serverNow, storageOf, type SaveResult, type StorageName } from '@suite/kernel';
import { formerKey } from './former';
import { ownerName, type Owner } from './owner';

/** The lives that a record can have; the key begins with it, so that any release knows what to forget. */
const roots = {
  /** Until the server has it. */
  unsent: 'suite.unsent.work/',
  /** The learner's only copy of something personal: over a logout, until another learner comes. */
  copy: 'suite.unsent.copy/',
  /** Until its expiry, whoever is here. */
  device: 'suite.device.record/',
  /** Until the learner logs out, or another one comes. */
  visit: 'suite.visit/',
};

/** Days in milliseconds, for expiries. */
export const days = (count: number): number => count * 86_400_000;

/** What a feature declares once about a kind of record. Each kind has a row in `shared/docs/memory.md`. */
export interface RecordType<Value> {
  /** The kind's name in lower case with hyphens. */
  kind: string;
  /** Version of the value's form, from 1. A higher one is left alone: it is of a newer release. */
  version: number;
  /** `learner`: filed under the learner, or under the device for a visitor. `device`: the same for everybody. */
  owner: 'learner' | 'device';
  /** Names, texts, numbers, places or money of a person: gone before another person sees a page. */
  personal: boolean;
  /** The server does not have it: it outlives a logout, under its owner's key. */
  unsent?: boolean;
  /** Where it lives; by default on the device. */
  storage?: Exclude<StorageName, 'page'>;
  /** Milliseconds after the last save; unsent records may have none. */
  expires?: number;
  /** The value in what was stored, in this form or an earlier one (0: before forms); undefined if it is damaged. */
  read: (stored: unknown, version: number) => Value | undefined;
  /** What followed the owner in the key of the releases before 2026-12; by default kind and id. */
  former?: (id: string) => string;
}

/** One record of an owner. */
export interface StoredRecord<Value> {
  /** Differs for every kind, owner and id. */
  key: string;
  read(): Value | undefined;
  /** Never throws; where the storage is full or closed, the value lives in this page alone. */
  save(value: Value): SaveResult;
  remove(): void;
  /** Whether the device has the latest value, so that it outlives the page. */
  isKept(): boolean;
  /** Tells what another tab has saved; undefined when it was removed. */
  watch(listener: (value: Value | undefined) => void): () => void;
}

/** All records of a kind. */
export interface Records<Value> {
  kind: string;
  /** A record of an owner. Of an unknown owner nothing is written: it lives in this page alone. */
  of(owner: Owner | undefined, id?: string | number): StoredRecord<Value>;
  /** The records of an owner with their ids. */
  all(owner: Owner): { id: string; value: Value }[];
}

/** What a record is stored as. */
interface Envelope {
  v: number;
  /** When it was saved, by the device's clock, and until when it counts. */
  at: number;
  until?: number;
  value: unknown;
}

const rootOf = ({ owner, personal, unsent }: RecordType<never>) => {
  if (unsent) return personal ? roots.copy : roots.unsent;
  return owner === 'device' && !personal ? roots.device : roots.visit;
};

/**
 * Unsent records are the only copy: the device's clock, which may have been moved, does not end them without the
 * server's.
 */
const hasExpired = ({ until }: Partial<Envelope>, isUnsent: boolean) =>
  until !== undefined && until < Date.now() && (!isUnsent || until < (serverNow() ?? 0));

/** Declares a kind of record. */
export function defineRecord<Value>(type: RecordType<Value>): Records<Value> {
  const { kind, version, unsent = false, storage: where = 'device', expires, read } = type;
  const { former = (id: string) => (id ? `${kind}.${id}` : kind) } = type;
  const root = rootOf(type as RecordType<never>);
  const device = storageOf(where);
  const prefixOf = (owner: Owner) => `${root}${ownerName(owner)}/${kind}/`;

  /** The value of a text; `isNewer` where a newer release has written it. */
  function valueIn(text: string | undefined) {
    const envelope = Object(parsedJson(text)) as Partial<Envelope>;
    const { v, value } = envelope;
    if (typeof v !== 'number' || hasExpired(envelope, unsent)) return {};
    return v > version ? { isNewer: true } : { value: read(value, v) };
  }

  function of(owner: Owner | undefined, id: string | number = ''): StoredRecord<Value> {
    const storage = owner ? device : storageOf('page');
    const key = `${owner ? prefixOf(owner) : `${kind}/`}${id}`;
    const old = owner && formerKey(owner, unsent, former(String(id)));
    const record: StoredRecord<Value> = {
      key,
      read() {
        const text = storage.read(key) ?? (old === undefined ? undefined : moved(old));
        return valueIn(text).value;
      },
      save(value) {
        const at = Date.now();
        const until = expires && ((unsent && serverNow()) || at) + expires;
        return storage.save(key, JSON.stringify({ v: version, at, until, value }));
      },
      remove() {
        storage.remove(key);
        if (old !== undefined) storage.remove(old);
      },
      isKept: () => storage.isKept(key),
      watch: (listener) => storage.watch(key, (text) => listener(valueIn(text).value)),
    };

    /** Moves a record of an earlier release, and gives its new text. */
    function moved(from: string): string | undefined {
      const text = storage.read(from);
      if (text === undefined) return undefined;
      const value = read(parsedJson(text) ?? text, 0);
      if (value === undefined || record.save(value) === 'kept') storage.remove(from);
      return storage.read(key);
    }
    return record;
  }

  /** Ids of an owner's records, those of earlier releases among them. */
  function idsOf(owner: Owner): string[] {
    const idsAfter = (prefix: string) => device.keys(prefix).map((key) => key.slice(prefix.length));
    // What stood around the id in former keys.
    const [before = '', after = ''] = formerKey(owner, unsent, former('|')).split('|');
    const old = idsAfter(before)
      .filter((rest) => rest.slice(rest.length - after.length) === after)
      .map((rest) => rest.slice(0, rest.length - after.length));
    return Array.from(new Set(idsAfter(prefixOf(owner)).concat(old)));
  }

  return {
    kind,
    of,
    all: (owner) =>
      idsOf(owner).reduce<{ id: string; value: Value }[]>((found, id) => {
        const record = of(owner, id);
        const value = record.read();
        if (value !== undefined) found.push({ id, value });
        // What is damaged or has expired is of no use; a newer release will read its own.
        else if (!valueIn(device.read(record.key)).isNewer) record.remove();
        return found;
      }, []),
  };
}

/** Removes what has expired, of all kinds. */
export function sweepExpired(): void {
  for (const storage of [storageOf('device'), storageOf('tab')])
    for (const root of Object.values(roots)) {
      const isUnsent = root === roots.unsent || root === roots.copy;
      storage
        .keys(root)
        .filter((key) => hasExpired(Object(parsedJson(storage.read(key))) as Partial<Envelope>, isUnsent))
        .forEach(storage.remove);
    }
}
