import { LEASE, leases } from '../../sending';
import { leaseName, purchaseId } from '../purchases';
import { ModelServer } from '../testing/model-server';
import { SimClock } from '../testing/sim-clock';
import { SimStorage } from '../testing/sim-store';
import { Tab } from '../testing/tab';

/** A tab with its goods open, and another tab that takes the lease before this one has heard of it. */
async function openTab() {
  const [clock, storage] = [new SimClock(Date.UTC(2026, 2, 11, 4)), new SimStorage()];
  const server = new ModelServer(clock, 99800);
  const broken: string[] = [];
  const tab = new Tab(7, 'messenger', {
    ...{ clock, storage, server },
    fault: () => 'arrives',
    broken: (promise) => void broken.push(promise),
  });
  await tab.open(99800);
  await clock.pass(200);
  const takeLease = () =>
    storage
      .recordsOf(tab.name, leases)
      .of('device', leaseName(tab.purchase.owner, purchaseId(tab.purchase)))
      .save({ tab: 'other', until: clock.now() + LEASE });
  return { tab, clock, server, broken, takeLease };
}

test('a tap finds out that another tab has taken the lease', async () => {
  const { tab, clock, server, takeLease } = await openTab();
  takeLease();
  tab.tap('pay');
  await clock.pass(1000);
  expect(await server.orders(7)).toEqual([]);
  expect(tab.checkout?.state()).toMatchObject({ phase: 'idle', problem: 'elsewhere' });
});

test('an answer that leads to a payment finds it out too', async () => {
  const { tab, clock, server, broken, takeLease } = await openTab();
  tab.tap('pay');
  takeLease();
  await clock.pass(1000);
  const [order] = await server.orders(7);
  expect(order).toMatchObject({ status: 'pending', attempt: null });
  expect([tab.sheets, broken]).toEqual([[], []]);
});
