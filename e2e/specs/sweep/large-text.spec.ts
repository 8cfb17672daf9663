import type { Page } from '@playwright/test';
import { launchBrowser } from '../../browser/find-browser';
import { expect, heading, test } from '../suite';
import { byPerson, liveRoutes, placesOf } from './places';
import { enterSuite, goTo, installProbe } from './probe';
import { thoroughUnless } from './thorough';

/** Pages of every kind, by the person for whom they are full. */
const places = {
  'mid-course': [
    '/',
    '/myinfo',
    '/myinfo/course/302',
    '/chapter/30204',
    '/class-info',
    '/answer-system-reform/history-paper/30252',
    '/video-playbackList',
    '/advanced-lesson-company',
    '/advanced-lesson-game/success',
  ],
  'failed-test': ['/video', '/answer-system/immediate-paper/30153', '/study-task'],
  bound: ['/pay/payment/CS002', '/advanced-lesson-finance', '/myinfo/counter/mortgage'],
  graduated: [
    '/certificate-form?line=finance',
    '/myinfo/invoice',
    '/myinfo/notes/order?books=551',
    '/myinfo/notes/address?order_no={books}',
  ],
  contracts: ['/myinfo/contract', '/sign-contract/{toSign}'],
  'manage-mid': ['/manage-course'],
};

/** What a learner who enlarges the text cannot read or reach; runs in the page. */
function lossesOf(): string[] {
  const losses: string[] = [];
  const root = document.documentElement;
  const wider = root.scrollWidth - root.clientWidth;
  if (wider > 0) losses.push(`scrolls sideways by ${wider}`);

  const isShown = (node: Element) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(node).visibility === 'visible';
  };
  const isInScroller = (node: Element | null): boolean =>
    !!node &&
    node !== document.body &&
    (/auto|scroll/.test(getComputedStyle(node).overflowX) || isInScroller(node.parentElement));

  // A list's excerpts are clamped to some lines at every size of the text.
  const mayHide = (node: Element) =>
    /hidden|clip/.test(getComputedStyle(node).overflow) &&
    getComputedStyle(node).getPropertyValue('-webkit-line-clamp') === 'none';
  const isCut = (text: DOMRect, node: Element | null): boolean => {
    if (!node || node === document.body || !isShown(node)) return false;
    const box = node.getBoundingClientRect();
    // Up to 3 pixels are the room around letters.
    const isOut =
      text.left < box.left - 3 ||
      text.right > box.right + 3 ||
      text.top < box.top - 3 ||
      text.bottom > box.bottom + 3;
    return (isOut && mayHide(node)) || isCut(text, node.parentElement);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const whole = document.createRange();
    whole.selectNodeContents(text);
    if (Array.from(whole.getClientRects()).some((line) => isCut(line, text.parentElement)))
      losses.push(`cuts off "${text.data.slice(0, 30)}"`);
    // Amounts, dates and masked numbers stay on one line; longer ones, as of an order, may fill two.
    const numbers = /(?:\d{4}年)?\d{1,2}月\d{1,2}日|−?¥?\d[\d,.:*]*%?/g;
    for (const { 0: number, index } of Array.from(text.data.matchAll(numbers))) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1 && (number.length < 12 || number.includes('¥'))) losses.push(`breaks ${number}`);
    }
  }

  for (const control of Array.from(document.querySelectorAll('a, button, input, [role=tab]'))) {
    if (!isShown(control) || control.matches(':disabled')) continue;
    const name = control.getAttribute('aria-label') || (control as HTMLElement).innerText.trim();
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if ((left < -1 || right > root.clientWidth + 1) && !isInScroller(control))
      losses.push(`puts "${name}" outside the screen`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isHit = control.contains(hit) || hit?.contains(control) || hit?.closest('label')?.contains(control);
    if (!isHit) losses.push(`covers "${name}"`);
    const isCutShort = control.scrollWidth > control.clientWidth + 1;
    if (control instanceof HTMLInputElement && control.value && isCutShort)
      losses.push(`cuts off "${control.value}"`);
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

/** The losses on the narrowest phone, each with the address of its page. */
async function lossesAt(page: Page, person: string, addresses: readonly string[]): Promise<string[]> {
  await enterSuite(page, person, 'messenger');
  const losses: string[] = [];
  for (const to of addresses) {
    await goTo(page, to);
    losses.push(...(await page.evaluate(lossesOf)).map((loss) => `${to} ${loss}`));
  }
  return losses;
}

test.describe('text of twice the size loses nothing on the narrowest phone:', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await installProbe(page);
    await enlargeText(page);
  });

  for (const [person, addresses] of Object.entries(places)) {
    test(`pages of ${person}`, async ({ page }) => {
      expect(await lossesAt(page, person, addresses)).toEqual([]);
    });
  }

  test('all pages', thoroughUnless(false), async ({ page, request }) => {
    test.setTimeout(300_000);
    const losses: string[] = [];
    for (const [person, list] of byPerson(placesOf(await liveRoutes(request)))) {
      const addresses = list.map(({ to }) => to);
      losses.push(...(await lossesAt(page, person, addresses)));
    }
    expect(losses).toEqual([]);
  });
});

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
