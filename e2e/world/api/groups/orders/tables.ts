import type { GoodsKind, OrderStatus, PayAttempt, PayChannel } from '@suite/api';
import { type Generated, type Selectable } from 'kysely';

interface GoodsTable {
  id: string;
  kind: GoodsKind;
  origin_fen: number;
  coupon_fen: number;
  is_sold_out: 0 | 1;
  /** Null when the sale has begun long since. */
  sale_at: number | null;
}

interface OrderTable {
  id: Generated<number>;
  order_no: string;
  learner_id: number;
  kind: GoodsKind;
  goods_id: string;
  /** What the learner owns afterwards: orders of one scope exclude each other. */
  scope: string;
  goods_name: string;
  cover: string;
  amount_fen: number;
  status: OrderStatus;
  /** The page's key; null where the page makes none. */
  client_key: string | null;
  invite_code: string | null;
  /** The coupon of the learner's own that is in the amount; spent when the order is paid. */
  coupon_batch: number | null;
  /** Where the learner came from. */
  source: string;
  /** Whom the teacher reaches about the course, as JSON. */
  buyer: string | null;
  created_at: number;
  expires_at: number;
  closed_at: number | null;
  paid_at: number | null;
  /** The address as JSON. */
  address: string | null;
  address_at: number | null;
}

interface AttemptTable {
  id: Generated<number>;
  order_no: string;
  attempt_no: string;
  channel: PayChannel;
  state: PayAttempt['state'];
  created_at: number;
  ended_at: number | null;
}

interface ChargeTable {
  /** An order is charged once. */
  order_no: string;
  attempt_no: string;
  amount_fen: number;
  /** When the learner paid, and when the provider knew it. */
  paid_at: number;
  booked_at: number;
  refunded_at: number | null;
}

/** What happened to an order. */
export type OrderEvent =
  | 'made'
  | 'asked-again'
  | 'attempt'
  | 'attempt-closed'
  | 'notified'
  | 'learnt'
  | 'paid'
  | 'repeated'
  | 'refunded'
  | 'expired'
  | 'replaced'
  | 'address';

interface OrderEventTable {
  id: Generated<number>;
  order_no: string;
  at: number;
  event: OrderEvent;
  /** Amount, attempt or channel; no personal datum. */
  detail: string;
}

interface InviteTable {
  code: string;
  goods_id: string;
  /** The only learner who may use it; null for everyone. */
  learner_id: number | null;
  until: number;
}

declare module '../../../db/tables' {
  interface Tables {
    goods: GoodsTable;
    orders: OrderTable;
    attempt: AttemptTable;
    charge: ChargeTable;
    order_event: OrderEventTable;
    invite_code: InviteTable;
  }
}

export type GoodsRow = Selectable<GoodsTable>;
export type OrderRow = Selectable<OrderTable>;
export type AttemptRow = Selectable<AttemptTable>;
