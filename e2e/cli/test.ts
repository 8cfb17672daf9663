import { rmSync } from 'node:fs';
import { buildSuite } from '@suite/build/tasks';
import { workFolder } from '@suite/build/workspace';
import { budgets } from '../bench/budgets';
import { findBrowser } from '../browser/find-browser';
import { chromium66 } from '../engines/chromium-66';
import { startSuite } from './suite';
import { runTool } from './steps/command';
import type { Outcome } from './steps/outcome';
import { freshReport, readJestReport, readPlaywrightReport } from './steps/reports';

const outcomes: Outcome[] = [];

function add(outcome: Outcome) {
  outcomes.push(outcome);
  console.log(`— ${outcome.name}: ${outcome.passed} passed, ${outcome.failed} failed`);
}

const check = (name: string, ok: boolean) => add({ name, passed: Number(ok), failed: Number(!ok) });

async function statics() {
  const [browserTypes, nodeTypes] = await Promise.all([
    runTool('tsc', ['-p', 'tsconfig.json']),
    runTool('tsc', ['-p', 'tsconfig.node.json']),
  ]);
  check('types of the pages', browserTypes);
  check('types of the tools', nodeTypes);
  const [lint, format] = await Promise.all([
    runTool('eslint', [
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      workFolder('cache', 'eslint'),
    ]),
    runTool('prettier', [
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      workFolder('cache', 'prettier'),
      '.',
    ]),
  ]);
  check('lint', lint);
  check('format', format);
}

async function units() {
  const report = freshReport('jest.json');
  await runTool('jest', ['--json', '--outputFile', report, '--maxWorkers', '2']);
  add({ name: 'unit tests', ...readJestReport(report) });
}

async function build(): Promise<boolean> {
  try {
    const builds = await buildSuite(({ app, fresh, seconds }) =>
      console.log(`  ${app}  ${fresh ? `${seconds.toFixed(1)} s` : 'unchanged'}`),
    );
    add({ name: 'production build and syntax floor', passed: builds.length, failed: 0 });
    return true;
  } catch (error) {
    console.error((error as Error).message);
    check('production build and syntax floor', false);
    return false;
  }
}

async function browsers() {
  const browser = await findBrowser();
  // The store of an earlier run has versions to fall back to, but tests of failures need a store without them.
  rmSync(workFolder('test', 'store'), { recursive: true, force: true });
  // People of an earlier run are not in their first state.
  for (const file of ['world.db', 'world.db-shm', 'world.db-wal'])
    rmSync(workFolder('test', file), { force: true });
  const suite = await startSuite({
    port: 0,
    tell: () => undefined,
    store: workFolder('test', 'store'),
    db: workFolder('test', 'world.db'),
  });
  try {
    const report = freshReport('playwright.json');
    await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
      SUITE_URL: suite.address,
      WORLD_URL: suite.portal,
      BROWSER: JSON.stringify(browser),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    add({ name: 'end-to-end tests', ...readPlaywrightReport(report) });
    add({ name: 'Chromium 66', ...(await chromium66(suite)) });
  } finally {
    await suite.close();
  }
}

async function weights() {
  for (const { name, value, limit, ok } of await budgets()) check(`${name}: ${value} of ${limit}`, ok);
}

await statics();
await units();
if (await build()) {
  await browsers();
  await weights();
}

const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
