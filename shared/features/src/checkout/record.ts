import type { GoodsKind, PayChannel } from '@suite/api';
import { deviceStore, unsentKey, type Store } from '@suite/kernel';
import type { UnknownAttempt, Kept, Phase } from './machine/types';

/** Whose purchase of what; the line of the session is part of the key. */
export interface Purchase {
  user: number;
  kind: GoodsKind;
  goodsId: string;
}

/** Where a purchase is kept on the device. */
export interface PurchaseRecord {
  read(): Kept | null;
  write(kept: Kept | null): void;
  /** Tells what another tab has written. */
  watch(listener: (kept: Kept | null) => void): () => void;
}

/**
 * A logout does not forget it. The server finds an unpaid order again, but it does not know that a payment is
 * in unknownAttempt, nor the key of an order whose creation got no answer: without them the owner could pay twice. It
 * names nobody, and another learner has another key.
 */
export const purchaseKey = ({ user, kind, goodsId }: Purchase, part: string): string =>
  unsentKey(user, `checkout.${kind}.${goodsId}.${part}`);

const phases: readonly Phase[] = [
  'idle',
  'creating',
  'ready',
  'launched',
  'verifying',
  'paid',
  'unknown',
  'closed',
];
const unknownAttempts: readonly UnknownAttempt[] = ['none', 'gone', 'open', 'claimed'];
const channels: readonly PayChannel[] = ['messenger', 'browser', 'shell'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One of the values, or the careful one for a damaged value. */
const oneOf = <Value>(values: readonly Value[], value: unknown, careful: Value): Value =>
  values.indexOf(value as Value) >= 0 ? (value as Value) : careful;

/** What is kept in a stored value; a damaged part is read as the one that asks most. */
export function keptIn(stored: unknown): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null;
  // `doubt` is its name in records of releases before 2026-12.
  const parts = stored as Partial<Record<keyof Kept | 'doubt', unknown>>;
  const [clientKey, orderNo] = [text(parts.clientKey), text(parts.orderNo)];
  if (!clientKey && !orderNo) return null;
  return {
    phase: oneOf(phases, parts.phase, 'verifying'),
    clientKey,
    orderNo,
    amount: Number(parts.amount),
    attempt: text(parts.attempt),
    channel: oneOf(channels, parts.channel, 'messenger'),
    unknownAttempt: oneOf(unknownAttempts, parts.unknownAttempt ?? parts.doubt, 'open'),
    hasReloaded: parts.hasReloaded === true,
  };
}

/** The device's place for a purchase. */
export function recordOf(purchase: Purchase, store: Store = deviceStore): PurchaseRecord {
  const key = purchaseKey(purchase, 'order');
  return {
    read: () => keptIn(store.get(key)),
    write: (kept) => (kept ? void store.set(key, kept) : store.remove(key)),
    watch: (listener) => store.watch(key, (written) => listener(keptIn(written))),
  };
}
