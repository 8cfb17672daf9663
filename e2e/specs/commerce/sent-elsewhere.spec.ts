import type { Browser, Page } from '@playwright/test';
import { enter, expect, open, test } from '../suite';
import { sign } from './refund-steps';

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** The learner's other phone. */
async function otherPhone(browser: Browser, key: string, to: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    reducedMotion: 'reduce',
  });
  const other = await context.newPage();
  await open(other, key, 'browser', to);
  return other;
}

async function signRefund(page: Page) {
  await page.getByRole('link', { name: '申请退款' }).click();
  await page.getByRole('link', { name: '下一步，阅读退款协议' }).click();
  await page.getByText('协议全文结束').scrollIntoViewIfNeeded();
  await tap(page, '已阅读全文，去签名');
  await tap(page, '开始签名');
  await sign(page);
  await tap(page, '完成');
  await page.getByRole('checkbox', { name: /^我已阅读并同意《/ }).check();
}

async function enterCard(page: Page, number: string) {
  await page.getByRole('textbox', { name: /银行卡号/ }).fill(number);
  await tap(page, /开户银行/);
  await page.getByRole('textbox', { name: '搜索' }).fill('招行');
  await tap(page, '招商银行');
  await page.getByRole('checkbox', { name: /^我已阅读并同意《/ }).check();
  await tap(page, '下一步，核对信息');
}

test('of two phones one signs the refund and one sends the card; the other learns it and has nothing left to send', async ({
  page,
  browser,
}) => {
  const { key } = await enter(page, 'mid-course', 'messenger', '/refund-contract-list');
  await signRefund(page);
  const other = await otherPhone(browser, key, '/refund-contract-list');
  await signRefund(other);
  await tap(other, '提交签名');
  await expect(other.getByRole('textbox', { name: /银行卡号/ })).toBeVisible();
  await tap(page, '提交签名');
  await expect(page.getByText('这份合同的退款协议已经签署，不用再签')).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => /refund/.test(name)));
  expect(await kept()).toEqual([]);

  await page.getByRole('link', { name: '查看退款' }).click();
  await enterCard(page, '6222020200112230');
  await enterCard(other, '6222020200114444');
  await tap(page, '确认提交');
  await expect(page.getByRole('heading', { name: '退款申请已提交' })).toBeVisible();
  await tap(other, '确认提交');
  await expect(other.getByText('现在不用填写银行卡')).toBeVisible();
  await other.getByRole('link', { name: '查看退款进度' }).click();
  await expect(other.getByText('招商银行（尾号 2230）')).toBeVisible();
  await other.context().close();
});

test('an invoice that another tab has applied for is not offered any more', async ({ page, context }) => {
  await enter(page, 'mid-course', 'browser', '/myinfo/invoice');
  await page.getByRole('link', { name: '开发票' }).first().click();
  const tab = await context.newPage();
  await tab.goto(page.url());
  for (const one of [page, tab]) {
    await one.getByRole('textbox', { name: /姓名/ }).fill('林一');
    await one.getByRole('textbox', { name: /邮箱/ }).fill('me@example.com');
    await tap(one, '下一步，核对信息');
  }
  await tap(tab, '提交申请');
  await expect(tab.getByRole('heading', { name: '开票申请已提交' })).toBeVisible();
  await tap(page, '提交申请');
  await expect(page.getByRole('paragraph').filter({ hasText: '这个订单已全额开票' })).toBeVisible();
  await expect(page.getByRole('button', { name: '提交申请' })).toHaveCount(0);
  await page.getByRole('link', { name: '查看我的发票' }).click();
  await expect(page.getByText('开具中')).toBeVisible();
});
