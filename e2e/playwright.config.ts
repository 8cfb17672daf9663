import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findBrowser, type FoundBrowser } from './browser/find-browser';

/** A path from this folder, wherever the configuration is read from. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser that the test command found; typed alone, Playwright takes the same one. */
const browser: FoundBrowser = process.env.BROWSER ? JSON.parse(process.env.BROWSER) : await findBrowser();
// Its workers read this file too, and need not look for a browser again.
process.env.BROWSER = JSON.stringify(browser);

/**
 * Tests that take a minute or more begin first: at the end they would run alone. So do those that mostly wait, which
 * one after another would leave the machine idle.
 */
const long = [
  'development',
  'own-repository',
  'own-line',
  'releases/faults',
  'releases/open-pages',
  'sweep/states',
  'sweep/calls',
  'sweep/hostile',
  'sweep/layout-shift',
].map((name) => `**/${name}.spec.ts`);

const globalSetup = at('releases/stock.ts');

function testsOf({ SWEEP, TOUR_FOLDER, KEY_PAGES }: NodeJS.ProcessEnv): PlaywrightTestConfig {
  // The sweep over every route in every state takes longer than all other tests, so `npm run sweep` runs it.
  // So do those with the bundlers that `npm test` leaves out.
  const bundlers = ['ordinary-remote', 'foreign-host'].map((name) => `**/releases/${name}.spec.ts`);
  if (SWEEP) return { testMatch: ['**/sweep/*.spec.ts', ...bundlers], globalSetup };
  // `npm run tour` keeps or compares pictures of the key pages, in a folder beside the checkout's other work.
  if (KEY_PAGES)
    return { testMatch: '**/tour/key-pages.spec.ts', snapshotPathTemplate: `${KEY_PAGES}/{arg}{ext}` };
  // The tour only takes pictures of every page; `npm run tour` runs it.
  if (TOUR_FOLDER) return { testMatch: '**/tour/tour.spec.ts' };
  return {
    grepInvert: /@thorough/,
    projects: [
      { name: 'long', testMatch: long },
      { name: 'other', testIgnore: [...long, '**/tour/*.spec.ts'] },
    ],
    // Only tests of releases need builds that are packed and mirrored.
    globalSetup,
  };
}

/** Typed alone, Playwright takes the suite that is up, or starts the one that the test command starts. */
const isAlone = process.env.SUITE_URL === undefined;
const webServer = {
  command: 'exec node shared/build/bin/run.mjs e2e/releases/test-suite.ts',
  cwd: at('..'),
  url: 'http://127.0.0.1:4400/healthz',
  reuseExistingServer: true,
  // Apps that have changed are built first.
  timeout: 900_000,
  stdout: 'pipe',
} as const;

export default defineConfig({
  testDir: at('specs'),
  ...testsOf(process.env),
  ...(isAlone && { webServer }),
  outputDir: at('../.suite/test-results'),
  // Tests wait more than they compute: two to a core of the smallest machine.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The test command counts by the file that it names; typed alone, the words are enough.
  reporter: isAlone ? 'list' : [['list'], ['json']],
  use: {
    baseURL: process.env.SUITE_URL ?? 'http://127.0.0.1:4400',
    viewport: { width: 375, height: 667 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    hasTouch: true,
    isMobile: true,
    // Without animations, tests see every page in its final state.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces cost time in tests that pass, too.
    trace: isAlone ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
});
