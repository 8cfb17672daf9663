import type { BrowserContext, Page } from '@playwright/test';

/** What belongs to a dead page may never settle, so nothing waits for it longer than this. */
export const briefly = (work: Promise<unknown>) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 3000))]);

/** Ends the browser as a phone without power does: nothing that it had not written yet is written. */
export async function killBrowser(phone: BrowserContext): Promise<void> {
  const session = await phone.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser')!;
  const closed = phone.waitForEvent('close', { timeout: 10_000 });
  process.kill(id, 'SIGKILL');
  await closed;
}

/** Ends the page alone, as a messenger short of memory does: what it has stored is kept. */
export const killPage = (page: Page) => page.close({ runBeforeUnload: false });
