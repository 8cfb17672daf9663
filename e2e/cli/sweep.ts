import { workFolder } from '@suite/build/workspace';
import { findBrowser } from '../browser/find-browser';
import { startSuite } from './suite';
import { runTool } from './steps/command';

/** Lives of learners for each of checkout's five promises: 10,000 together. */
const LIVES = '2000';

const chosen = process.argv.slice(2);
const hasKept =
  chosen.length > 0 ||
  (await runTool('jest', ['shared/features/src/checkout/promises.test.ts'], { CHECKOUT_RUNS: LIVES }));

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
