import { codes, fenOf, type Order, type PayChannel, type Payment } from '@suite/api';
import { CallError } from '@suite/kernel';
import type { ChannelOutcome } from '../../shared/features/src/checkout/channels';
import { leaseOf, leases } from '../../shared/features/src/sending';
import { canPay, isCheaper } from '../../shared/features/src/checkout/machine/learner';
import type { State } from '../../shared/features/src/checkout/machine/types';
import { FRESH } from '../../shared/features/src/checkout/machine/limits';
import {
  leaseName,
  purchaseId,
  purchases,
  type Purchase,
} from '../../shared/features/src/checkout/purchases';
import { createCheckout, type Checkout } from '../../shared/features/src/checkout/run/create-checkout';
import type { CheckoutCalls, Clock } from '../../shared/features/src/checkout/run/types';
import type { SimStorage } from '../../shared/features/src/checkout/testing/sim-store';
import type { Buyer, OrderServer } from './order-server';

/** What becomes of a call. */
export type Fault =
  | 'arrives'
  | 'request lost'
  | 'request late'
  | 'answer lost'
  | 'answer late'
  | 'answer never'
  | 'answer empty'
  | 'answer stateless'
  | 'answer of another order'
  | 'unknown order';

/** A pay sheet over a tab, or the cashier to which it has gone. */
export interface Opened {
  payment: Payment;
  answer: (outcome: ChannelOutcome) => void;
}

export interface TabDeps {
  clock: Clock;
  server: OrderServer;
  storage: SimStorage;
  /** The fault of the next call. */
  fault: () => Fault;
  /** Reports a broken promise. */
  broken: (promise: string) => void;
}

/** What some servers answer in place of an order or a payment. */
function spoilt<Data>(data: Data, fault: Fault): Data {
  if (fault === 'answer empty' || data === null) return null as Data;
  if (fault === 'answer stateless') return { ...data, status: undefined, attempt_no: undefined };
  return fault === 'answer of another order' ? { ...data, order_no: 'O999' } : data;
}

const LATENCY = 40;
const LATE = 12_000;
const TIMEOUT = 30_000;

let tabs = 0;

/** One page of one learner. It checks what must hold whenever a page pays. */
export class Tab {
  readonly name = `tab-${++tabs}`;
  readonly purchase: Purchase;
  checkout?: Checkout;
  sheets: Opened[] = [];
  /** Orders of which this page has said that they are paid. */
  readonly told: string[] = [];
  private isFrozen = false;
  private waiting: (() => void)[] = [];
  /** When the server last said "unpaid" to this page. */
  private unpaidAt = -Infinity;
  private life = 0;
  private mark = '';
  private wasPaid = false;
  /** What the page showed when the learner last said yes. */
  private agreed = NaN;

  constructor(
    readonly buyer: Buyer,
    readonly here: PayChannel,
    private readonly deps: TabDeps,
  ) {
    const { user, kind } = buyer;
    const owner = { line: kind === 'tools' ? 'learner' : 'management', user } as const;
    this.purchase = { owner, kind, goodsId: kind };
  }

  get isOpen() {
    return this.checkout !== undefined && !this.isFrozen;
  }

  async open() {
    if (this.checkout) return;
    const { storage } = this.deps;
    const life = ++this.life;
    const { owner } = this.purchase;
    // The goods come with the learner's unpaid order; a page that cannot read them is not drawn.
    const goods = await this.deps.server.goods(this.buyer);
    this.checkout = createCheckout(fenOf(goods.price), {
      calls: this.calls(life),
      record: storage.recordsOf(`${this.name}-${life}`, purchases).of(owner, purchaseId(this.purchase)),
      lease: this.leaseOf(life),
      trace: { add: () => undefined, text: () => '' },
      clock: {
        now: this.deps.clock.now,
        after: (ms, run) => this.deps.clock.after(ms, () => this.run(life, run)),
      },
      here: this.here,
      openChannel: (payment) => this.openChannel(payment),
      returnUrl: (orderNo) => (this.mark = orderNo),
      returnedOrder: () => this.mark,
      isVisible: () => !this.isFrozen,
      newKey: () => `key-${this.name}-${Math.floor(this.deps.clock.now())}-${++tabs}`,
      reload: () => undefined,
      hush: () => undefined,
      onPaid: (order) => void this.told.push(order.order_no),
      onRefused: () => undefined,
      report: () => undefined,
    });
    this.checkout.start(goods.order);
  }

  /** The page ends without a word: all that it had in memory is lost. */
  kill() {
    // A killed page writes nothing: its store is cut off before it is stopped.
    this.life++;
    this.checkout = undefined;
    this.wasPaid = false;
    this.isFrozen = false;
    this.waiting = [];
  }

  /** The page is left as browsers leave it. */
  close() {
    this.checkout?.stop();
    this.kill();
  }

  /** The phone goes to sleep: no timer runs and no answer arrives. */
  freeze() {
    if (this.checkout) this.isFrozen = true;
  }

  wake() {
    if (!this.isFrozen) return;
    this.isFrozen = false;
    this.checkout?.resume();
    this.waiting.splice(0).forEach((run) => run());
  }

