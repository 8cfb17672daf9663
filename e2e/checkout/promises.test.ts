import type { Payment } from '@suite/api';
import fc from 'fast-check';
import { isCheaper } from '../../shared/features/src/checkout/machine/learner';
import { transition } from '../../shared/features/src/checkout/machine/machine';
import type { CheckoutEvent } from '../../shared/features/src/checkout/machine/types';
import { orderOf } from '../../shared/features/src/checkout/testing/machine-run';
import { LEASE } from '../../shared/features/src/sending';
import { notices } from '../world/providers/pay/outcomes';
import { Life, type Ending, type Happening } from './life';
import { OrderServer, type Rules } from './order-server';
import { START } from './sim-clock';
import type { Fault, Tab } from './tab';

/** Lives for each promise; `npm run sweep` asks for thousands. */
const RUNS = Number(process.env.CHECKOUT_RUNS) || 100;
const limit = 60_000 + RUNS * 1000;

let server: OrderServer;
beforeAll(async () => {
  server = await OrderServer.open(START);
});
afterAll(() => server.close());

const HALF_HOUR = 30 * 60_000;

const tab = fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 4);
const kind = fc.constantFrom('pay', 'pay', 'pay', 'payAgain', 'paidAlready', 'accept') as fc.Arbitrary<'pay'>;
const ending = fc.constantFrom<Ending>(
  'ok',
  'ok without callback',
  'ok, callback late',
  'ok, callback doubled',
  'ok, told as cancelled',
  'ok, told as an error',
  'cancel',
  'cancel, then ok',
  'error',
  'no callback',
);
const notice = fc.constantFrom(...notices);
const fault = fc.constantFrom<Fault>(
  'arrives',
  'request lost',
  'request late',
  'answer lost',
  'answer late',
  'answer never',
  'answer empty',
  'answer stateless',
  'answer of another order',
  'unknown order',
);
const ms = fc.constantFrom(30, 60, 100, 900, 3000, 9000, 11_000, 20_000, 70_000, HALF_HOUR + 1000);

const happening = (tabs: fc.Arbitrary<number>): fc.Arbitrary<Happening> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('tap' as const), tab: tabs, kind }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('wait' as const), ms }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('end' as const), tab: tabs, ending, notice }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('open', 'open', 'close', 'kill', 'freeze', 'wake', 'double tap'),
        tab: tabs,
      }) as fc.Arbitrary<Happening>,
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('faults' as const), faults: fc.array(fault, { maxLength: 5 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('price' as const), amount: fc.constantFrom(99800, 100000, 1) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constantFrom('lose', 'coupon', 'exclude', 'logout'),
      }) as fc.Arbitrary<Happening>,
    },
  );

/** Most of what matters happens around a purchase, which single happenings seldom bring together. */
const purchase = (tabs: fc.Arbitrary<number>): fc.Arbitrary<Happening[]> =>
  fc.record({ at: tabs, ending, notice, pause: ms, faults: fc.array(fault, { maxLength: 3 }) }).map((one) => [
    { do: 'open', tab: one.at },
    { do: 'wait', ms: 200 },
    { do: 'faults', faults: one.faults },
    { do: 'double tap', tab: one.at },
    { do: 'wait', ms: one.pause },
    { do: 'end', tab: one.at, ending: one.ending, notice: one.notice },
  ]);

const lives = (tabs = tab) =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: happening(tabs).map((one) => [one]) },
        { weight: 1, arbitrary: purchase(tabs) },
      ),
      { minLength: 1, maxLength: 30, size: 'max' },
    )
    .map((parts) => ([] as Happening[]).concat(...parts));

async function live(happenings: readonly Happening[], rules?: Rules): Promise<Life> {
  const life = await Life.begin(server, rules);
  for (const one of happenings) {
    await life.happen(one);
    if (one.do !== 'wait') await life.happen({ do: 'wait', ms: 50 });
  }
  await life.happen({ do: 'faults', faults: [] });
  return life;
}

const check = <Given extends unknown[]>(property: fc.IAsyncProperty<Given>) =>
  fc.assert(property, { numRuns: RUNS });

test(
  'at most one charge and one live order, buttons only on a fresh "unpaid" and the lease, the amount agreed to, no other user',
  () =>
    check(
      fc.asyncProperty(lives(), async (happenings) => {
        const life = await live(happenings);
        expect(life.broken).toEqual([]);
      }),
    ),
  limit,
);

test(
  'one tab makes no second order and no second charge even where the server would take both',
  () =>
    check(
      fc.asyncProperty(lives(fc.constant(0)), async (happenings) => {
        const life = await live(happenings, { isUnique: false });
        expect(life.broken).toEqual([]);
      }),
    ),
  limit,
);

/** What the learner of the first tabs has ordered of their goods. */
const toolsOrders = async (life: Life) =>
  (await life.server.ledger()).filter(({ user, kind }) => user === 7 && kind === 'tools');

/** Closes everything without a word and opens the page again. */
async function visit(life: Life, at: number, ms = 100_000): Promise<Tab> {
  for (const one of life.tabs) one.kill();
  await life.happen({ do: 'wait', ms: LEASE + 1000 });
  await life.happen({ do: 'open', tab: at });
  await life.happen({ do: 'wait', ms });
  return life.tabs[at] as Tab;
}

