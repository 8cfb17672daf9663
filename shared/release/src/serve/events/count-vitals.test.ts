import { Registry as Metrics } from 'prom-client';
import { countVitals } from './count-vitals';
import { vital } from './testing/events-gateway';

test('forged combinations do not fill the memory, and what visitors use stays', async () => {
  const metrics = new Metrics();
  const vitals = countVitals(metrics, 20);
  for (let i = 0; i < 500; i++) {
    vitals.add({ ...vital('lcp', 1000), version: `1.0.${i}` });
    vitals.add({ ...vital('cls', 10), version: `1.0.${i}` });
    vitals.add(vital('ttfb', 1000));
  }
  const counts = (await metrics.metrics()).split('\n').filter((line) => /_count\{/.test(line));
  expect(counts).toHaveLength(20);
  expect(counts.filter((line) => line.includes('"ttfb"'))).toEqual([expect.stringMatching(/ 500$/)]);
});
