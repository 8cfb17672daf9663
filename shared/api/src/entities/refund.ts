import type { DateTime, Day, Flag } from './basic';
import type { Consent } from './contract';
import type { Amount } from './order';

/** What is kept back once something was sent or done. */
export interface RefundFee {
  name: string;
  amount: Amount;
  /** The first day on which it is kept back. */
  since: Day;
}

/** The provider's rule of one purchase, in figures. */
export interface RefundRule {
  paid: Amount;
  /** Through this day all is refunded. */
  free_until: Day;
  /** The days of the course: each counts as used when it has begun. */
  begins_on: Day;
  ends_on: Day;
  /** The last day on which a refund can be asked for. */
  last_on: Day;
  fees: RefundFee[];
}

/** `origin` is the way by which it was paid, `card` a bank card of the learner. */
export type RefundDestination = 'origin' | 'card';

/** What would be refunded today, and how. */
export interface RefundOffer {
  contract_name: string;
  goods_name: string;
  today: Day;
  rule: RefundRule;
  used: Amount;
  fee: Amount;
  amount: Amount;
  can_refund: Flag;
  /** Why it cannot be refunded; '' when it can. */
  reason: string;
  destination: RefundDestination;
  /** How long it takes to arrive once it is approved, in words. */
  arrives_in: string;
}

/** `to_bind` is signed and waits for the bank card; `failed` came back from the bank. */
export type RefundStatus =
  | 'to_bind'
  | 'submitted'
  | 'checking'
  | 'approved'
  | 'on_way'
  | 'arrived'
  | 'failed'
  | 'refused'
  | 'withdrawn';

/** A contract in the list of what can be refunded. */
export interface RefundContract {
  contract_id: number;
  /** The order that paid for it; '' if there is none. */
  order_no: string;
  contract_name: string;
  goods_name: string;
  paid: Amount;
  /** What would be refunded today. */
  amount: Amount;
  can_refund: Flag;
  reason: string;
  /** How its refund stands; null when none was asked for. */
  status: RefundStatus | null;
}

/** A refund that was asked for. */
export interface Refund {
  contract_id: number;
  contract_name: string;
  goods_name: string;
  paid: Amount;
  used: Amount;
  fee: Amount;
  amount: Amount;
  status: RefundStatus;
  destination: RefundDestination;
  bank_name: string;
  /** The last four digits of the card. */
  card_tail: string;
  sign_time: DateTime;
  /** What happened so far, oldest first. */
  events: RefundEvent[];
  /** By when it should have arrived; '' before it was submitted and after it has ended. */
  arrives_by: Day;
  /** Why it was refused, or why the bank gave it back; '' otherwise. */
  reason: string;
  can_withdraw: Flag;
  /** A card can be entered now. */
  can_bind: Flag;
  /** The consents that were given for this refund. */
  consents: Consent[];
}

export interface RefundEvent {
  status: RefundStatus;
  event_time: DateTime;
}

/** A part of the agreement; `plain` says it in one sentence. */
export interface RefundClause {
  title: string;
  text: string;
  plain: string;
}

/** The agreement of one refund, with its figures. */
export interface RefundAgreement {
  contract_id: number;
  title: string;
  /** Changes with the text and the amount. */
  version: string;
  amount: Amount;
  clauses: RefundClause[];
}

/** Whether a bank card is needed, and in whose name it has to be. */
export interface RefundBank {
  is_show: Flag;
  /** The verified name. */
  holder: string;
}

export interface Bank {
  id: number;
  name: string;
  /** Its name in Latin letters, by which it is found, too. */
  short: string;
}
