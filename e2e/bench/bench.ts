import { mkdir, writeFile } from 'node:fs/promises';
import { readArguments } from '@suite/build/arguments';
import { workFolder } from '@suite/build/workspace';
import type { Contest } from './contest';
import { holdLimits } from './limits';
import { limitsOf, reportOf, tableOf } from './report';
import type { Site } from './site';

const { values } = readArguments({
  command: 'npm run bench',
  summary: {
    en: 'Measures the first screen of six pages against the monolith. Ends with 1 if a limit is missed.',
    zh: '测六个页面的首屏时间，与单体应用比较。超出限值以 1 退出。',
  },
  options: {
    against: {
      type: 'string',
      value: 'federation',
      text: {
        en: 'also against the same pages with ordinary Module Federation',
        zh: '同时与用普通 Module Federation 拼成的同样页面比较',
      },
    },
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
    rounds: {
      type: 'string',
      default: '15',
      value: 'N',
      text: { en: 'rounds; 15 otherwise', zh: '轮数，默认 15' },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ prepare }, { measureContent, measureTraffic, slowPhone }] = await Promise.all([
  import('./contest'),
  import('./measure'),
]);

async function rivalsOf(): Promise<Record<string, Site>> {
  if (values.against === undefined) return {};
  if (values.against !== 'federation')
    throw new Error(`--against ${values.against} is not known: only federation is`);
  const { buildFederation } = await import('./federation/build');
  return buildFederation();
}

try {
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds} is no number of rounds`);
  console.error('building the suite and what it is measured against …');
  const { sites, registry } = await prepare();
  const contest: Contest<string> = { registry, sites: { ...sites, ...(await rivalsOf()) } };
  const traffic = await measureTraffic(contest);
  const times = await measureContent(contest, rounds, (round) =>
    console.error(`round ${round} of ${rounds}`),
  );
  const report = reportOf(slowPhone, rounds, times, traffic);
  const text = JSON.stringify(report, null, 2);
  await mkdir(workFolder('bench'), { recursive: true });
  await writeFile(workFolder('bench', 'boot.json'), `${text}\n`);
  console.log(values.json ? text : tableOf(report));
  holdLimits(limitsOf(report));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
