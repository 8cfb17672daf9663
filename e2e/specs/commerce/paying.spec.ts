import { expectNoBarrier } from '../barriers';
import { enter, expect, open, test, world } from '../suite';
import {
  chargesOf,
  endPayment,
  expectPaidOnce,
  expectPaidPage,
  ordersOf,
  payButton,
  seeAgain,
  tapPay,
} from './purchase';

const COURSE = '/pay/payment/CS002';

test.describe('from the goods to the paid order', () => {
  test('in the messenger', async ({ page }) => {
    const { key } = await enter(page, 'bound', 'messenger', `${COURSE}?channel=menu`);
    await expect(payButton(page)).toBeEnabled();
    await expectNoBarrier(page);
    await tapPay(page);
    await endPayment(page, '确认支付');
    await expectPaidPage(page);
    expect(await expectPaidOnce(page, key)).toMatchObject({ amount: '900.00' });
  });

  test('in a browser, through the cashier and back', async ({ page }) => {
    const { key } = await enter(page, 'bound', 'browser', COURSE);
    await tapPay(page);
    await endPayment(page, '确认支付');
    await expectPaidPage(page);
    await expectPaidOnce(page, key);
  });

  test('in the shell', async ({ page }) => {
    const { key } = await enter(page, 'bound', 'app', COURSE);
    await tapPay(page);
    await endPayment(page, '确认支付');
    await expectPaidPage(page);
    await expectPaidOnce(page, key);
  });

  for (const [what, how] of [
    ['is said to be cancelled', '付款，但返回“已取消”'],
    ['is never notified', '付款，但通知丢失'],
    ['is notified half an hour late', '付款，通知晚 30 分钟'],
    ['is notified twice', '付款，通知两次'],
  ] as const) {
    test(`a payment that ${what} is found by asking`, async ({ page }) => {
      const { key } = await enter(page, 'bound', 'messenger', COURSE);
      await tapPay(page);
      await endPayment(page, how);
      await expectPaidPage(page);
      await expectPaidOnce(page, key);
    });
  }

  test('a payment without a callback is found when the page is seen again', async ({ page }) => {
    const { key } = await enter(page, 'bound', 'messenger', COURSE);
    await tapPay(page);
    await endPayment(page, '付款，但没有回调');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await seeAgain(page);
    await expectPaidPage(page);
    await expectPaidOnce(page, key);
  });

  test('a cashier that leads nowhere: the learner comes back by themselves', async ({ page }) => {
    const { key } = await enter(page, 'bound', 'browser', COURSE);
    await tapPay(page);
    await endPayment(page, '付款，但没有回调');
    await expect(page.getByText('请自己回到商家的页面')).toBeVisible();
    await open(page, key, 'browser', COURSE);
    await expectPaidPage(page);
    await expectPaidOnce(page, key);
  });
});

for (const context of ['messenger', 'browser'] as const) {
  test(`in the ${context} there are two calls from the tap to the cashier: the order and its payment`, async ({
    page,
  }) => {
    await enter(page, 'bound', context, COURSE);
    await expect(payButton(page)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => {
      const [, call] = /\/api(\/[^?]*)/.exec(request.url()) ?? [];
      if (call) calls.push(call);
    });
    await tapPay(page);
    await expect(page.getByRole('button', { name: '确认支付' })).toBeVisible();
    expect(calls).toEqual(['/Pay/createOrder', '/Pay/createPayment']);
  });
}

test('a closed sheet leads back to the same order, which is paid on', async ({ page }) => {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await tapPay(page);
  await endPayment(page, '取消');
  await expect(page.getByRole('region', { name: '待支付订单' })).toBeVisible();
  await page.getByRole('button', { name: '继续支付' }).click();
  await endPayment(page, '确认支付');
  await expectPaidPage(page);
  await expectPaidOnce(page, key);
  expect(await ordersOf(page, key)).toHaveLength(1);
});

test('a double tap makes one order and opens one sheet', async ({ page }) => {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await page.getByRole('checkbox').check({ force: true });
  await payButton(page).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const [order, ...others] = await ordersOf(page, key);
  expect(others).toEqual([]);
  expect(order?.lines.filter(({ event }) => event === 'attempt')).toHaveLength(1);
});

test('back out of the cashier, the page asks before the learner pays again', async ({ page }) => {
  const { key } = await enter(page, 'bound', 'browser', COURSE);
  await tapPay(page);
  await expect(page.getByRole('button', { name: '确认支付' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '您完成支付了吗？' })).toBeVisible();
  expect(await chargesOf(page, key)).toBe(0);
  await page.getByRole('button', { name: '继续支付' }).click();
  await endPayment(page, '确认支付');
  await expectPaidPage(page);
  await expectPaidOnce(page, key);
});

test('out of the browser’s cache, the page finds what was paid meanwhile', async ({ page, context }) => {
  const { key } = await enter(page, 'bound', 'browser', COURSE);
  let cashier = '';
  // Left and not unloaded: headless browsers have no page cache, and an answer without content comes to the same.
  await page.route('**/cashier/**', (route) => {
    cashier = route.request().url();
    return route.fulfill({ status: 204 });
  });
  await tapPay(page);
  await expect.poll(() => cashier).not.toBe('');
  const paying = await context.newPage();
  await paying.goto(cashier);
  await endPayment(paying, '付款，但没有回调');
  await expect(paying.getByText('请自己回到商家的页面')).toBeVisible();
  await paying.close();
  await seeAgain(page);
  await expectPaidPage(page);
  await expectPaidOnce(page, key);
});

test('a reload while the sheet was open verifies before there is any button', async ({ page }) => {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await tapPay(page);
  await endPayment(page, '付款，但没有回调');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.route('**/api/Pay/queryOrder*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.unroute('**/api/Pay/queryOrder*');
  await expectPaidPage(page);
  await expectPaidOnce(page, key);
});

test('a price that changed while the page was open is paid only after the learner agrees', async ({
  page,
}) => {
  const change = (price: string) =>
    page.request.post(`${world}/world/goods`, { data: { id: 'CS006', price } });
  await change('948.00');
  try {
    const { key } = await enter(page, 'bound', 'messenger', '/pay/payment/CS006');
    await expect(payButton(page)).toBeEnabled();
    await change('998.00');
    await tapPay(page);
    await expect(page.getByRole('alert')).toContainText('现在需要支付 ¥998.00');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: '确认并支付' }).click();
    await expect(page.getByRole('dialog')).toContainText('¥998.00');
    await endPayment(page, '确认支付');
    await expectPaidPage(page);
    expect(await expectPaidOnce(page, key)).toMatchObject({ amount: '998.00' });
  } finally {
    await change('998.00');
  }
});
