import { readArguments } from '@suite/build/arguments';
import { say } from '@suite/build/say';
import { workFolder } from '@suite/build/workspace';
import { runTool } from './cli/steps/command';
import { freshReport, readJestReport, readPlaywrightReport } from './cli/steps/reports';

const parts = ['static', 'unit', 'build', 'e2e'] as const;

const { positionals: wanted, values } = readArguments({
  command: 'npm test',
  summary: {
    en: 'Types, lint, format, unit tests, production build, end-to-end tests, Chromium 66 and size budgets. Words narrow the end-to-end tests to files with them in their path; the other checks run whole.',
    zh: '类型、规范、格式、单元测试、生产构建、端到端测试、Chromium 66、体积预算。写词只缩小端到端测试的范围（路径含这些词的文件），其余检查照跑。',
  },
  takes: { en: '[WORD…]', zh: '[词…]' },
  options: {
    part: {
      type: 'string',
      value: parts.join('|'),
      text: {
        en: 'one part only, for machines of a CI that share the work; build has the size budgets',
        zh: '只跑一部分，供 CI 的几台机器分担；build 包含体积预算',
      },
    },
  },
});
if (values.part !== undefined && !parts.some((part) => part === values.part)) {
  console.error(say({ en: `--part is one of ${parts.join(', ')}`, zh: `--part 可以是 ${parts.join('、')}` }));
  process.exit(2);
}
// Imported after the arguments are read, so that the help is there at once.
const [
  { buildSuite },
  { budgets },
  { findBrowser },
  { chromium66 },
  { startTestSuite },
  { isSurfaceRecorded },
] = await Promise.all([
  import('@suite/build/tasks'),
  import('./bench/budgets'),
  import('./browser/find-browser'),
  import('./engines/chromium-66'),
  import('./releases/test-suite'),
  import('./versions/check'),
]);
const takes = (part: (typeof parts)[number]) => values.part === undefined || values.part === part;

/** The result of one check. */
interface Outcome {
  name: string;
  passed: number;
  failed: number;
}

const outcomes: Outcome[] = [];

function add(outcome: Outcome) {
  outcomes.push(outcome);
  const { name, passed, failed } = outcome;
  // Since the command was typed, so that everybody sees where the time goes.
  const seconds = Math.round(performance.now() / 1000);
  console.log(`— ${name}: ${countsOf(passed, failed)} (${seconds} s)`);
}

const countsOf = (passed: number, failed: number) =>
  say({ en: `${passed} passed, ${failed} failed`, zh: `通过 ${passed}，失败 ${failed}` });

const check = (name: string, ok: boolean) => add({ name, passed: Number(ok), failed: Number(!ok) });

async function statics() {
  const [types, lint, unused, format, surface] = await Promise.all([
    runTool('oxlint', []),
    runTool('eslint', [
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      workFolder('cache', 'eslint'),
    ]),
    runTool('knip', ['--no-progress']),
    runTool('oxfmt', ['--check']),
    isSurfaceRecorded(),
  ]);
  check(say({ en: 'types, and rules that know them', zh: '类型，和依据类型的规则' }), types);
  check(say({ en: 'lint', zh: '规范' }), lint);
  check(say({ en: 'nothing unused', zh: '没有多余的导出和依赖' }), unused);
  check(say({ en: 'format', zh: '格式' }), format);
  check(say({ en: 'exports of shared packages as recorded', zh: '公共包的导出与记录一致' }), surface);
}

async function units() {
  const report = freshReport('jest.json');
  // One more than the smallest machine has cores: tests of servers and processes wait a tenth of their time.
  await runTool('jest', ['--json', '--outputFile', report, '--maxWorkers', '3']);
  add({ name: say({ en: 'unit tests', zh: '单元测试' }), ...readJestReport(report) });
}

const builtName = say({ en: 'production build and syntax floor', zh: '生产构建和语法下限' });

async function build(): Promise<boolean> {
  try {
    const builds = await buildSuite(({ app, fresh, seconds }) =>
      console.log(`  ${app}  ${fresh ? `${seconds.toFixed(1)} s` : say({ en: 'unchanged', zh: '无变化' })}`),
    );
    add({ name: builtName, passed: builds.length, failed: 0 });
    return true;
  } catch (error) {
    console.error((error as Error).message);
    check(builtName, false);
    return false;
  }
}

async function browsers() {
  const browser = await findBrowser();
  const suite = await startTestSuite(0);
  try {
    const report = freshReport('playwright.json');
    const playwright = runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...wanted], {
      SUITE_URL: suite.address,
      WORLD_URL: suite.portal,
      BROWSER: JSON.stringify(browser),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const [old] = await Promise.all([chromium66(suite), playwright]);
    add({ name: say({ en: 'end-to-end tests', zh: '端到端测试' }), ...readPlaywrightReport(report) });
    add({ name: 'Chromium 66', ...old });
  } finally {
    await suite.close();
  }
}

async function weights() {
  for (const { name, value, limit, ok } of await budgets()) check(`${name}: ${value} of ${limit}`, ok);
}

if (takes('static')) await statics();
if (takes('unit')) await units();
if ((takes('build') || takes('e2e')) && (await build())) {
  if (takes('e2e')) await browsers();
  if (takes('build')) await weights();
}

const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(countsOf(total('passed'), total('failed')));
process.exit(total('failed') > 0 ? 1 : 0);
