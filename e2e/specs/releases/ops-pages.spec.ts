import type { Page } from '@playwright/test';
import { barriersInTheDark, barriersOf } from '../barriers';
import { world } from '../suite';
import { expect, test } from './bed-test';

const user = { name: 'ops', password: 'a password of a test' };

/** Follows every link below an address, and gives what keeps people out of each page, in both themes. */
async function barriersBelow(page: Page, start: string): Promise<{ seen: string[]; barriers: string[] }> {
  const addresses = [start];
  const barriers: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    const found = [...(await barriersOf(page)), ...(await barriersInTheDark(page))];
    barriers.push(...found.map((barrier) => `${address.slice(start.length)} ${barrier}`));
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));
    addresses.push(...new Set(links.filter((link) => link.startsWith(start) && !addresses.includes(link))));
  }
  return { seen: addresses.map((address) => address.slice(start.length)), barriers };
}

test('no page for releases keeps anybody out', async ({ browser, bed }) => {
  const { address } = await bed({ apps: ['host', 'remote-learning'], gateway: { users: [user] } });
  const context = await browser.newContext({
    httpCredentials: { username: user.name, password: user.password },
  });
  const { seen, barriers } = await barriersBelow(await context.newPage(), `${address}/ops/`);
  expect(seen).toEqual(expect.arrayContaining(['', 'history', 'flags', 'apps/remote-learning']));
  expect(barriers).toEqual([]);
});

test('the page of the outside world keeps nobody out', async ({ page }) => {
  await page.goto(world);
  await page.getByRole('button').first().waitFor();
  expect([...(await barriersOf(page)), ...(await barriersInTheDark(page))]).toEqual([]);
});