test(
  'a payment is never lost, and a crash changes no verdict: what the server says is said at the next visits',
  () =>
    check(
      fc.asyncProperty(lives(), fc.constantFrom(0, 1), async (happenings, at) => {
        const life = await live(happenings);
        // The device that has paid is one of the two.
        await visit(life, 2);
        const first = (await visit(life, at)).checkout?.state().phase;
        const orders = await toolsOrders(life);
        const paid = orders.filter(({ status }) => status === 'paid').map(({ order_no: no }) => no);
        expect(orders.filter(({ charges }) => charges > 0).map(({ order_no: no }) => no)).toEqual(paid);
        const told = life.tabs.reduce<string[]>((all, one) => [...all, ...one.told], []);
        for (const no of paid) expect(told).toContain(no);
        expect(['idle', 'ready', 'launched', 'paid', 'unknown', 'closed']).toContain(first);
        const again = (await visit(life, at)).checkout?.state().phase;
        // What was told is not told again.
        const expected = first === 'paid' ? 'idle' : first;
        if (first !== 'closed' && first !== 'unknown') expect(again).toBe(expected);
        expect(life.broken).toEqual([]);
      }),
    ),
  limit,
);

test(
  'a page that died leaves no long wait: the next one has a verdict or a way on, unless a callback said "paid"',
  () =>
    check(
      fc.asyncProperty(lives(fc.constant(0)), async (happenings) => {
        const life = await live(happenings);
        const { phase, unknownAttempt } = (await visit(life, 0, 4000)).checkout!.state();
        if (unknownAttempt !== 'claimed') expect(['idle', 'ready', 'closed', 'paid']).toContain(phase);
        expect(life.broken).toEqual([]);
      }),
    ),
  limit,
);

/** A learner who does what the page offers, until they have the course. */
async function buy(life: Life, at: number): Promise<boolean> {
  const one = life.tabs[at] as Tab;
  for (let turn = 0; turn < 60; turn++) {
    const phase = one.checkout?.state().phase;
    if (phase === 'paid') return true;
    const state = one.checkout?.state();
    if (state?.isChanged && !isCheaper(state)) one.tap('accept');
    else if (phase === 'idle' || phase === 'ready') one.tap('pay');
    else if (phase === 'closed') one.tap('payAgain');
    else if (phase === 'launched') {
      if (one.sheets.length) await life.happen({ do: 'end', tab: at, ending: 'ok', notice: 'once' });
      else one.tap('payAgain');
    }
    await life.happen({ do: 'wait', ms: 2000 });
    if (phase === 'unknown') await life.happen({ do: 'wait', ms: HALF_HOUR });
    const paid = (await toolsOrders(life)).some(({ status }) => status === 'paid');
    if (paid && one.checkout?.state().phase === 'idle') return true;
  }
  return false;
}

test(
  'every state has a way out: whatever has happened, a learner who goes on gets the course, and pays once',
  () =>
    check(
      fc.asyncProperty(lives(), fc.constantFrom(0, 2), async (happenings, at) => {
        const life = await live(happenings);
        for (const one of life.tabs) one.wake();
        life.tabs.forEach((one, index) => index !== at && one.close());
        await life.happen({ do: 'open', tab: at });
        await life.happen({ do: 'wait', ms: 1000 });
        expect(await buy(life, at)).toBe(true);
        expect((await toolsOrders(life)).reduce((sum, { charges }) => sum + charges, 0)).toBe(1);
        expect(life.broken).toEqual([]);
      }),
    ),
  limit,
);

test(
  'doubled, reordered and late answers change nothing, and a late callback only makes the page ask',
  () =>
    check(
      fc.asyncProperty(lives(), async (happenings) => {
        const life = await live(happenings);
        const now = life.clock.now();
        for (const one of life.tabs) {
          const state = one.checkout?.state();
          if (!state?.orderNo) continue;
          const id = state.serial - 1;
          const order = orderOf({ order_no: state.orderNo });
          const payment = { attempt_no: 'late', pay_url: '' } as Payment;
          const late: CheckoutEvent[] = [
            { type: 'answer', id, order, now },
            { type: 'answer', id, order: { ...order, status: 'closed' }, now },
            { type: 'no-answer', id, now },
            { type: 'tick', id, now },
            { type: 'found', id, order, now },
            { type: 'params', id, payment, now },
            { type: 'launch-failed', id, isRefused: false, words: '', now },
            { type: 'created', order, now },
          ];
          for (const event of late) expect(transition(state, event)).toEqual({ state, effects: [] });
          for (const outcome of ['paid', 'cancelled', 'unknown'] as const) {
            for (const attempt of [state.attempt, 'late']) {
              const after = transition(state, { type: 'outcome', attempt, outcome, now });
              expect(after.state.phase).toBe(state.phase === 'paid' ? 'paid' : 'verifying');
              for (const effect of after.effects) expect(['save', 'ask']).toContain(effect.do);
            }
          }
        }
      }),
    ),
  limit,
);
