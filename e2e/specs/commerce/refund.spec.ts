import type { Page } from '@playwright/test';
import { enter, expect, test } from '../suite';
import { sign } from './refund-steps';

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a refund goes from the list to its submission, with a reload at each step', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/refund-contract-list');
  await expect(page.getByText('今天可退')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: '申请退款' }).click();

  await expect(page.getByRole('region', { name: '怎么算的' })).toContainText('¥998.00');
  await page.reload();
  await page.getByRole('link', { name: '下一步，阅读退款协议' }).click();

  await expect(page.getByRole('heading', { name: '课程退款协议' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '滑到最后一条，就可以签名' })).toBeDisabled();
  await page.getByText('协议全文结束').scrollIntoViewIfNeeded();
  await tap(page, '已阅读全文，去签名');

  await page.reload();
  await tap(page, '开始签名');
  await sign(page);
  await page.reload();
  await tap(page, '继续签名');
  await tap(page, '完成');
  await expect(page.getByRole('img', { name: '您的签名' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^我已阅读并同意《/ }).check();
  await tap(page, '提交签名');

  const card = page.getByRole('textbox', { name: /银行卡号/ });
  await card.fill('6222020200112230');
  await page.reload();
  await expect(card).toHaveValue('');
  await card.fill('6222020200112230');
  await tap(page, /开户银行/);
  await page.getByRole('textbox', { name: '搜索' }).fill('招行');
  await tap(page, '招商银行');
  await page.getByRole('checkbox', { name: /^我已阅读并同意《/ }).check();
  await tap(page, '下一步，核对信息');
  await expect(page.getByRole('dialog', { name: '核对收款信息' })).toContainText('**** **** **** 2230');
  await tap(page, '确认提交');

  await expect(page.getByRole('heading', { name: '退款申请已提交' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '退款申请已提交' })).toBeVisible();
  await expect(page.getByText('招商银行（尾号 2230）')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('62220202');

  await tap(page, '撤回申请');
  await tap(page, '确认撤回');
  await expect(page.getByRole('heading', { name: '已撤回' })).toBeVisible();
});
