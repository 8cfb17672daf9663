import { LEASE, leases } from '../../sending/lease';
import { leaseName } from '../record';
import { ModelProvider } from '../testing/model-provider';
import { SimClock } from '../testing/sim-clock';
import { SimStorage } from '../testing/sim-store';
import { Tab } from '../testing/tab';

/** A tab with its goods open, and another tab that takes the lease before this one has heard of it. */
async function openTab() {
  const [clock, storage] = [new SimClock(Date.UTC(2026, 2, 11, 4)), new SimStorage()];
  const provider = new ModelProvider(clock, 99800);
  const broken: string[] = [];
  const tab = new Tab(7, 'messenger', {
    ...{ clock, storage, provider },
    fate: () => 'arrives',
    broken: (promise) => void broken.push(promise),
  });
  await tab.open(99800);
  await clock.pass(200);
  const takeLease = () =>
    storage.values.set(
      leases.of('device', leaseName(tab.purchase)).key,
      JSON.stringify({ tab: 'other', until: clock.now() + LEASE }),
    );
  return { tab, clock, provider, broken, takeLease };
}

test('a tap finds out that another tab has taken the lease', async () => {
  const { tab, clock, provider, takeLease } = await openTab();
  takeLease();
  tab.tap('pay');
  await clock.pass(1000);
  expect(await provider.orders(7)).toEqual([]);
  expect(tab.checkout?.state()).toMatchObject({ phase: 'idle', trouble: 'elsewhere' });
});

test('an answer that leads to a payment finds it out too', async () => {
  const { tab, clock, provider, broken, takeLease } = await openTab();
  tab.tap('pay');
  takeLease();
  await clock.pass(1000);
  const [order] = await provider.orders(7);
  expect(order).toMatchObject({ status: 'pending', attempt: null });
  expect([tab.sheets, broken]).toEqual([[], []]);
});
