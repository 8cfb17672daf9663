import type { Page } from '@playwright/test';
import { enter, expect, open, test } from '../suite';

const clockCall = '**/api/clock/clock';
const detailCall = '**/api/clock/detail';
const button = (page: Page) => page.getByRole('button', { name: '打卡', exact: true });
const poster = (page: Page) => page.getByRole('img', { name: /打卡海报/ });

test('a learner checks in once a day, finds it in the history and saves the poster', async ({ page }) => {
  await enter(page, 'mid-course', 'browser', '/user-clock');
  const streak = page.getByText(/^连续打卡 \d+ 天$/);
  const before = Number((await streak.textContent())?.match(/\d+/)?.[0]);
  await button(page).dblclick();
  await expect(page.getByText('今日已打卡')).toBeVisible();
  await expect(streak).toHaveText(`连续打卡 ${before + 1} 天`);
  await page.reload();
  await expect(page.getByText('今日已打卡')).toBeVisible();
  await expect(button(page)).toHaveCount(0);

  await page.getByRole('link', { name: '打卡记录' }).click();
  await expect(page.getByText('，今天，已打卡')).toBeAttached();
  await page.getByRole('button', { name: '上个月' }).click();
  await expect(page.getByText(/^本月打卡 \d+ 天/)).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: '生成今日海报' }).click();
  await expect(poster(page)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存图片' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^打卡海报-20\d\d-\d\d-\d\d\.png$/);
});

/** Large signs are smoothed a little differently on sharp screens; all else is the same to the pixel. */
const shareOfOtherPixels = (page: Page, addresses: [string, string]) =>
  page.evaluate(async (both) => {
    const [one, other] = await Promise.all(
      both.map(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 750, height: 1334 });
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, 750, 1334).data;
      }),
    );
    let others = 0;
    // Screens smooth letters a little differently, and each day has other words: that is no other picture.
    for (let at = 0; at < 750 * 1334 * 4; at += 4)
      if (Math.abs((one?.[at] ?? 0) - (other?.[at] ?? 0)) > 64) others += 1;
    return others / (750 * 1334);
  }, addresses);

test('the poster is the same picture on every screen', async ({ page, browser }) => {
  const { key } = await enter(page, 'graduated', 'messenger', '/user-clock');
  await button(page).click();
  await expect(page.getByText('今日已打卡')).toBeVisible();
  await page.getByRole('link', { name: '生成今日海报' }).click();
  await expect(poster(page)).toBeVisible();
  await expect(page.getByText('长按图片，保存到手机或发送给朋友')).toBeVisible();
  await expect(page.getByRole('button', { name: '保存图片' })).toHaveCount(0);
  const size = await poster(page).evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(size).toEqual([750, 1334]);

  const sharp = await browser.newPage({
    viewport: { width: 320, height: 568 },
    deviceScaleFactor: 3,
    isMobile: true,
  });
  await open(sharp, key, 'messenger', '/user-clock-poster');
  await expect(poster(sharp)).toBeVisible();
  const drawn = [await poster(page).getAttribute('src'), await poster(sharp).getAttribute('src')];
  expect(await shareOfOtherPixels(page, drawn as [string, string])).toBeLessThan(0.002);
  await sharp.close();
});

test('an answer of the next day is shown on that day', async ({ page }) => {
  await page.route(clockCall, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { today: string } };
    const tomorrow = new Date(Date.parse(envelope.data.today) + 24 * 3600_000).toISOString().slice(0, 10);
    await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, today: tomorrow } } });
  });
  await enter(page, 'mid-course', 'app', '/user-clock');
  await button(page).click();
  await expect(page.getByText(/已过零点，记为\d+月\d+日的打卡/).first()).toBeVisible();
  await expect(page.getByText('今日已打卡')).toBeVisible();
});

test('without a network no check-in is claimed, and the next tap checks in', async ({ page }) => {
  await enter(page, 'first-week', 'messenger', '/user-clock');
  await expect(button(page)).toBeVisible();
  await page.route(clockCall, (route) => route.abort());
  await page.route(detailCall, (route) => route.abort());
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('没有收到打卡结果');
  await page.unroute(clockCall);
  await page.unroute(detailCall);
  await button(page).click();
  await expect(page.getByText('今日已打卡')).toBeVisible();
});

test('a learner without a purchase cannot check in and is told why', async ({ page }) => {
  await enter(page, 'bound', 'browser', '/user-clock');
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('购买课程后才能打卡');
});

test('a check-in comes with its words at once, and the way to the poster stands below it', async ({
  page,
}) => {
  await enter(page, 'mid-course', 'browser', '/user-clock');
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => {
    const pictures: boolean[] = [];
    Object.assign(window, { pictures });
    new MutationObserver(() => {
      const text = document.querySelector('#root')?.textContent ?? '';
      if (text.includes('今日已打卡')) pictures.push(text.includes('打卡成功'));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await button(page).click();
  await expect(page.getByText('今日已打卡')).toBeVisible();
  const isBelow = async () => {
    const [disc, way] = await Promise.all([
      page.getByText('今日已打卡').boundingBox(),
      page.getByRole('link', { name: '生成今日海报' }).boundingBox(),
    ]);
    return !!way && !!disc && way.y > disc.y + disc.height;
  };
  // The sign is drawn anew when its movement comes.
  await expect.poll(isBelow).toBe(true);
  const pictures = await page.evaluate(() => (window as unknown as { pictures: boolean[] }).pictures);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures).not.toContain(false);
  await page.reload();
  await expect(page.getByText('今日已打卡')).toBeVisible();
  await expect.poll(isBelow).toBe(true);
});
