import { PrometheusCounts } from '../../judge/counts';
import { attempts, trackCounts } from '../../judge/judge';
import { judgeOnce } from '../../judge/start-judge';
import { history } from '../../repository/history';
import { refusalOf } from '../../testing/sample';
import { liveSuite, type LiveSuite } from '../../testing/suite';
import { until } from '../../testing/until';
import { eventsGateway, failure, load, tried, type EventsGateway } from './testing/events-gateway';
import { hasPrometheus, startPrometheus } from './testing/start-prometheus';

let gateways: EventsGateway[];
let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
let suite: LiveSuite;
let counts: PrometheusCounts;
const begun = Date.now();
const host = ({ server }: EventsGateway) => new URL(server.listeningOrigin).host;
const canary = { app: 'remote-a', version: '2.0.0', canary: true };

// It is Debian's package `prometheus`.
(hasPrometheus ? describe : describe.skip)('two gateways that Prometheus scrapes', () => {
  beforeAll(async () => {
    suite = await liveSuite();
    await suite.put('remote-a', '2.0.0', { canary: 5 });
    gateways = [eventsGateway(), eventsGateway()];
    for (const { server } of gateways) await server.listen({ host: '127.0.0.1', port: 0 });
    prometheus = await startPrometheus(gateways.map(host));
    // Visitors of many places, whom a balancer sends to one gateway or the other.
    for (let place = 0; place < 100; place++) {
      const gateway = gateways[place % 2] as EventsGateway;
      await gateway.send(`198.18.${place}.7`, ...Array(10).fill(load));
      await gateway.send(`198.18.${place}.7`, { ...tried, ...(place < 20 && failure) });
    }
    counts = new PrometheusCounts({ url: prometheus.url });
    const isScraped = async () =>
      (await counts.since(begun)).reduce((sum, one) => sum + attempts(one), 0) === 1100;
    await until(isScraped, 'all loads were scraped');
  });
  afterAll(async () => {
    await prometheus?.stop();
    await Promise.all(gateways.map(({ server }) => server.close()));
  });

  test('the judge stops a failing canary by the sum of both, which neither knows alone', async () => {
    const lookAt = async (match: string) => {
      const source = new PrometheusCounts({ url: prometheus.url, match });
      await judgeOnce({ store: suite.store, source })();
      return (await history(suite.store, 1))[0];
    };
    // At one gateway there are too few loads for a verdict.
    for (const gateway of gateways)
      expect(await lookAt(`instance="${host(gateway)}"`)).toMatchObject({ change: { kind: 'publish' } });
    expect(await lookAt('job="suite"')).toMatchObject({
      change: { kind: 'stop', app: 'remote-a', version: '2.0.0' },
      why: '自动停止：灰度失败 20 / 100，线上失败 0 / 1000',
    });
  });

  test('counts have the reasons, and are told of one app', async () => {
    const all = await counts.since(begun, 'remote-a');
    expect(trackCounts(all, canary)).toMatchObject({ loads: 80, errors: 20, codes: { throw: 20 } });
    expect(await counts.since(begun, 'host')).toEqual([]);
  });

  test('an address where nobody answers, or says no, is an error in words', async () => {
    const nobody = new PrometheusCounts({ url: 'http://127.0.0.1:9' });
    expect(await refusalOf(nobody.since(begun))).toMatchObject({ code: 'COUNTS_SILENT' });
    const wrong = new PrometheusCounts({ url: prometheus.url, match: 'job=' });
    expect((await refusalOf(wrong.since(begun))).message).toMatch(/: 400 .*parse error/);
  });

  test('loads of a gateway that began anew are added, and those from before a time are left out', async () => {
    const errors = async (since: number) => trackCounts(await counts.since(since), canary).errors;
    const [first] = gateways as [EventsGateway];
    const port = Number(new URL(first.server.listeningOrigin).port);
    await first.server.close();
    const again = (gateways[0] = eventsGateway());
    await again.server.listen({ host: '127.0.0.1', port });
    await again.send('203.0.113.1', { ...tried, ...failure });
    await until(async () => (await errors(begun)) === 21, 'the new one was scraped');
    await until(async () => (await errors(Date.now() - 1000)) === 0, 'a second has gone by');
    expect(await errors(begun)).toBe(21);
  });
});
