import { LEASE, leases } from '../../shared/features/src/sending';
import { leaseName, purchaseId, purchases } from '../../shared/features/src/checkout/purchases';
import { purchaseRecord } from '../../shared/features/src/checkout/testing/machine-run';
import { SimStorage } from '../../shared/features/src/checkout/testing/sim-store';
import { OrderServer, type Buyer } from './order-server';
import { SimClock, START } from './sim-clock';
import { Tab } from './tab';

let server: OrderServer;
beforeAll(async () => {
  server = await OrderServer.open(START);
});
afterAll(() => server.close());

/** A tab with its goods open, and another tab that takes the lease before this one has heard of it. */
async function openTab() {
  const [clock, storage] = [new SimClock(), new SimStorage()];
  await server.begin(clock, 99800);
  const broken: string[] = [];
  const buyer: Buyer = { user: 7, kind: 'tools' };
  const tab = new Tab(buyer, 'messenger', {
    ...{ clock, storage, server },
    fault: () => 'arrives',
    broken: (promise) => void broken.push(promise),
  });
  await tab.open();
  await clock.pass(200);
  const takeLease = () =>
    storage
      .recordsOf(tab.name, leases)
      .of('device', leaseName(tab.purchase.owner, purchaseId(tab.purchase)))
      .save({ tab: 'other', until: clock.now() + LEASE });
  return { tab, clock, storage, buyer, broken, takeLease };
}

test('a tap finds out that another tab has taken the lease', async () => {
  const { tab, clock, buyer, takeLease } = await openTab();
  takeLease();
  tab.tap('pay');
  await clock.pass(1000);
  expect(await server.pending(buyer)).toBeNull();
  expect(tab.checkout?.state()).toMatchObject({ phase: 'idle', problem: 'elsewhere' });
});

test('an answer that leads to a payment finds it out too', async () => {
  const { tab, clock, buyer, broken, takeLease } = await openTab();
  tab.tap('pay');
  takeLease();
  await clock.pass(1000);
  expect(await server.pending(buyer)).toMatchObject({ status: 'pending', attempt: null });
  expect([tab.sheets, broken]).toEqual([[], []]);
});

test('a tab that slept goes on with what another tab did meanwhile, though the lease is free again', async () => {
  const { tab, clock, storage } = await openTab();
  tab.freeze();
  await clock.pass(LEASE + 1000);
  const { owner } = tab.purchase;
  const record = storage.recordsOf('other', purchases).of(owner, purchaseId(tab.purchase));
  record.save(purchaseRecord({ orderNo: 'O9' }));
  tab.wake();
  expect(tab.checkout?.state()).toMatchObject({ phase: 'verifying', orderNo: 'O9', isLeased: true });
  expect(record.read()).toMatchObject({ orderNo: 'O9' });
});
