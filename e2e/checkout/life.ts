import type { ChannelOutcome } from '../../shared/features/src/checkout/channels';
import { SimStorage } from '../../shared/features/src/checkout/testing/sim-store';
import type { Notice } from '../world/providers/pay/outcomes';
import type { OrderServer, Rules, Sold } from './order-server';
import { SimClock, settle } from './sim-clock';
import { Tab, type Fault } from './tab';

/** How the learner leaves a pay sheet or a cashier. */
export type Ending =
  | 'ok'
  | 'ok without callback'
  | 'ok, callback late'
  | 'ok, callback doubled'
  | 'ok, told as cancelled'
  | 'ok, told as an error'
  | 'cancel'
  | 'cancel, then ok'
  | 'error'
  | 'no callback';

/**
 * Something that happens. `tab` is 0 and 1 on one phone, 2 on another device, 3 another user of the phone, 4 the
 * phone in the management line.
 */
export type Happening =
  | { do: 'tap'; tab: number; kind: 'pay' | 'payAgain' | 'paidAlready' | 'accept' }
  | { do: 'wait'; ms: number }
  | { do: 'faults'; faults: Fault[] }
  | { do: 'open' | 'close' | 'kill' | 'freeze' | 'wake' | 'double tap'; tab: number }
  | { do: 'end'; tab: number; ending: Ending; notice: Notice }
  | { do: 'price'; amount: number }
  | { do: 'lose' | 'coupon' | 'exclude' | 'logout' };

const PRICE = 99800;

/** Learners, their devices and tabs, and a server. */
export class Life {
  readonly clock = new SimClock();
  readonly tabs: Tab[];
  readonly broken: string[] = [];
  private readonly phone = new SimStorage();
  private faults: Fault[] = [];

  private constructor(readonly server: OrderServer) {
    const on = (storage: SimStorage, user: number, kind: Sold, here: 'messenger' | 'browser') =>
      new Tab({ user, kind }, here, {
        clock: this.clock,
        server,
        storage,
        fault: () => this.faults.shift() ?? 'arrives',
        broken: (promise: string) => void this.broken.push(promise),
      });
    this.tabs = [
      on(this.phone, 7, 'tools', 'messenger'),
      on(this.phone, 7, 'tools', 'browser'),
      on(new SimStorage(), 7, 'tools', 'browser'),
      on(this.phone, 8, 'tools', 'messenger'),
      on(this.phone, 7, 'management', 'messenger'),
    ];
  }

  static async begin(server: OrderServer, rules?: Rules): Promise<Life> {
    const life = new Life(server);
    await server.begin(life.clock, PRICE, rules);
    return life;
  }

  async happen(one: Happening): Promise<void> {
    if ('tab' in one) await this.inTab(this.tabs[one.tab] as Tab, one);
    else if (one.do === 'wait') await this.clock.pass(one.ms);
    else if (one.do === 'faults') this.faults = [...one.faults];
    else if (one.do === 'price') await this.server.setPrice(one.amount);
    else if (one.do === 'lose') await this.server.lose(7);
    else if (one.do === 'coupon') await this.server.claimCoupon(7);
    else if (one.do === 'exclude') await this.server.give(7);
    else this.logout();
    await settle();
    await this.check();
  }

  private async inTab(tab: Tab, one: Extract<Happening, { tab: number }>) {
    if (one.do === 'tap') tab.tap(one.kind);
    else if (one.do === 'double tap') [1, 2].forEach(() => tab.tap('pay'));
    else if (one.do === 'open') await tab.open();
    else if (one.do === 'end') await this.end(tab, one.ending, one.notice);
    else tab[one.do]();
  }

  /** The learner does something in the newest sheet or cashier of a tab. */
  private async end(tab: Tab, ending: Ending, notice: Notice) {
    const sheet = tab.sheets.pop();
    if (!sheet) return;
    const { attempt_no: attempt } = sheet.payment;
    const pay = () => this.server.pay(attempt, notice);
    const tell = (outcome: ChannelOutcome) => tab.here === 'browser' || sheet.answer(outcome);
    const paid = ending.startsWith('ok') && (await pay());
    switch (ending) {
      case 'ok':
      case 'ok, callback doubled':
        tell(paid ? 'paid' : 'unknown');
        break;
      case 'ok, callback late':
        this.clock.after(40_000, () => void tell('paid'));
        break;
      case 'ok, told as cancelled':
      case 'cancel':
        tell('cancelled');
        break;
      case 'ok, told as an error':
      case 'error':
        tell('failed');
        break;
      case 'cancel, then ok':
        tell('cancelled');
        this.clock.after(2500, () => void pay());
        break;
      case 'ok without callback':
      case 'no callback':
        break;
    }
    if (tab.here === 'browser' && ending !== 'no callback') await this.comeBack(tab, ending === 'cancel');
  }

  /** From the cashier the learner comes back to a page from the cache, or to one that loads again. */
  private async comeBack(tab: Tab, fromCache: boolean) {
    if (fromCache && tab.isOpen) tab.checkout?.resume();
    else {
      tab.close();
      await tab.open();
    }
  }

  private logout() {
    // Purchases outlive it; `purchases.test.ts` holds them to that.
    for (const tab of this.tabs.slice(0, 2)) tab.close();
  }

  /** What must hold at every moment. */
  async check(): Promise<void> {
    this.tabs.forEach((tab) => tab.checkState());
    const ledger = await this.server.ledger();
    for (const tab of this.tabs) this.judge(tab, ledger);
  }

  private judge({ buyer, checkout, told }: Tab, ledger: Awaited<ReturnType<OrderServer['ledger']>>): void {
    const own = ledger.filter(({ user, kind }) => user === buyer.user && kind === buyer.kind);
    if (own.reduce((sum, { charges }) => sum + charges, 0) > 1) this.broken.push('two charges');
    if (own.filter(({ status }) => status === 'pending').length > 1) this.broken.push('two live orders');
    const { orderNo, phase } = checkout?.state() ?? {};
    const order = own.find(({ order_no: no }) => no === orderNo);
    if (orderNo && !order) this.broken.push('another user’s order');
    if (phase === 'paid' && order?.status !== 'paid') this.broken.push('paid without the server');
    const paid = own.filter(({ charges }) => charges > 0).map(({ order_no: no }) => no);
    if (told.some((no) => !paid.includes(no))) this.broken.push('told of a payment that was not made');
  }
}
