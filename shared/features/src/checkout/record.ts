import type { GoodsKind, PayChannel } from '@suite/api';
import { useSession } from '@suite/kernel';
import { defineRecord, ownerOf, type Records } from '@suite/kernel/records';
import type { Doubt, Kept, Phase } from './machine/types';

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
const doubts: readonly Doubt[] = ['none', 'gone', 'open', 'claimed'];
const channels: readonly PayChannel[] = ['messenger', 'browser', 'shell'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One of the values, or the careful one for a damaged value. */
const oneOf = <Value>(values: readonly Value[], value: unknown, careful: Value): Value =>
  values.indexOf(value as Value) >= 0 ? (value as Value) : careful;

/** What is kept in a stored value; a damaged part is read as the one that asks most. */
export function keptIn(stored: unknown): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const parts = stored as Partial<Record<keyof Kept, unknown>>;
  const [clientKey, orderNo] = [text(parts.clientKey), text(parts.orderNo)];
  if (!clientKey && !orderNo) return null;
  return {
    phase: oneOf(phases, parts.phase, 'verifying'),
    clientKey,
    orderNo,
    amount: Number(parts.amount),
    attempt: text(parts.attempt),
    channel: oneOf(channels, parts.channel, 'messenger'),
    doubt: oneOf(doubts, parts.doubt, 'open'),
    hasReloaded: parts.hasReloaded === true,
  };
}

/**
 * A logout does not forget an order. The provider finds an unpaid order again, but it does not know that a payment is
 * in doubt, nor the key of an order whose creation got no answer: without them the owner could pay twice. It
 * names nobody, and another learner has another record.
 */
export const orders = defineRecord<Kept>({
  kind: 'checkout',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read: (stored) => keptIn(stored) ?? undefined,
  former: (id) => `checkout.${id}.order`,
});

/** The id of a purchase's records. */
export const purchaseId = ({ kind, goodsId }: Purchase): string => `${kind}.${goodsId}`;

/** What one tab alone may do: create and pay an order of these goods. */
export const leaseName = (purchase: Purchase): string =>
  `checkout.${useSession.getState().line}.${purchase.user}.${purchaseId(purchase)}`;

/** The device's place for a purchase. */
export function recordOf(purchase: Purchase, records: Pick<Records<Kept>, 'of'> = orders): PurchaseRecord {
  const record = records.of(ownerOf(purchase.user), purchaseId(purchase));
  return {
    read: () => record.read() ?? null,
    write: (kept) => (kept ? void record.save(kept) : record.remove()),
    watch: (listener) => record.watch((written) => listener(written ?? null)),
  };
}
