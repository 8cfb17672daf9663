import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { workFolder } from '@suite/build/workspace';
import { everyPage, mainFlows } from '../engines/flows';
import { offers } from '../engines/offers';
import { runEngine, type EngineRun } from '../engines/run-flows';
import { countsOf, tableOf } from '../engines/table';
import { startSuite } from './suite';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
// The browsers end with this process, because they listen for its exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const tell = (line: string) => console.error(line);

try {
  const chosen = offers.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
  if (chosen.length === 0)
    throw new Error(`没有名为 ${values.only} 的引擎，可选：${offers.map(({ name }) => name).join('、')}`);
  rmSync(workFolder('engines', 'store'), { recursive: true, force: true });
  const suite = await startSuite({
    port: 0,
    tell,
    store: workFolder('engines', 'store'),
    db: workFolder('engines', 'world.db'),
  });
  const runs: EngineRun[] = [];
  try {
    const flows = [...mainFlows, ...(await everyPage(suite.address))];
    for (const offer of chosen) runs.push(await runEngine(offer, suite.portal, flows, tell));
  } finally {
    await suite.close();
  }
  const counts = countsOf(runs);
  console.log(values.json ? JSON.stringify({ ...counts, engines: runs }, null, 2) : tableOf(runs));
  process.exit(counts.failed > 0 ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
