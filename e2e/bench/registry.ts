import { readArguments } from '@suite/build/arguments';
import { crowded } from './crowded';
import { holdLimits } from './limits';
import { medianOf, ratioOf, rotated, spreadOf } from './statistics';
import { visit } from './visit';

/** The most that boot may take with so many remotes, relative to the suite as it is. */
const LIMIT = 1.03;
const REMOTES = 60;
const PAGE = '/agreement';

const { values } = readArguments({
  command: 'npm run bench:registry',
  summary: {
    en: 'Measures how much 60 remotes slow the first screen against 6. Ends with 1 if a limit is missed.',
    zh: '测 60 个远程应用比 6 个时首屏慢多少。超出限值以 1 退出。',
  },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
    rounds: {
      type: 'string',
      default: '20',
      value: 'N',
      text: { en: 'rounds; 20 otherwise', zh: '轮数，默认 20' },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ launchBrowser }, { slowPhone }, { serveSites }, { withRegistry }, { publishSuite }] =
  await Promise.all([
    import('../browser/find-browser'),
    import('./measure'),
    import('./serve'),
    import('./site'),
    import('./suite-site'),
  ]);

async function measure(rounds: number) {
  const { suite, registry } = await publishSuite();
  const sites = {
    six: withRegistry(suite, registry),
    sixty: withRegistry(suite, crowded(registry, REMOTES)),
  };
  const servers = await serveSites(sites);
  const browser = await launchBrowser({ args: [servers.trust] });
  const times = { six: [] as number[], sixty: [] as number[] };
  try {
    for (let round = -1; round < rounds; round++) {
      for (const name of rotated(['six', 'sixty'] as const, round + 1)) {
        const { content } = await visit(browser, `${servers.origins[name]}/#${PAGE}`, {
          conditions: slowPhone,
        });
        // The first round warms up.
        if (round >= 0) times[name].push(content);
      }
      console.error(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await servers.close();
  }
  return {
    six: spreadOf(times.six),
    sixty: spreadOf(times.sixty),
    ratio: ratioOf(medianOf(times.sixty), medianOf(times.six)),
    limit: LIMIT,
    bytes: { six: sites.six.get('/registry.json')?.length, sixty: sites.sixty.get('/registry.json')?.length },
  };
}

try {
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds} is no number of rounds`);
  const result = await measure(rounds);
  const line = (name: string, { min, median, max }: { min: number; median: number; max: number }) =>
    `${name.padEnd(12)}${[min, median, max].map((ms) => `${ms} ms`.padStart(10)).join('')}`;
  console.log(
    values.json
      ? JSON.stringify(result, null, 2)
      : [
          `${''.padEnd(12)}${['min', 'median', 'max'].map((word) => word.padStart(10)).join('')}`,
          line('6 remotes', result.six),
          line('60 remotes', result.sixty),
          `\n60 against 6: ${result.ratio.toFixed(3)}, at most ${LIMIT.toFixed(2)} wanted`,
        ].join('\n'),
  );
  holdLimits([{ name: '60 against 6', value: result.ratio, limit: LIMIT }]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.exit();
