import { watchShift } from '../layout-shift';
import { enter, expect, test } from '../suite';

test('what is under way stands in my orders with its next tap, and nothing jumps when it arrives', async ({
  page,
}) => {
  const shift = await watchShift(page);
  // Each read arrives in a moment of its own.
  for (const [path, ms] of [
    ['getUserStatus', 600],
    ['refunddk/getList', 1500],
    ['invoice/list', 2200],
  ] as const) {
    await page.route(`**/${path}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    });
  }
  await enter(page, 'graduated', 'messenger', '/myinfo?tab=orders');
  const running = page.getByRole('region', { name: '处理中' });
  await expect(running.getByText('发票冲红待确认').first()).toBeVisible();
  expect((await shift()).sum).toBeLessThanOrEqual(0.02);

  // The same step on the page of the invoice.
  await running.getByRole('link', { name: '查看进度' }).click();
  const story = page.getByRole('region', { name: '办理进度' });
  await expect(story.getByText('发票冲红待确认')).toBeVisible();
});

test('a learner finds their orders from their own page, also when there is none', async ({ page }) => {
  await enter(page, 'empty', 'messenger', '/myinfo');
  await page.getByRole('link', { name: '我的订单' }).click();
  await expect(page.getByText(/还没有订单/)).toBeVisible();
});
