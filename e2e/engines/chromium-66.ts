import { remotes } from '@suite/build/workspace';
import type { Registry } from '@suite/kernel/registry';
import { launchOldChromium, type OldBrowser, type OldPage } from '../browser/old-chromium';

const LIMIT = 20_000;

/** The driver's own waiting evaluates strings in the page, which its security policy forbids. */
async function until(page: OldPage, condition: string): Promise<void> {
  for (const end = Date.now() + LIMIT; Date.now() < end;) {
    if (await page.evaluate<boolean>(condition)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`not within ${LIMIT / 1000} s: ${condition}`);
}

/** Opens a page of the production build and says what went wrong, if anything did. */
async function fault(browser: OldBrowser, address: string, path: string, title: string) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  try {
    await page.setViewport({ width: 375, height: 667, isMobile: true, hasTouch: true });
    await page.goto(`${address}/#${path}`);
    await until(page, "Array.from(document.querySelectorAll('h1')).some((h1) => h1.offsetHeight > 0)");
    const seen = await page.title();
    if (seen !== title) errors.push(`the title is ${seen}`);
  } catch (error) {
    errors.push((error as Error).message);
  } finally {
    await page.close();
  }
  return errors[0];
}

/** One page of every app on the oldest engine that the product supports. */
export async function chromium66(address: string): Promise<{ passed: number; failed: number }> {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry;
  const targets = remotes.map((app) =>
    registry.apps[app]!.live.routes.find(({ path }) => !path.includes(':'))!,
  );
  targets.push({ path: '/no-such-page', name: 'ErrorPage', title: '页面不存在', files: [] });
  const browser = await launchOldChromium();
  let failed = 0;
  try {
    for (const { path, title } of targets) {
      const message = await fault(browser, address, path, title);
      if (message) failed++;
      console.log(message ? `  ✘ Chromium 66 ${path}: ${message}` : `  ✓ Chromium 66 ${path}`);
    }
  } finally {
    await browser.close();
  }
  return { passed: targets.length - failed, failed };
}
