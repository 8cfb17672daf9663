import type { Browser, Page } from '@playwright/test';
import { expect, open, test, twinOf } from '../suite';
import { at, button, draw, reachSignature, readAll, write } from './signing-steps';

test.beforeEach(({ context }) => context.grantPermissions(['camera']));

/** The points of signatures that the phone has, as one text. */
const strokes = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => /"strokes":(\[\[.*?\]\]\])/.exec(localStorage.getItem(key) ?? '')?.[1] ?? '')
      .join(''),
  );

const otherPhone = (browser: Browser) =>
  browser.newPage({ viewport: { width: 375, height: 667 }, hasTouch: true, reducedMotion: 'reduce' });

/** The learner has written their name on this phone and has not sent it. */
async function writeAndLeave(page: Page, key: string, mobile: string) {
  await reachSignature(page, key, mobile);
  await at(page, '手写签名');
  await button(page, '开始签名').click();
  await write(page);
  await expect.poll(() => strokes(page)).not.toBe('');
}

test('strokes of a contract that was signed on another phone are gone at the next start on any page', async ({
  page,
  browser,
}) => {
  const { key, mobile } = await twinOf(page, 'to-sign');
  await writeAndLeave(page, key, mobile);
  const other = await otherPhone(browser);
  await open(other, key, 'browser', '/myinfo/contract');
  await other.getByRole('link', { name: /签署$/ }).first().click();
  await readAll(other);
  await draw(other);
  await button(other, '提交签名').click();
  await at(other, '合同已签署');
  await other.close();
  await open(page, key, 'browser', '/myinfo');
  await expect.poll(() => strokes(page), { timeout: 30_000 }).toBe('');
});

test('strokes that were not sent are told of at home, lead back to the sheet, and expire', async ({
  page,
}) => {
  const { key, mobile } = await twinOf(page, 'to-sign');
  await writeAndLeave(page, key, mobile);
  await open(page, key, 'browser', '/');
  await page.getByRole('link', { name: /合同的签名还没有提交/ }).click();
  await at(page, '手写签名');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.includes('/signing/'))) {
      const record = JSON.parse(localStorage.getItem(key) ?? '') as object;
      localStorage.setItem(key, JSON.stringify({ ...record, until: Date.now() }));
    }
  });
  await open(page, key, 'browser', '/myinfo');
  await expect.poll(() => strokes(page), { timeout: 30_000 }).toBe('');
});
