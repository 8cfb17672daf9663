import type { RefundDestination } from '@suite/api';
import { type Generated, type Selectable } from 'kysely';

/** How a refund ends once it was submitted. */
export type RefundOutcome = 'arrived' | 'failed' | 'refused';

interface RefundTable {
  id: Generated<number>;
  learner_id: number;
  contract_id: number;
  order_no: string;
  paid_fen: number;
  used_fen: number;
  fee_fen: number;
  amount_fen: number;
  destination: RefundDestination;
  signature: string;
  signed_at: number;
  bank_name: string;
  /** The last four digits: more of a card is not kept. */
  card_tail: string;
  submitted_at: number | null;
  /** When the bank is told to pay; later again for a new card. */
  sent_at: number | null;
  outcome: RefundOutcome;
  /** Moments at which the bank gave the money back before, as JSON. */
  failures: string;
  withdrawn_at: number | null;
}

interface PayoutTable {
  /** An order is paid back once. */
  order_no: string;
  refund_id: number;
  amount_fen: number;
  paid_at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    refund: RefundTable;
    payout: PayoutTable;
  }
}

export type RefundRow = Selectable<RefundTable>;
