import { amountOf, codes, fenOf, type Fen, type Order, type PayChannel, type Payment } from '@suite/api';
import { CallError } from '@suite/kernel';
import { momentOf, momentText } from '@suite/kernel/time';
import type { Clock } from '../run/types';
import type { Charge, Notice, Server, Rules } from './server';

const EXPIRY = 30 * 60_000;
const LATE = 30 * 60_000;

interface Known {
  user: number;
  keys: string[];
  order: Order;
  attempts: Payment[];
  charged: string | null;
  isLost?: boolean;
}

const no = (code: number) => new CallError('silent', code, '不可以');

/** The guide's order rules in memory. */
export class ModelServer implements Server {
  private known: Known[] = [];
  private taken: Charge[] = [];
  private price: Fen;
  private count = 0;

  constructor(
    private readonly clock: Clock,
    price: Fen,
    private readonly rules: Rules = { isUnique: true, closesAttempts: true },
  ) {
    this.price = price;
  }

  async create(user: number, { client_key: key }: { client_key: string }): Promise<Order> {
    const own = this.ownOf(user);
    own.forEach((one) => this.askUpstream(one));
    const same = own.find(({ keys }) => keys.includes(key));
    if (same) return this.told(same);
    if (own.some(({ order }) => order.status === 'paid')) throw no(codes.ALREADY_BOUGHT);
    const live = this.rules.isUnique ? own.find(({ order }) => order.status === 'pending') : undefined;
    if (live) {
      live.keys.push(key);
      return this.told(live);
    }
    return this.told(this.add(user, key));
  }

  private add(user: number, key: string): Known {
    const now = this.clock.now();
    const order: Order = {
      order_no: `O${++this.count}`,
      kind: 'finance',
      goods_id: '1',
      goods_name: '财务课',
      amount: amountOf(this.price),
      status: 'pending',
      create_time: momentText(now),
      expire_time: momentText(now + EXPIRY),
      pay_time: null,
      attempt: null,
    };
    const made: Known = { user, keys: [key], order, attempts: [], charged: null };
    this.known.push(made);
    return made;
  }

  async payment(user: number, { order_no: no_, channel }: { order_no: string; channel: PayChannel }) {
    const one = this.of(user, no_);
    this.askUpstream(one);
    if (one.order.status === 'paid') throw no(codes.ALREADY_BOUGHT);
    if (one.order.status !== 'pending') throw no(codes.ORDER_CLOSED);
    if (this.rules.closesAttempts) this.closeAttempts(one);
    const attempt: Payment = {
      attempt_no: `${no_}-${one.attempts.length + 1}`,
      channel,
      state: 'open',
      pay_params: channel === 'browser' ? null : ({} as Payment['pay_params']),
      pay_url: channel === 'browser' ? `https://cashier.test/${no_}` : '',
    };
    one.attempts.push(attempt);
    return { ...attempt };
  }

  async query(user: number, orderNo: string): Promise<Order> {
    const one = this.of(user, orderNo);
    this.askUpstream(one);
    return this.told(one);
  }

  async pending(user: number): Promise<Order | null> {
    const own = this.ownOf(user);
    own.forEach((one) => this.askUpstream(one));
    const live = own.find(({ order }) => order.status === 'pending');
    return live ? this.told(live) : null;
  }

  async pay(attemptNo: string, notice: Notice): Promise<boolean> {
    const one = this.known.find(({ attempts }) => attempts.some(({ attempt_no: at }) => at === attemptNo));
    const attempt = one?.attempts.find(({ attempt_no: at }) => at === attemptNo);
    if (!one || attempt?.state !== 'open' || momentOf(one.order.expire_time) <= this.clock.now())
      return false;
    attempt.state = 'paid';
    one.charged = attemptNo;
    this.taken.push({ user: one.user, orderNo: one.order.order_no, amount: fenOf(one.order.amount) });
    if (notice === 'at once' || notice === 'doubled') this.notify(one);
    if (notice === 'doubled') this.notify(one);
    if (notice === 'late') this.clock.after(LATE, () => this.notify(one));
    return true;
  }

  async setPrice(amount: Fen) {
    this.price = amount;
  }

  async lose(user: number) {
    for (const one of this.ownOf(user)) {
      if (one.order.status !== 'pending' || one.charged) continue;
      this.closeAttempts(one);
      one.order.status = 'closed';
      one.isLost = true;
    }
  }

  charges = async () => [...this.taken];

  orders = async (user: number) =>
    this.known.filter((one) => one.user === user).map(({ order }) => ({ ...order }));

  private ownOf = (user: number) => this.known.filter((one) => one.user === user && !one.isLost);

  private of(user: number, orderNo: string): Known {
    const one = this.ownOf(user).find(({ order }) => order.order_no === orderNo);
    if (!one) throw no(codes.NOT_FOUND);
    return one;
  }

  private notify({ order, attempts }: Known) {
    if (order.status === 'paid') return;
    order.status = 'paid';
    order.pay_time = momentText(this.clock.now());
    for (const attempt of attempts) if (attempt.state === 'open') attempt.state = 'closed';
  }

  /** The cashier knows of a payment before its notification; an order is closed only if it says "unpaid". */
  private askUpstream(one: Known) {
    const { order } = one;
    if (order.status !== 'pending') return;
    if (one.charged) return this.notify(one);
    if (momentOf(order.expire_time) > this.clock.now()) return;
    this.closeAttempts(one);
    order.status = 'closed';
  }

  private closeAttempts({ attempts }: Known) {
    for (const attempt of attempts) if (attempt.state === 'open') attempt.state = 'closed';
  }

  private told({ order, attempts }: Known): Order {
    const last = attempts[attempts.length - 1];
    const attempt = last ? { attempt_no: last.attempt_no, channel: last.channel, state: last.state } : null;
    return { ...order, attempt };
  }
}
