import { judgeOnce } from '../../judge/start-judge';
import { MetricsCounts } from '../../judge/counts';
import { startRamp } from '../../publish/canary';
import { history } from '../../repository/history';
import { liveSuite, type LiveSuite } from '../../testing/suite';
import { eventsGateway, failure, load, tried, vital, type EventsGateway } from './testing/events-gateway';

let gateway: EventsGateway;
let suite: LiveSuite;
beforeEach(async () => {
  suite = await liveSuite();
  await suite.put('remote-a', '2.0.0', { canary: 5 });
  await startRamp({ store: suite.store, app: 'remote-a', steps: [5, 100], every: 1, visits: 50 });
  gateway = eventsGateway();
});
afterEach(() => gateway.server.close());

/** Visitors of a hundred places, who load stable so often, and of whom some have the canary and fail with it. */
async function visits(canary: number, failing: number, stable = 10) {
  for (let place = 0; place < 100; place++) {
    const address = `198.18.${place}.7`;
    await gateway.send(address, ...Array(stable).fill(load));
    if (place < canary) await gateway.send(address, { ...tried, ...(place < failing && failure) });
  }
}

/** An attacker with one /48 of IPv6 and one /24 of IPv4. */
async function forge(event: object): Promise<void> {
  for (let i = 0; i < 150; i++)
    for (const address of [`2001:db8:1:${i.toString(16)}::1`, `203.0.113.${i}`])
      await gateway.send(address, ...Array(20).fill(event));
}

const canaryOnly = { version: tried.version, canary: true };

/** What a judge does with the canary, whose ramp is due. */
async function judged(): Promise<string[]> {
  const source = new MetricsCounts({ read: () => gateway.metrics.metrics(), fromBeginning: true });
  await judgeOnce({ store: suite.store, source, now: () => Date.now() + 1000 })();
  return (await history(suite.store)).filter(({ who }) => who === 'judge').map(({ change }) => change.kind);
}

test.each([
  ['a good canary grows', [80, 0], undefined, 'promote'],
  ['one that fails in one of five loads is stopped', [80, 16], undefined, 'stop'],
  ['attack 5: it is not promoted by loads that an attacker makes up', [80, 16], tried, 'stop'],
  ['attack 5: neither by made up failures of stable', [80, 16, 1], { ...load, ...failure }, 'stop'],
  ['attack 5: a good one is not stopped by made up failures', [100, 1], { ...tried, ...failure }, 'promote'],
  ['a good one is not stopped by made up faults', [100, 1], { ...tried, kind: 'fault' }, 'promote'],
  ['neither by made up failed calls', [100, 1], { ...tried, kind: 'call' }, 'promote'],
  ['nor paused by made up slow pages', [100, 1], { ...vital('lcp', 60_000), ...canaryOnly }, 'promote'],
] as const)('%s', async (_, [canary, failing, stable], forged, act) => {
  await visits(canary, failing, stable);
  if (forged) await forge(forged);
  expect(await judged()).toEqual([act]);
});

test('attack 9: one place cannot push out the errors that ops see, and what others report stands before it', async () => {
  for (const place of [1, 2, 3]) await gateway.send(`198.18.${place}.7`, { ...load, ...failure });
  for (let i = 0; i < 250; i++)
    await gateway.send(`203.0.113.${i}`, { ...load, ...failure, code: `forged-${i}` });
  const errors = gateway.errors.list();
  expect(errors[0]).toMatchObject({ code: 'throw', times: 3, places: 3 });
  expect(errors).toHaveLength(11);
});

test('attack 10: what is sent forty times counts as often as one subscriber may, and the rest is told', async () => {
  for (let i = 0; i < 40; i++) await gateway.send('203.0.113.9', { ...load, ...failure });
  const [line] = await gateway.lines('suite_loads_total');
  expect(line).toMatch(/result="error",part="\d+"} 10$/);
  expect(gateway.errors.list()).toMatchObject([{ times: 10, places: 1 }]);
  expect(await gateway.metrics.metrics()).toContain('\nsuite_events_dropped_total 30\n');
});
