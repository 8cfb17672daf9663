import type { ChannelOutcome } from '../channels';
import { ModelServer } from './model-server';
import type { Notice, Server, Rules } from './server';
import { SimClock, settle } from './sim-clock';
import { SimStorage } from './sim-store';
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

/** Something that happens. `tab` is 0 and 1 on one phone, 2 on another device, 3 another user of the phone. */
export type Happening =
  | { do: 'tap'; tab: number; kind: 'pay' | 'payAgain' | 'paidAlready' | 'accept' }
  | { do: 'wait'; ms: number }
  | { do: 'faults'; faults: Fault[] }
  | { do: 'open' | 'close' | 'kill' | 'freeze' | 'wake' | 'double tap'; tab: number }
  | { do: 'end'; tab: number; ending: Ending; notice: Notice }
  | { do: 'price'; amount: number }
  | { do: 'lose' }
  | { do: 'logout' };

const START = Date.UTC(2026, 2, 11, 4);
const PRICE = 99800;

/** Learners, their devices and tabs, and a server. */
export class Life {
  readonly clock = new SimClock(START);
  readonly server: Server;
  readonly tabs: Tab[];
  readonly broken: string[] = [];
  private readonly phone = new SimStorage();
  private faults: Fault[] = [];
  private price = PRICE;

  constructor({ rules, make }: { rules?: Rules; make?: (clock: SimClock, price: number) => Server } = {}) {
    this.server = make?.(this.clock, PRICE) ?? new ModelServer(this.clock, PRICE, rules);
    const depsOn = (storage: SimStorage) => ({
      clock: this.clock,
      server: this.server,
      storage,
      fault: () => this.faults.shift() ?? 'arrives',
      broken: (promise: string) => void this.broken.push(promise),
    });
    this.tabs = [
      new Tab(7, 'messenger', depsOn(this.phone)),
      new Tab(7, 'browser', depsOn(this.phone)),
      new Tab(7, 'browser', depsOn(new SimStorage())),
      new Tab(8, 'messenger', depsOn(this.phone)),
    ];
  }

  async happen(one: Happening): Promise<void> {
    if (one.do === 'wait') await this.clock.pass(one.ms);
    else if (one.do === 'faults') this.faults = [...one.faults];
    else if (one.do === 'price') await this.setPrice(one.amount);
    else if (one.do === 'lose') await this.server.lose(7);
    else if (one.do === 'logout') this.logout();
    else await this.inTab(this.tabs[one.tab] as Tab, one);
    await settle();
    await this.check();
  }

  private async inTab(tab: Tab, one: Extract<Happening, { tab: number }>) {
    if (one.do === 'tap') tab.tap(one.kind);
    else if (one.do === 'double tap') [1, 2].forEach(() => tab.tap('pay'));
    else if (one.do === 'open') await tab.open(this.price);
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
        tell('unknown');
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
      await tab.open(this.price);
    }
  }

  private async setPrice(amount: number) {
    this.price = amount;
    await this.server.setPrice(amount);
  }

  private logout() {
    // Purchases outlive it; `purchases.test.ts` holds them to that.
    for (const tab of this.tabs.slice(0, 2)) tab.close();
  }

  /** What must hold at every moment. */
  async check(): Promise<void> {
    this.tabs.forEach((tab) => tab.checkState());
    const charges = await this.server.charges();
    for (const user of [7, 8]) {
      const orders = await this.server.orders(user);
      const own = charges.filter((charge) => charge.user === user);
      if (own.length > 1) this.broken.push('two charges');
      if (orders.filter(({ status }) => status === 'pending').length > 1) this.broken.push('two live orders');
      for (const tab of this.tabs.filter((tab) => tab.user === user)) {
        const state = tab.checkout?.state();
        const order = orders.find(({ order_no: no }) => no === state?.orderNo);
        if (state?.orderNo && !order) this.broken.push('another user’s order');
        if (state?.phase === 'paid' && order?.status !== 'paid') this.broken.push('paid without the server');
        if (tab.told.some((no) => !own.some(({ orderNo }) => orderNo === no)))
          this.broken.push('told of a payment that was not made');
      }
    }
  }
}
