import type { Amount, CreatePaymentParams, Order, PayChannel, Payment } from '@suite/api';
import type { ChannelOutcome } from '../channels';
import type { StoredRecord } from '@suite/kernel/records';
import type { Lease } from '../../sending';
import type { CheckoutEvent, PurchaseRecord } from '../machine/types';
import type { Trace } from './trace';

type Untimed<Event> = Event extends unknown ? Omit<Event, 'now'> : never;

/** An event as it is sent; the time is added. */
export type Sent = Untimed<CheckoutEvent>;

/** The server's calls that a purchase needs; each product line brings its own. */
export interface CheckoutCalls {
  create: (params: { client_key: string; amount: Amount }) => Promise<Order>;
  payment: (params: CreatePaymentParams) => Promise<Payment>;
  query: (orderNo: string) => Promise<Order>;
  /** The learner's unpaid order of these goods. */
  pending: () => Promise<Order | null>;
}

export interface Clock {
  now: () => number;
  /** Calls back later; the result stops it. */
  after: (ms: number, callback: () => void) => () => void;
}

/** Everything around the machine, so that a test can put another world in its place. */
export interface CheckoutDeps {
  calls: CheckoutCalls;
  record: Pick<StoredRecord<PurchaseRecord>, 'read' | 'save' | 'remove' | 'watch'>;
  lease: Lease;
  trace: Trace;
  clock: Clock;
  here: PayChannel;
  openChannel: (payment: Payment) => Promise<ChannelOutcome>;
  /** Where a cashier leads back to. */
  returnUrl: (orderNo: string) => string;
  /** Number of the order from whose cashier the learner has come; '' when they have not. */
  returnedOrder: () => string;
  isVisible: () => boolean;
  newKey: () => string;
  reload: () => void;
  /** Drops loading toasts. */
  hush: () => void;
  onPaid: (order: Order) => void;
  /** The server refused to make the order; the page may have to read its goods again. */
  onRefused: () => void;
  report: (error: unknown) => void;
}
