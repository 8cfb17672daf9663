import { enter, expect, test } from '../suite';

test('printed notes are chosen, ordered, paid and sent to an address', async ({ page }) => {
  await enter(page, 'first-week', 'messenger', '/myinfo/notes?tab=books');
  await page.getByRole('checkbox', { name: /财商训练营随堂笔记/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /一年记账本/ }).check({ force: true });
  await page.reload();
  await expect(page.getByText('¥69.70')).toBeVisible();
  await page.getByRole('button', { name: '去下单（2 本）' }).click();

  await page.getByRole('checkbox', { name: '我已阅读并同意《用户协议与隐私政策》' }).check({ force: true });
  await page.getByRole('button', { name: '立即支付' }).dblclick();
  await page.getByRole('button', { name: '确认支付', exact: true }).click();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: '去填写地址' }).click();
  await page.getByRole('textbox', { name: /收件人/ }).fill('陈思远');
  await page.getByRole('textbox', { name: /手机号/ }).fill('19900001003');
  await page.getByRole('textbox', { name: /详细地址/ }).fill('文三路 1 号');
  await page.getByRole('button', { name: /所在地区/ }).click();
  for (const name of ['浙江省', '杭州市', '西湖区'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: '保存地址' }).click();
  await expect(page.getByRole('heading', { name: '地址已保存' })).toBeVisible();

  await page.getByRole('link', { name: '查看我的订单' }).click();
  const orders = page.getByRole('list', { name: '我的订单' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders.getByText('待发货')).toBeVisible();
  await expect(orders.getByText(/浙江省杭州市西湖区 文三路 1 号/)).toBeVisible();
  await orders.getByRole('link', { name: '修改地址' }).click();
  await expect(page.getByRole('textbox', { name: /收件人/ })).toHaveValue('陈思远');
});
