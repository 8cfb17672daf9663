import type { Fen, Order, PayChannel, Payment } from '@suite/api';

/** How the upstream cashier tells the server of a payment. */
export type Notice = 'at once' | 'lost' | 'late' | 'doubled';

/** Money that left a learner's account. */
export interface Charge {
  user: number;
  orderNo: string;
  amount: Fen;
}

/**
 * The server as the runs need it: order rules behind calls, an upstream cashier, and what the tests count. A
 * model serves it here; the real order rules can serve it as well.
 */
export interface Server {
  create(user: number, params: { client_key: string; amount: string }): Promise<Order>;
  payment(user: number, params: { order_no: string; channel: PayChannel }): Promise<Payment>;
  query(user: number, orderNo: string): Promise<Order>;
  pending(user: number): Promise<Order | null>;
  /** The learner pays in the sheet or at the cashier of an attempt; false if it cannot be paid. */
  pay(attemptNo: string, notice: Notice): Promise<boolean>;
  /** A learner's unpaid orders are known no more, as after a backup was put back. */
  lose(user: number): Promise<void>;
  setPrice(amount: Fen): Promise<void>;
  charges(): Promise<Charge[]>;
  /** Every order that a learner has, without asking upstream. */
  orders(user: number): Promise<Order[]>;
}

/** Order rules that a test can take away. */
export interface Rules {
  /** One live order per user and goods. */
  isUnique: boolean;
  /** A new attempt closes the one before. */
  closesAttempts: boolean;
}
