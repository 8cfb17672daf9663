import { launchOldChromium } from '../browser/old-chromium';
import type { Engine } from './engine';

/** The oldest engine of the floor. */
export async function oldChromium(): Promise<Engine> {
  const browser = await launchOldChromium();
  return {
    name: 'Chromium 66',
    async newPage() {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.setViewport({ width: 375, height: 667, isMobile: true, hasTouch: true });
      return {
        errors,
        goto: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
