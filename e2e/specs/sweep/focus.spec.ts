import type { Page } from '@playwright/test';
import { expect, test } from '../suite';
import { byPerson, liveRoutes, oftenPlaces, part } from './places';
import { enterSuite, goTo, installProbe, isInSuite } from './probe';
import { thorough } from './thorough';

/** Contrast between what a pixel shows without and with the focus, and how many of them a ring needs at least. */
const CONTRAST = 3;
const PIXELS = 90;
/** Units around an element in which its ring is looked for. */
const MARGIN = 10;

/** An element that takes the focus by Tab. Those whose classes, and whose parents' classes, are the same look alike. */
interface Stop {
  at: number;
  look: string;
  html: string;
}

/** Runs in the page. Text fields show their caret instead of a ring. */
function stopsIn(): Stop[] {
  const tabbable =
    'a[href],button,select,summary,[tabindex],input[type=radio],input[type=checkbox],input[type=file]';
  const named = (node: Element | null) => `${node?.tagName}.${node?.getAttribute('class')}`;
  return Array.from(document.querySelectorAll<HTMLElement>(tabbable)).flatMap((node, at) => {
    const isOff =
      node.tabIndex < 0 || node.matches(':disabled') || node.closest('[inert],[aria-hidden=true]');
    if (isOff || node.getClientRects().length === 0 || getComputedStyle(node).visibility === 'hidden')
      return [];
    node.dataset.stop = String(at);
    const parents = [node, node.parentElement, node.parentElement?.parentElement ?? null];
    return [{ at, look: parents.map(named).join(' < '), html: node.outerHTML.slice(0, 120) }];
  });
}

/** Runs in a page of its own: pixels that differ so much between two pictures. */
async function strongPixels({
  pictures,
  contrast,
}: {
  pictures: string[];
  contrast: number;
}): Promise<number> {
  const brightness = async (picture: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const linear = (part = 0) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return Array.from({ length: data.length / 4 }, (_, pixel) => {
      const [red, green, blue] = data.subarray(pixel * 4);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    });
  };
  const [without = [], focused = []] = await Promise.all(pictures.map(brightness));
  return without.filter((one, pixel) => {
    const other = focused[pixel] ?? 0;
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= contrast;
  }).length;
}

/** Where an element stands without the focus, in the middle of the screen; a hidden input stands in its label. */
function boxWithoutFocus(node: HTMLElement): { x: number; y: number; width: number; height: number } {
  (document.activeElement as HTMLElement | null)?.blur();
  node.scrollIntoView({ block: 'center' });
  const shown = (node.matches('input') && node.closest('label')) || node;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return { x, y, width, height };
}

const selectorOf = ({ at }: Stop) => `[data-stop="${at}"]`;

/** Pixels by which one sees that an element has the focus, and how many there must be. */
async function ringOf(page: Page, eye: Page, stop: Stop): Promise<{ seen: number; needed: number }> {
  const element = page.locator(selectorOf(stop));
  const box = await element.evaluate(boxWithoutFocus);
  const screen = page.viewportSize()!;
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  const width = Math.min(screen.width - x, box.width + 2 * MARGIN);
  const height = Math.min(screen.height - y, box.height + 2 * MARGIN);
  const picture = async () => (await page.screenshot({ clip: { x, y, width, height } })).toString('base64');
  const without = await picture();
  await element.evaluate((node) => node.focus({ preventScroll: true }));
  const pictures = [without, await picture()];
  const seen = await eye.evaluate(strongPixels, { pictures, contrast: CONTRAST });
  return { seen, needed: Math.min(PIXELS, box.width + box.height) };
}

/** Judges the elements of the page whose looks are new; one that its page has redrawn meanwhile is left out. */
async function faintRings(page: Page, eye: Page, looks: Set<string>): Promise<string[]> {
  const fresh = (await page.evaluate(stopsIn)).filter(
    ({ look }, place, all) => !looks.has(look) && all.findIndex((one) => one.look === look) === place,
  );
  const faint: string[] = [];
  // After a key, whatever takes the focus shows it.
  await page.keyboard.press('Tab');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const stop of fresh) {
      if ((await page.locator(selectorOf(stop)).count()) === 0) continue;
      looks.add(stop.look);
      const { seen, needed } = await ringOf(page, eye, stop);
      if (seen < needed) faint.push(`(${colorScheme}) shows the focus by ${seen} pixels: ${stop.html}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faint;
}

const parts = 4;
test.describe.configure({ timeout: 600_000 });

for (let at = 0; at < parts; at++) {
  test(
    `whoever goes by keyboard sees where they are, in both themes, ${at + 1} of ${parts}`,
    thorough,
    async ({ page, request, browser }) => {
      const eye = await browser.newPage();
      await installProbe(page);
      const looks = new Set<string>();
      const faults: string[] = [];
      for (const [person, places] of byPerson(part(oftenPlaces(await liveRoutes(request)), at, parts))) {
        await enterSuite(page, person, 'messenger');
        for (const { to } of places) {
          try {
            await goTo(page, to);
            faults.push(...(await faintRings(page, eye, looks)).map((fault) => `${to} ${fault}`));
          } catch (error) {
            // A page may lead out of the suite, to a cashier or a login.
            if (isInSuite(page)) throw error;
            await enterSuite(page, person, 'messenger');
          }
        }
      }
      await eye.close();
      expect(faults).toEqual([]);
      expect(looks.size).toBeGreaterThan(30);
    },
  );
}
