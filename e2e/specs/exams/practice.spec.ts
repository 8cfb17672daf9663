import { expectNoBarrier } from '../barriers';
import { enter, expect, test } from '../suite';

test('in practice a tap tells whether it was right and why; that stays, and without a network it comes later', async ({
  context,
  page,
}) => {
  await enter(page, 'failed-test', 'messenger', '/answer-system/immediate-paper/30153');
  const told = page.getByRole('region', { name: '答案与解析' });
  await page.getByRole('radio').first().click();
  await expect(told).toContainText(/回答正确|这次没答对/);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectNoBarrier(page);

  await page.reload();
  await page.getByRole('button', { name: '上一题' }).click();
  await expect(told).toBeVisible();

  await page.getByRole('button', { name: '下一题' }).click();
  await context.setOffline(true);
  await page.getByRole('radio').first().click();
  await expect(page.getByText('答案已记下，联网后告诉您对错')).toBeVisible();
  await context.setOffline(false);
  await expect(told).toBeVisible();
});
