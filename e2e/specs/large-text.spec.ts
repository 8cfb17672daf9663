import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser/find-browser';
import { enterSuite, goTo, installProbe } from './sweep/probe';
import { expect, heading, test } from './suite';

/** Pages of every kind, by the person for whom they are full. */
const places = {
  'mid-course': ['/', '/myinfo', '/myinfo/course/302', '/chapter/30204'],
  'failed-test': ['/video', '/answer-system/immediate-paper/30153', '/study-task'],
  bound: ['/pay/payment/CS002', '/advanced-lesson-finance', '/myinfo/counter/mortgage'],
  graduated: ['/myinfo/invoice', '/myinfo/notes/order?books=551', '/myinfo/notes/address?order_no={books}'],
  contracts: ['/myinfo/contract', '/sign-contract/{toSign}'],
  'manage-mid': ['/manage-course'],
};

/** What a learner who enlarges the text cannot read or reach; runs in the page. */
function lossesOf(): string[] {
  const losses: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) losses.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`);

  const isShown = (node: Element) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(node).visibility === 'visible';
  };
  const isInScroller = (node: Element | null): boolean =>
    !!node &&
    node !== document.body &&
    (/auto|scroll/.test(getComputedStyle(node).overflowX) || isInScroller(node.parentElement));

  // Lines of text whose box hides what does not fit; up to 3 pixels are the accents and tails of letters.
  for (const node of Array.from(document.querySelectorAll<HTMLElement>('body *'))) {
    const words = node.innerText?.trim();
    if (!words || !isShown(node) || !/hidden|clip/.test(getComputedStyle(node).overflow)) continue;
    if (node.scrollWidth > node.clientWidth + 3 || node.scrollHeight > node.clientHeight + 3)
      losses.push(`cuts off "${words.slice(0, 30)}"`);
  }

  // Amounts, dates and masked numbers of one line.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: number, index } of Array.from(text.data.matchAll(/[¥+-]?\d[\d,.:*]*%?/g))) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1 && number.length < 16) losses.push(`breaks ${number}`);
    }
  }

  for (const control of Array.from(document.querySelectorAll('a, button, input, [role=tab]'))) {
    if (!isShown(control) || control.matches(':disabled')) continue;
    const name = control.getAttribute('aria-label') || (control as HTMLElement).innerText.trim();
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !isInScroller(control))
      losses.push(`puts "${name}" outside the screen`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isHit = control.contains(hit) || hit?.contains(control) || hit?.closest('label')?.contains(control);
    if (!isHit) losses.push(`covers "${name}"`);
  }
  scrollTo(0, 0);
  return losses;
}

/** The messenger's own setting for the size of the text: it changes texts and their lines, no other length. */
const enlargeText = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.body.style.setProperty('-webkit-text-size-adjust', '200%'),
    ),
  );

for (const [person, addresses] of Object.entries(places)) {
  test(`text of twice the size loses nothing on the narrowest phone: ${person}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await installProbe(page);
    await enlargeText(page);
    await enterSuite(page, person, 'messenger');
    const losses: string[] = [];
    for (const to of addresses) {
      await goTo(page, to);
      losses.push(...(await page.evaluate(lossesOf)).map((loss) => `${to} ${loss}`));
    }
    expect(losses).toEqual([]);
  });
}

test('where the root says a larger size than a rem has, the layout keeps to the screen', async ({
  baseURL,
}) => {
  // As in a WebView that enlarges text: the size that texts really get, here at least 60, is not that of a rem.
  const browser = await launchBrowser({ args: ['--blink-settings=minimumFontSize=60'] });
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 667 }, isMobile: true });
    await page.goto(`${baseURL}/#/open-account`);
    await expect(heading(page)).toBeVisible();
    expect((await page.getByRole('main').boundingBox())?.width).toBe(375);
  } finally {
    await browser.close();
  }
});
