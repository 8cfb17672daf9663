import type { Fen, Order, PayChannel, Payment } from '@suite/api';
import type { PayOutcome } from '@suite/kernel';

/** Where a purchase stands. Only `idle` and `ready` accept a tap on the pay button. */
export type Phase = 'idle' | 'creating' | 'ready' | 'launched' | 'verifying' | 'paid' | 'unknown' | 'closed';

/**
 * What an "unpaid" of the server is worth after an attempt:
 * - `none`: nothing payable is open, the first "unpaid" leads back to `ready`;
 * - `gone`: the pay sheet is closed, by the learner, with the page under it or because paying failed; it takes three of
 *   them;
 * - `open`: the attempt may still be paid, only the end of the asking decides;
 * - `claimed`: the sheet or a refusal of the server said "paid", which a later callback does not take back.
 */
export type UnknownAttempt = 'none' | 'gone' | 'open' | 'claimed';

/** What is written to the device before every step. */
export interface PurchaseRecord {
  phase: Phase;
  /** Sent with every attempt to create the order; a new one only after the server closed the order. */
  clientKey: string;
  /** '' before the server has named it. */
  orderNo: string;
  /** What the learner has agreed to pay; 0 on a device where they have not. */
  amount: Fen;
  /** '' until the page has received parameters to pay with. */
  attempt: string;
  /** Where the attempt is paid. */
  channel: PayChannel;
  unknownAttempt: UnknownAttempt;
  /** The page was reloaded once because the messenger did not know its address. */
  hasReloaded: boolean;
  /** When the learner ordered, by the device's clock. */
  since: number;
  /** What was bought; set where no page of the purchase was open to tell that it is paid. */
  paidGoods?: string;
}

/** What went wrong; `words.ts` says it to the learner. */
export type CheckoutProblem =
  | ''
  | 'create-lost'
  | 'launch-lost'
  | 'refused'
  | 'no-bridge'
  | 'unregistered'
  | 'failed'
  | 'elsewhere';

/** A series of questions about an order. */
interface Asking {
  since: number;
  count: number;
  /** How many were answered "unpaid". */
  unpaid: number;
  /** How many were answered "no such order". */
  missing: number;
}

export interface State extends PurchaseRecord {
  /** Where this page pays: a matter of where it runs, so it is not kept. */
  here: PayChannel;
  /** The price on the page: what the next order is made for. */
  shown: Fen;
  /** As the server last told it; null before that, and in `closed` if the server knows no such order. */
  order: Order | null;
  /** Amount at which the server insists: it came for an order at a lower price; 0 without one. */
  insisted: Fen;
  /** The order's amount is not the one that the learner agreed to: it takes their word before it is paid. */
  isChanged: boolean;
  /** This tab may create and pay; no other tab of the device may meanwhile. */
  isLeased: boolean;
  /** When the server last answered "unpaid". */
  unpaidAt: number;
  /** The last "unpaid" is young enough to pay on. */
  isFresh: boolean;
  /** The learner wants to pay as soon as the server has answered "unpaid". */
  wants: boolean;
  /** Key of the order that follows a closed one; '' while none is wanted. */
  nextKey: string;
  asking: Asking;
  /** Number of the newest question, launch or wait: what belongs to an older one is out of date. */
  serial: number;
  /** The learner left for the cashier and is back, or never left. */
  isBack: boolean;
  /** Address of the cashier, to be copied. */
  payUrl: string;
  /** If it is closed, another order may follow: the learner has seen it closed before this visit, or there is one. */
  wasClosed: boolean;
  problem: CheckoutProblem;
  /** The server's own words for `refused`. */
  words: string;
}

/** Everything that can happen. Each event carries its time: the machine has no clock. */
export type CheckoutEvent = { now: number } & (
  | { type: 'open'; record: PurchaseRecord | undefined; pending: Order | null; isReturn: boolean }
  /** `key` becomes the client key if the purchase has none. */
  | { type: 'tap'; key: string }
  /** The learner agrees to the changed amount. */
  | { type: 'accept' }
  /** Pays again after a return or a closed order; the server is asked first. */
  | { type: 'again'; key: string }
  /** 已完成支付 */
  | { type: 'claim' }
  /** The page is seen again: `pageshow`, `visibilitychange`. */
  | { type: 'resume' }
  | { type: 'price'; amount: Fen }
  | { type: 'lease'; isHeld: boolean }
  | { type: 'created'; order: Order }
  | { type: 'create-lost' }
  | { type: 'create-refused'; isClosed: boolean; words: string }
  | { type: 'found'; id: number; order: Order | null }
  | { type: 'params'; id: number; payment: Payment }
  /** `isPaid`: the server says that the order, or its goods, are paid already. */
  | { type: 'launch-failed'; id: number; isRefused: boolean; words: string; isPaid?: boolean }
  | { type: 'outcome'; attempt: string; outcome: PayOutcome | 'no-bridge' }
  | { type: 'answer'; id: number; order: Order }
  /** The server knows no order of that number. */
  | { type: 'missing'; id: number }
  /** A question got no answer, or one that is none. */
  | { type: 'no-answer'; id: number }
  | { type: 'tick'; id: number }
);

export type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>;

/** What has to be done, in this order. */
export type Effect =
  | { do: 'save'; record: PurchaseRecord | undefined }
  /** Drops loading toasts: a page that comes back from a cache still shows them. */
  | { do: 'hush' }
  | { do: 'create'; clientKey: string; amount: Fen }
  /** Looks for the learner's unpaid order of these goods. */
  | { do: 'look'; id: number }
  | { do: 'ask'; id: number; orderNo: string }
  | { do: 'wait'; id: number; ms: number }
  | { do: 'launch'; id: number; orderNo: string; channel: PayChannel }
  | { do: 'open'; payment: Payment }
  | { do: 'reload' }
  | { do: 'paid'; order: Order };

export interface Transition {
  state: State;
  effects: Effect[];
}
