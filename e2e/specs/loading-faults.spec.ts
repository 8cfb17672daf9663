import type { Page } from '@playwright/test';
import { enter, expect, heading, test } from './suite';

const entry = /\/releases\/remote-tools\/[^/]+\/entry\.[^/]+\.js/;
const chunk = /\/releases\/remote-tools\/[^/]+\/CounterMortgage\.[^/]+\.js/;
const styles = /\/releases\/remote-tools\/[^/]+\/CounterMortgage\.[^/]+\.css/;

const card = (page: Page) => page.getByText('页面没有加载出来，请再试一次');
const retry = (page: Page) => page.getByRole('button', { name: /重试/ }).first();

async function expectRecovery(page: Page) {
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  await page.evaluate(() => (location.hash = '/agreement'));
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => (location.hash = '/myinfo/counter/mortgage'));
  await expect(card(page).or(heading(page)).first()).toBeVisible();
  if (await card(page).isVisible()) await retry(page).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle('房贷计算器');
  expect(await page.evaluate(() => (window as unknown as { visit: string }).visit)).toBe('the same');
}

/** Opens the page while a file never arrives, up to the moment at which its time starts to run. */
async function hang(page: Page, address: RegExp, file: string) {
  await page.clock.install();
  await page.route(address, (route) => {
    if (route.request().url().includes('?r=')) void route.continue();
  });
  await page.goto('/#/myinfo/counter/mortgage', { waitUntil: 'commit' });
  const asked = `script[src*="/${file}."], link[rel=stylesheet][href*="/${file}."]`;
  await page.locator(asked).first().waitFor({ state: 'attached' });
}

test('the card also leads home, where the messenger has no way there', async ({ page }) => {
  await page.route(chunk, (route) => route.abort());
  await enter(page, 'bound', 'messenger', '/myinfo/counter/mortgage');
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: '返回个人中心' }).click();
  await expect(page).toHaveTitle('个人中心');
  await expect(card(page)).toBeHidden();
});

const parts = { container: entry, "page's chunk": chunk };
const faults = {
  'is gone': { status: 404, body: '' },
  'is broken by the server': { status: 500, body: '' },
  'is HTML': { status: 200, contentType: 'text/html', body: '<!doctype html><p>login</p>' },
  'has a syntax error': { status: 200, contentType: 'text/javascript', body: 'var = ;' },
  throws: { status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' },
};

for (const [part, address] of Object.entries(parts)) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`when the ${part} ${fault} the card shows, other apps live, and a retry works`, async ({ page }) => {
      await page.route(address, (route) => route.fulfill(answer));
      await page.goto('/#/myinfo/counter/mortgage');
      await expect(card(page)).toBeVisible();
      await page.unroute(address);
      await expectRecovery(page);
    });
  }

  test(`when the ${part} cannot be reached the card shows, and a retry works`, async ({ page }) => {
    await page.route(address, (route) => route.abort());
    await page.goto('/#/myinfo/counter/mortgage');
    await expect(card(page)).toBeVisible();
    await retry(page).click();
    await expect(card(page)).toBeVisible();
    await page.unroute(address);
    await expectRecovery(page);
  });

  test(`when the ${part} hangs the card shows after 120 s, and a retry works`, async ({ page }) => {
    await hang(page, address, part === 'container' ? 'entry' : 'CounterMortgage');
    await page.clock.fastForward(110_000);
    await expect(card(page)).toBeHidden();
    await page.clock.fastForward(16_000);
    await expect(card(page)).toBeVisible();
    await retry(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('房贷计算器');
  });
}

test('when the styles of a page are gone the card shows, and a retry works', async ({ page }) => {
  await page.route(styles, (route) => route.fulfill({ status: 404 }));
  await page.goto('/#/myinfo/counter/mortgage');
  await expect(card(page)).toBeVisible();
  await page.unroute(styles);
  await expectRecovery(page);
});

test('when the styles of a page hang the card shows after 120 s, and a retry works', async ({ page }) => {
  await hang(page, styles, 'CounterMortgage');
  await page.clock.fastForward(126_000);
  await expect(card(page)).toBeVisible();
  await retry(page).click();
  await expect(heading(page)).toBeVisible();
});

test('a returning visitor asks for each file of a page once, also if the device remembers wrong hashes', async ({
  page,
}) => {
  const file = /\/releases\/remote-tools\/.*\.(js|css)/;
  const visit = async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`));
    await page.goto('about:blank');
    await page.goto('/#/myinfo/counter/mortgage');
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('link[rel=stylesheet][href*="/CounterMortgage."]').first()).toBeAttached();
    page.removeAllListeners('request');
    return asked.filter((one) => file.test(one));
  };
  const remembered = () => page.evaluate(() => localStorage.getItem('suite.device.hashes') ?? '');
  expect(await visit()).toEqual(expect.arrayContaining([expect.stringMatching(/^xhr .*CounterMortgage/)]));
  const right = await remembered();
  expect(right).toContain('/CounterMortgage.');
  const again = await visit();
  expect(again).toEqual(expect.arrayContaining([expect.stringContaining('/CounterMortgage.')]));
  expect(again.filter((one) => one.startsWith('xhr'))).toEqual([]);
  expect(new Set(again.map((one) => one.split(' ')[1])).size).toBe(again.length);

  await page.evaluate(
    (wrong) => localStorage.setItem('suite.device.hashes', wrong),
    right.replace(/sha256-.+/g, `sha256-${'A'.repeat(43)}=`),
  );
  await visit();
  expect(await remembered()).toBe(right);
});

for (const kind of ['js', 'css']) {
  test(`a piece whose ${kind} was changed on the way is refused, and comes once it is as published`, async ({
    page,
  }) => {
    const file = new RegExp(`/calculator-plot\\.\\w+\\.${kind}`);
    await page.route(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n/* changed */` });
    });
    await page.goto('/#/myinfo/counter/income');
    await page.getByRole('slider', { name: '拖动查看各期' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert').getByText('图表没有加载出来，请再试一次')).toBeVisible();
    const applied = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));
    expect(applied.filter((href) => kind === 'css' && href.includes('calculator-plot'))).toEqual([]);
    await expect(page.locator('canvas')).toHaveCount(0);

    await page.unroute(file);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.locator('canvas')).toBeVisible();
  });
}
