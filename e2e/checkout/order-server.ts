import {
  createPayment,
  createToolsOrder,
  manageGoods,
  managementPayOrder,
  queryOrder,
  toolsGoods,
  userOrders,
  type Call,
  type CreateOrderParams,
  type CreatePaymentParams,
  type Fen,
  type Goods,
  type Order,
  type Payment,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { Kysely, sql } from 'kysely';
import { couponBatches } from '../world/content';
import { coupons } from '../world/api/groups/coupons';
import { managementContract } from '../world/api/groups/management-contract';
import { managementWap } from '../world/api/groups/management-wap';
import { orders } from '../world/api/groups/orders';
import { closeOrder } from '../world/api/groups/orders/book-payment';
import { productOfCall, Refusal, type Asking } from '../world/api/handle';
import { get, insert, list, migrate, update, type Tables } from '../world/db';
import { openSqlite, SqliteFileDialect } from '../world/db/sqlite-dialect';
import { addLearner } from '../world/people/learners';
import { sendDueNotices, settle } from '../world/providers/pay/notices';
import type { Notice } from '../world/providers/pay/outcomes';
import { closePrepay, prepayOfTrade } from '../world/providers/pay/prepay';
import type { World } from '../world/world';
import type { SimClock } from './sim-clock';

const HALF_HOUR = 30 * 60_000;
const DAY = 48 * HALF_HOUR;

/** What is bought, a product of each course line. The goods' id is the name of their kind. */
export type Sold = 'tools' | 'management';
const calls = {
  tools: { goods: toolsGoods, order: createToolsOrder },
  management: { goods: manageGoods, order: managementPayOrder },
};

/** Who buys what. */
export interface Buyer {
  user: number;
  kind: Sold;
}

/** Order rules that a test can take away. */
export interface Rules {
  /** One live order per learner and goods. */
  isUnique: boolean;
}

const groups = [orders, coupons, managementContract, managementWap];
const handlers = new Map(groups.flatMap((group) => group.handlers.map((one) => [one.path, one] as const)));
/** Two learners. */
const users = [7, 8];
const emptied = ['orders', 'attempt', 'charge', 'order_event', 'prepay', 'pay_notice', 'enrolment', 'coupon'];

/** The world's own calls about orders, on a database in memory and the clock of a life. */
export class OrderServer {
  private readonly db = new Kysely<Tables>({ dialect: new SqliteFileDialect(openSqlite(':memory:')) });
  private readonly learners = new Map<number, number>();
  private clock!: SimClock;
  private rules!: Rules;
  private purged: (Buyer & Pick<Order, 'order_no' | 'status'>)[] = [];

  static async open(now: number): Promise<OrderServer> {
    const server = new OrderServer();
    const { db } = server;
    await migrate(db);
    for (const group of [orders, coupons]) await group.fill?.({ db, now });
    for (const user of users) {
      const { id } = await addLearner({ db, now }, `1380000000${user}`);
      for (const product of ['learner', 'management'] as const)
        await insert(db, 'session', {
          id: `${product}.${id}`,
          learner_id: id,
          product,
          until: now + 365 * DAY,
        });
      server.learners.set(user, id);
    }
    return server;
  }

  close = () => this.db.destroy();

  /** Forgets what learners have bought, for the next life. */
  async begin(clock: SimClock, price: Fen, rules: Rules = { isUnique: true }): Promise<void> {
    Object.assign(this, { clock, rules, purged: [] });
    for (const table of emptied) await sql`delete from ${sql.table(table)}`.execute(this.db);
    await this.setPrice(price);
  }

  private get world(): World {
    return { db: this.db, clock: this.clock, groups, address: 'https://world.test' } as unknown as World;
  }

  private idOf = (user: number) => this.learners.get(user) as number;

  private async ask<Params, Data>(call: Call<Params, Data>, user: number, params: Params): Promise<Data> {
    const token = `${productOfCall(call.path) ?? 'learner'}.${this.idOf(user)}`;
    const caller = { token, session: { kind: 'session', sub: token, until: 0 }, visit: undefined } as const;
    const refused = (error: unknown) => {
      if (error instanceof Refusal) throw new CallError('silent', error.code, error.message);
      throw error;
    };
    const { clock, world } = this;
    const asking = { params, now: clock.now(), world, caller, setCookie: () => undefined };
    const answer = await this.db
      .transaction()
      .execute(async (db) => handlers.get(call.path)?.answer({ ...asking, db } as Asking<unknown>))
      .catch(refused);
    return answer instanceof Refusal ? refused(answer) : (answer as Data);
  }

  /** The goods with their price, and the learner's unpaid order of them. */
  goods = ({ user, kind }: Buyer): Promise<Goods> => this.ask(calls[kind].goods, user, undefined);

  async create({ user, kind }: Buyer, params: Omit<CreateOrderParams, 'goods_id'>): Promise<Order> {
    const order = await this.ask(calls[kind].order, user, { ...params, goods_id: kind });
    if (!this.rules.isUnique) await this.keepApart(order.order_no);
    this.clock.after(HALF_HOUR, () => void this.settle());
    return order;
  }

  /** No later order replaces this one, or is refused for it. What a lower price replaces, every server closes. */
  private async keepApart(order_no: string): Promise<void> {
    const { learner_id, goods_id, amount_fen } = await get(this.db, 'orders', { order_no });
    for (const other of await list(this.db, 'orders', { learner_id, goods_id, status: 'pending' }))
      if (other.amount_fen > amount_fen)
        await closeOrder({ db: this.db, now: this.clock.now() }, other.order_no, 'replaced');
    await update(this.db, 'orders', { order_no }, { scope: order_no });
  }

  payment = ({ user }: Buyer, params: CreatePaymentParams): Promise<Payment> =>
    this.ask(createPayment, user, { ...params, return_url: 'https://shop.test/' });

  query = ({ user }: Buyer, order_no: string): Promise<Order> => this.ask(queryOrder, user, { order_no });

  async pending({ user, kind }: Buyer): Promise<Order | null> {
    const { pending } = await this.ask(userOrders, user, { all: 0 });
    return pending.find((order) => order.kind === kind) ?? null;
  }

  /** The learner pays in the sheet or at the cashier of an attempt; false if it cannot be paid. */
  async pay(attemptNo: string, notice: Notice): Promise<boolean> {
    if (notice === 'late') this.clock.after(HALF_HOUR, () => void this.settle());
    return settle(this.world, (db) => prepayOfTrade(db, attemptNo), null, notice);
  }

  /** What the world does once a minute. */
  private settle = () =>
    this.db.transaction().execute(async (db) => {
      const now = this.clock.now();
      await sendDueNotices({ db, now, groups });
      await orders.settle?.({ db, now });
    });

  /** A learner's unpaid orders are known no more, as after a backup was put back. */
  async lose(user: number): Promise<void> {
    const { db, clock } = this;
    for (const { order_no, kind } of await list(db, 'orders', { learner_id: this.idOf(user) })) {
      const prepays = await list(db, 'prepay', { order_no });
      if (prepays.some(({ paid_at }) => paid_at !== null)) continue;
      for (const { trade_no } of prepays) await closePrepay({ db, now: clock.now() }, trade_no);
      for (const table of ['orders', 'attempt', 'order_event']) {
        await sql`delete from ${sql.table(table)} where order_no = ${order_no}`.execute(db);
      }
      this.purged.push({ user, kind: kind as Sold, order_no, status: 'closed' });
    }
  }

  /** The tools' price; the price without a coupon is fixed by their level. */
  async setPrice(amount: Fen): Promise<void> {
    await sql`update goods set coupon_fen = origin_fen - ${amount} where id = 'tools'`.execute(this.db);
  }

  /** The learner claims a coupon for the tools. */
  async claimCoupon(user: number): Promise<void> {
    const [now, batch] = [this.clock.now(), couponBatches.find(({ kind }) => kind === 'tools')];
    const row = { batch_id: batch?.id ?? 0, claimed_at: now, use_until: now + 30 * DAY, used_at: null };
    const insertion = this.db.insertInto('coupon').values({ learner_id: this.idOf(user), ...row });
    await insertion.onConflict((same) => same.doNothing()).execute();
  }

  /** The learner is given the course that excludes the one of the management line. */
  async give(user: number): Promise<void> {
    const row = { learner_id: this.idOf(user), product: 'jingpin', bought_at: this.clock.now() } as const;
    const insertion = this.db.insertInto('enrolment').values({ ...row, graduated_at: null });
    await insertion.onConflict((same) => same.doNothing()).execute();
  }

  /** Every order that was made, and whether its money was taken, also if it was given back. */
  async ledger(): Promise<(Buyer & Pick<Order, 'order_no' | 'status'> & { charges: number })[]> {
    const rows = await this.db
      .selectFrom('orders')
      .leftJoin('prepay', 'prepay.order_no', 'orders.order_no')
      .select(['orders.order_no', 'learner_id', 'kind', 'status'])
      .select(({ fn }) => fn.count<number>('prepay.paid_at').as('charges'))
      .groupBy('orders.id')
      .execute();
    const own = rows.map(({ learner_id, kind, ...order }) => ({
      ...order,
      kind: kind as Sold,
      user: users.find((user) => this.idOf(user) === learner_id) as number,
    }));
    return [...own, ...this.purged.map((order) => ({ ...order, charges: 0 }))];
  }
}
