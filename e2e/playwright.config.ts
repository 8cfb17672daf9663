import { defineConfig } from '@playwright/test';
import { findBrowser, type FoundBrowser } from './browser/find-browser';

/** The browser that the test command found; typed alone, Playwright takes the same one. */
const browser: FoundBrowser = process.env.BROWSER ? JSON.parse(process.env.BROWSER) : await findBrowser();
// Its workers read this file too, and need not look for a browser again.
process.env.BROWSER = JSON.stringify(browser);

export default defineConfig({
  testDir: './specs',
  // The sweep over every route in every state takes longer than all other tests, so `npm run sweep` runs it.
  ...(process.env.SWEEP ? { testMatch: '**/sweep/*.spec.ts' } : { grepInvert: /@thorough/ }),
  // Only tests of releases need builds that are packed and mirrored.
  ...(process.env.SWEEP || process.env.TOUR_FOLDER ? {} : { globalSetup: './releases/stock.ts' }),
  // The tour only takes pictures of every page; `npm run tour` runs it.
  ...(process.env.TOUR_FOLDER ? { testMatch: '**/tour/*.spec.ts' } : { testIgnore: '**/tour/*.spec.ts' }),
  outputDir: '../.suite/test-results',
  // Tests wait more than they compute: two to a core of the smallest machine.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
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
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
});
