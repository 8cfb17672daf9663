import type { Order, PayChannel, Payment } from '@suite/api';
import { transition } from '../machine/machine';
import { initialState } from '../machine/state';
import type { CheckoutEvent, Effect, EventOf, PurchaseRecord, State } from '../machine/types';
import type { Sent } from '../run/types';

export const PRICE = 99800;

/** An order as the server names it. */
export const orderOf = (parts: Partial<Order> = {}): Order => ({
  order_no: 'O1',
  kind: 'finance',
  goods_id: '1',
  goods_name: '财务课',
  amount: '998.00',
  status: 'pending',
  create_time: '2026-03-11 12:00:00',
  expire_time: '2026-03-11 12:30:00',
  pay_time: null,
  attempt: null,
  ...parts,
});

const paymentOf = (channel: PayChannel, attempt: string): Payment => ({
  attempt_no: attempt,
  channel,
  state: 'open',
  pay_params: null,
  pay_url: channel === 'browser' ? 'https://cashier.test/O1' : '',
});

/** What is kept of an order, by default of one in a messenger's pay sheet. */
export const purchaseRecord = (parts: Partial<PurchaseRecord> = {}): PurchaseRecord => ({
  phase: 'launched',
  clientKey: 'k1',
  orderNo: 'O1',
  amount: PRICE,
  attempt: 'A1',
  channel: 'messenger',
  unknownAttempt: 'open',
  hasReloaded: false,
  since: 0,
  ...parts,
});

/** Drives the machine by hand and remembers what it asked for. */
export class MachineRun {
  state: State;
  now = 0;
  effects: Effect[] = [];

  constructor(here: PayChannel = 'messenger') {
    this.state = { ...initialState(PRICE, here), isLeased: true };
  }

  send(event: Sent): this {
    const next = transition(this.state, { ...event, now: this.now } as CheckoutEvent);
    this.state = next.state;
    this.effects = next.effects;
    return this;
  }

  open(record?: PurchaseRecord, pending: Order | null = null, isReturn = false): this {
    return this.send({ type: 'open', record, pending, isReturn });
  }

  /** Answers the newest question. */
  answer(parts: Partial<Order> = {}): this {
    return this.send({ type: 'answer', id: this.state.serial, order: orderOf(parts) });
  }

  noAnswer(): this {
    return this.send({ type: 'no-answer', id: this.state.serial });
  }

  /** The server knows no such order. */
  missing(): this {
    return this.send({ type: 'missing', id: this.state.serial });
  }

  /** Lets the wait that was asked for pass; answers how long it was. */
  tick(): number {
    const wait = this.effects.find((effect) => effect.do === 'wait');
    if (!wait) throw new Error('the machine waits for nothing');
    this.now += wait.ms;
    this.send({ type: 'tick', id: wait.id });
    return wait.ms;
  }

  tap(): this {
    return this.send({ type: 'tap', key: 'k1' });
  }

  created(parts: Partial<Order> = {}): this {
    return this.send({ type: 'created', order: orderOf(parts) });
  }

  params(attempt = 'A1'): this {
    const payment = paymentOf(this.state.here, attempt);
    return this.send({ type: 'params', id: this.state.serial, payment });
  }

  /** From nothing to an open pay sheet or cashier. */
  launched(): this {
    return this.open().tap().created().params();
  }

  outcome(outcome: EventOf<'outcome'>['outcome'], attempt = 'A1'): this {
    return this.send({ type: 'outcome', attempt, outcome });
  }

  /** Answers every question with "unpaid" until asking is slow; returns the waits. */
  unpaidUntil(phase: State['phase']): number[] {
    const waits: number[] = [];
    while (this.state.phase !== phase && waits.length < 40) {
      this.answer();
      if (this.state.phase !== phase) waits.push(this.tick());
    }
    return waits;
  }

  did(what: Effect['do']): Effect | undefined {
    return this.effects.find((effect) => effect.do === what);
  }

  saved(): PurchaseRecord | undefined {
    const keep = this.did('save');
    return keep?.do === 'save' ? keep.record : undefined;
  }
}
