import type { GoodsKind, PayChannel } from '@suite/api';
import { days, defineRecord, type Owner } from '@suite/kernel/records';
import type { Phase, PurchaseRecord, UnknownAttempt } from './machine/types';

/** Whose purchase of what; the owner is undefined while it is not known who the learner is. */
export interface Purchase {
  owner: Owner | undefined;
  kind: GoodsKind;
  goodsId: string;
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
const unknownAttempts: readonly UnknownAttempt[] = ['none', 'gone', 'open', 'claimed'];
const channels: readonly PayChannel[] = ['messenger', 'browser', 'shell'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One of the values, or the careful one for a damaged value. */
const oneOf = <Value>(values: readonly Value[], value: unknown, careful: Value): Value =>
  values.indexOf(value as Value) >= 0 ? (value as Value) : careful;

/** The purchase in a stored value; a damaged part is read as the one that asks most. */
export function readPurchase(stored: unknown): PurchaseRecord | undefined {
  // `doubt` is the name that `unknownAttempt` had before forms.
  const parts = Object(stored) as Partial<Record<keyof PurchaseRecord | 'doubt', unknown>>;
  const [clientKey, orderNo, paidGoods] = [text(parts.clientKey), text(parts.orderNo), text(parts.paidGoods)];
  if (!clientKey && !orderNo) return undefined;
  return {
    phase: oneOf(phases, parts.phase, 'verifying'),
    clientKey,
    orderNo,
    amount: Number(parts.amount),
    attempt: text(parts.attempt),
    channel: oneOf(channels, parts.channel, 'messenger'),
    unknownAttempt: oneOf(unknownAttempts, parts.unknownAttempt ?? parts.doubt, 'open'),
    hasReloaded: parts.hasReloaded === true,
    since: Number(parts.since) || 0,
    ...(paidGoods && { paidGoods }),
  };
}

/**
 * Purchases that are under way, or whose end the learner has not been told. They outlive a logout: the server finds an
 * unpaid order again, but it does not know that a payment may have been made, nor the key of an order whose creation
 * got no answer. Without them the learner could pay twice. They name nobody.
 */
export const purchases = defineRecord<PurchaseRecord>({
  kind: 'checkout',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  // A learner who was away for a whole term is told, too.
  expires: days(120),
  read: readPurchase,
  former: (id) => `checkout.${id}.order`,
});

/** What happened to a purchase and when, for the service: no name, no price. */
export const traces = defineRecord<string[]>({
  kind: 'checkout-trace',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  expires: days(120),
  read: (stored) => (Array.isArray(stored) ? stored.map(String) : undefined),
  former: (id) => `checkout.${id}.trace`,
});

/** Names the goods of a purchase among the records of its owner. */
export const purchaseId = ({ kind, goodsId }: Pick<Purchase, 'kind' | 'goodsId'>): string =>
  `${kind}.${goodsId}`;

/** Names a purchase on the device, for the one tab that may pay. */
export const leaseName = (owner: Owner | undefined, id: string): string =>
  `purchase.${typeof owner === 'object' ? `${owner.line}.${owner.user}` : 'device'}.${id}`;
