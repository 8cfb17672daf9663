import { rmSync } from 'node:fs';
import { readArguments } from '@suite/build/arguments';
import { say } from '@suite/build/say';
import { workFolder } from '@suite/build/workspace';
import { runEngine, type EngineRun } from './run-flows';
import { countsOf, tableOf } from './table';

const { values } = readArguments({
  command: 'npm run engines',
  summary: {
    en: 'Opens every page and walks the main flows on every engine.',
    zh: '在每个引擎上打开所有页面、走主要流程。',
  },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
    only: {
      type: 'string',
      default: '',
      value: 'WORD',
      text: { en: 'engines with this word in their name, such as 66', zh: '只跑名字含这个词的引擎，如 66' },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ everyPage, mainFlows }, { offers }, { startSuite }] = await Promise.all([
  import('./flows'),
  import('./offers'),
  import('../cli/suite'),
]);
// The browsers end with this process, because they listen for its exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const tell = (line: string) => console.error(line);

try {
  const chosen = offers.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
  if (chosen.length === 0)
    throw new Error(
      say({
        en: `there is no engine ${values.only}; there are: ${offers.map(({ name }) => name).join(', ')}`,
        zh: `没有名为 ${values.only} 的引擎，可选：${offers.map(({ name }) => name).join('、')}`,
      }),
    );
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
