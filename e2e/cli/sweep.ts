import { readArguments } from '@suite/build/arguments';
import { workFolder } from '@suite/build/workspace';
import { runTool } from './steps/command';

/** The unit tests that try chances, with many more of them than in `npm test`. */
const chances = {
  'e2e/checkout/promises.test.ts': { CHECKOUT_RUNS: '2000' },
  'e2e/world/api/groups/orders/sequences.test.ts': { WORLD_ORDER_RUNS: '5000' },
  'shared/features/src/signing/properties.test.ts': { PROPERTY_RUNS: '1500' },
  'shared/release/src/publish/sequences.test.ts': { SEQUENCE_RUNS: '500' },
  'shared/release/src/publish/interruptions.test.ts': { PUBLISH_KILLS: '60' },
  'e2e/world/survival.test.ts': { WORLD_KILL_ROUNDS: '40' },
  'e2e/calls/safe-reads.test.ts': { SWEEP: '1' },
};

const { positionals: chosen } = readArguments({
  command: 'npm run sweep',
  summary: {
    en: 'Walks through every page in every context and state, about 45 minutes. Words narrow it to files with them in their path, such as states.',
    zh: '在各种环境和状态下走遍所有页面，约 45 分钟。写词只跑路径含这些词的文件，如 states。',
  },
  takes: { en: '[WORD…]', zh: '[词…]' },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ findBrowser }, { startSuite }] = await Promise.all([
  import('../browser/find-browser'),
  import('./suite'),
]);
const hasKept =
  chosen.length > 0 ||
  (await runTool('jest', Object.keys(chances), Object.assign({}, ...Object.values(chances))));

const browser = await findBrowser();
const suite = await startSuite({
  port: 0,
  tell: console.log,
  store: workFolder('sweep', 'store'),
  db: workFolder('sweep', 'world.db'),
});
try {
  const ok = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...chosen], {
    SWEEP: '1',
    SUITE_URL: suite.address,
    WORLD_URL: suite.portal,
    BROWSER: JSON.stringify(browser),
    PLAYWRIGHT_JSON_OUTPUT_NAME: workFolder('sweep', 'report.json'),
  });
  process.exitCode = ok && hasKept ? 0 : 1;
} finally {
  await suite.close();
}
