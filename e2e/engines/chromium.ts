import { launchBrowser } from '../browser/find-browser';
import { launchOldChromium, type OldMessage, type OldPage, type OldVersion } from '../browser/old-chromium';
import type { Engine, ScreenPoint } from './engine';

const phone = { width: 375, height: 667 };

interface Spoken {
  type(): string;
  text(): string;
  /** The file that logged the message or did not load; old drivers do not know it. */
  location?(): { url: string };
}

/** Collects what a page throws and logs as errors. */
function listen(): { errors: string[]; thrown: (error: Error) => void; spoken: (message: Spoken) => void } {
  const errors: string[] = [];
  return {
    errors,
    thrown: (error) => errors.push(String(error)),
    spoken: (message) => {
      if (message.type() !== 'error') return;
      errors.push([message.text(), message.location?.().url].filter(Boolean).join(' '));
    },
  };
}

/** What a finger does, in the browser's own protocol. */
async function dragWith(
  send: (method: 'Input.dispatchTouchEvent', params: TouchParams) => Promise<unknown>,
  points: readonly ScreenPoint[],
): Promise<void> {
  for (const [at, point] of points.entries()) {
    await send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  }
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface TouchParams {
  type: 'touchStart' | 'touchMove' | 'touchEnd';
  touchPoints: ScreenPoint[];
}

/** What a message of the console says: old drivers name the kinds of errors and objects, not their words. */
const wordsIn = (page: OldPage, message: OldMessage): Promise<string[]> =>
  Promise.all(
    message
      .args()
      .map((said) =>
        page.evaluate((value) => (value instanceof Error ? String(value) : JSON.stringify(value)), said),
      ),
  );

/** One of the old engines of the floor. */
export async function oldChromium(version: OldVersion): Promise<Engine> {
  const browser = await launchOldChromium(version);
  return {
    name: `Chromium ${version}`,
    async newPage() {
      const page = await browser.newPage();
      const { errors, thrown, spoken } = listen();
      page.on('pageerror', thrown);
      page.on('console', (message) => {
        const at = errors.length;
        spoken(message);
        if (errors.length > at)
          void wordsIn(page, message).then(
            (words) => (errors[at] = words.join(' ')),
            () => undefined,
          );
      });
      await page.setViewport({ ...phone, isMobile: true, hasTouch: true });
      return {
        errors,
        goto: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        async drag(points) {
          const session = await page.target().createCDPSession();
          await dragWith((method, params) => session.send(method, params), points);
          await session.detach();
        },
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** The Chromium that the other tests run on. */
export async function currentChromium(): Promise<Engine> {
  const browser = await launchBrowser();
  return {
    name: `Chromium ${browser.version().split('.')[0]}`,
    async newPage() {
      const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
      const page = await context.newPage();
      const { errors, thrown, spoken } = listen();
      page.on('pageerror', thrown);
      page.on('console', spoken);
      return {
        errors,
        goto: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        async drag(points) {
          const session = await context.newCDPSession(page);
          await dragWith((method, params) => session.send(method, params), points);
          await session.detach();
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