  private run(life: number, callback: () => void) {
    if (life !== this.life) return;
    if (this.isFrozen) this.waiting.push(() => life === this.life && callback());
    else callback();
  }

  /** What the page lets the learner do, if it does. */
  tap(kind: 'pay' | 'payAgain' | 'paidAlready' | 'accept') {
    if (!this.isOpen) return;
    const state = this.checkout?.state();
    if (state) this.agreed = this.agreedIn(state, kind);
    this.checkout?.[kind]();
  }

  /** The amount that a tap agrees to. */
  private agreedIn(state: State, kind: string): number {
    const { phase, shown, amount, order, isChanged } = state;
    const isLower = isCheaper(state) && kind.indexOf('pay') === 0;
    if (phase === 'idle' || phase === 'closed' || isLower) return shown;
    // Back from the cashier, before the first answer: what the learner agreed to then.
    if (!order) return kind === 'payAgain' ? amount : this.agreed;
    // A tap while the page asks finds no button.
    return phase !== 'verifying' && isChanged === (kind === 'accept') ? fenOf(order.amount) : this.agreed;
  }

  /** The page must only pay on a fresh word of the server, and while no other tab may. */
  private check(what: string) {
    const now = this.deps.clock.now();
    if (now - this.unpaidAt > FRESH) this.deps.broken(`${what} on a stale "unpaid"`);
    if (!this.leaseOf(this.life).isHeld(now)) this.deps.broken(`${what} without the lease`);
  }

  private leaseOf(life: number) {
    const name = `${this.name}-${life}`;
    return leaseOf(
      leaseName(this.purchase.owner, purchaseId(this.purchase)),
      name,
      this.deps.storage.recordsOf(name, leases),
    );
  }

  /** What must hold of a page at every moment. */
  checkState() {
    const state = this.checkout?.state();
    if (this.wasPaid && state?.phase !== 'paid') this.deps.broken('paid was left');
    this.wasPaid = state?.phase === 'paid';
    if (state && this.isOpen && canPay(state, this.deps.clock.now())) this.check('a button');
  }

  private async openChannel(payment: Payment): Promise<ChannelOutcome> {
    this.check('a pay sheet');
    const order = this.checkout?.state().order;
    if (!order || fenOf(order.amount) !== this.agreed) this.deps.broken('another amount than agreed to');
    if (payment.channel !== this.here) this.deps.broken('another channel than the page’s');
    return new Promise((resolve) => {
      const answer = (outcome: ChannelOutcome) => resolve(outcome);
      const life = this.life;
      this.sheets.push({ payment, answer: (outcome) => this.run(life, () => answer(outcome)) });
      if (this.here === 'browser') resolve(undefined);
    });
  }

  private heard(order: Order | null) {
    if (order?.status === 'pending') this.unpaidAt = this.deps.clock.now();
  }

  private calls(life: number): CheckoutCalls {
    const { server } = this.deps;
    const heard = (order: Order) => (this.heard(order), order);
    return {
      create: (params) => this.send(life, 'create', () => server.create(this.buyer, params)).then(heard),
      payment: (params) => {
        this.check('a launch');
        return this.send(life, 'payment', () => server.payment(this.buyer, params)).then((payment) => {
          this.unpaidAt = this.deps.clock.now();
          return payment;
        });
      },
      query: (orderNo) => this.send(life, 'query', () => server.query(this.buyer, orderNo)).then(heard),
      pending: () =>
        this.send(life, 'pending', () => server.pending(this.buyer)).then(
          (order) => (this.heard(order), order),
        ),
    };
  }

  /** A page that names no order cannot see that the answer is about another one; "none" is no odd answer to a look. */
  private faultOf(name: keyof CheckoutCalls): Fault {
    const fault = this.deps.fault();
    if (name === 'pending' && fault === 'answer empty') return 'answer lost';
    return name !== 'query' && fault === 'answer of another order' ? 'arrives' : fault;
  }

  private send<Data>(life: number, name: keyof CheckoutCalls, call: () => Promise<Data>): Promise<Data> {
    const { clock } = this.deps;
    const fault = this.faultOf(name);
    const lost = () => new CallError('service', 0, 'no answer');
    return new Promise((resolve, reject) => {
      const later = (ms: number, run: () => void) => clock.after(ms, () => this.run(life, run));
      if (fault === 'request lost') return void later(LATENCY, () => reject(lost()));
      if (fault === 'unknown order') {
        return void later(LATENCY, () => reject(new CallError('silent', codes.NOT_FOUND, '订单不存在')));
      }
      if (fault === 'request late') {
        // The page has given up, and the request arrives all the same.
        clock.after(LATE, () => void call().catch(() => undefined));
        return void later(LATENCY, () => reject(lost()));
      }
      clock.after(
        LATENCY,
        () =>
          void call().then(
            (data) => {
              if (fault === 'answer lost') later(LATENCY, () => reject(lost()));
              else if (fault === 'answer never') later(TIMEOUT, () => reject(lost()));
              else later(fault === 'answer late' ? LATE : LATENCY, () => resolve(spoilt(data, fault)));
            },
            (error: Error) => later(LATENCY, () => reject(error)),
          ),
      );
    });
  }
}
