import type { Page } from '@playwright/test';
import { enter, expect, heading, test } from '../suite';
import { photoOf } from './photos';

const world = process.env.WORLD_URL ?? 'http://127.0.0.1:4401';
const OWN_NUMBER = '32010219870705028X';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const number = (page: Page) => page.getByRole('textbox', { name: '身份证号' });
const agree = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `我已阅读并同意《${title}》` }).check();
const uploaded = (page: Page) => page.getByAltText('已上传的证件照');

/** The staff acts so many times. */
async function staffActs(page: Page, person: string, times: number) {
  for (let at = 0; at < times; at++) {
    const answer = await page.request.post(`${world}/world/certificates`, {
      data: { person, line: 'finance' },
    });
    expect(answer.ok()).toBe(true);
  }
}

async function confirm(page: Page, name: string) {
  await expect(page.getByRole('img', { name: /结业证书：沈知夏/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /^我已核对/ }).check();
  await button(page, name).click();
  await expect(heading(page)).toHaveText('申请已提交');
}

test('a certificate is applied for, rejected, corrected and issued; a reload keeps all but the ID number', async ({
  page,
}) => {
  const { key } = await enter(page, 'graduated', 'messenger', '/certificate-home');
  await page.getByRole('link', { name: /^申请证书/ }).click();

  await number(page).fill(OWN_NUMBER);
  await agree(page, '证件照使用说明');
  await page.getByLabel('上传证件照').setInputFiles(await photoOf(page, 'blank'));
  await expect(uploaded(page)).toBeVisible();
  await page.getByRole('textbox', { name: '详细地址' }).fill('文三路 9 号');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(new RegExp(`${OWN_NUMBER}|certificate-photos`));
  await page.reload();
  await expect(uploaded(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '详细地址' })).toHaveValue('文三路 9 号');
  await expect(number(page)).toHaveValue('');
  await button(page, '下一步，核对证书').click();
  await expect(page.getByText('请输入身份证号')).toBeVisible();
  await number(page).fill(OWN_NUMBER);
  await agree(page, '身份证号使用说明');
  await button(page, '下一步，核对证书').click();
  await confirm(page, '提交申请');

  await staffActs(page, key, 2);
  await page.goto('/#/certificate-audit?line=finance');
  await page.reload();
  await expect(page.getByText('没有清晰的人像').first()).toBeVisible();
  await page.getByRole('link', { name: '修改资料' }).click();
  await expect(page.getByText('320102********028X')).toBeVisible();
  const before = (await uploaded(page).getAttribute('src')) ?? '';
  await page.getByLabel('更换证件照').setInputFiles(await photoOf(page, 'face'));
  await expect(uploaded(page)).not.toHaveAttribute('src', before);
  await button(page, '下一步，核对证书').click();
  await confirm(page, '重新提交');

  await staffActs(page, key, 3);
  await page.goto('/#/certificate-my');
  await page.reload();
  await button(page, '查看证书').first().click();
  await expect(page.getByRole('img', { name: /证书编号 CS\d+，校验码/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, '复制顺丰速运单号').first().click();
  await expect(page.getByText('顺丰速运单号已复制').first()).toBeVisible();
});

test('a photo that a camera has turned is sent upright, in the shape of the certificate’s, without its place', async ({
  page,
}) => {
  await enter(page, 'graduated', 'browser', '/certificate-form?line=finance');
  await agree(page, '证件照使用说明');
  await page.getByLabel('上传证件照').setInputFiles(await photoOf(page, 'turned'));
  await expect(uploaded(page)).toBeVisible();
  const sent = await uploaded(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const redAt = (y: number) => context.getImageData(300, y, 1, 1).data[0] as number;
    const bytes = new Uint8Array(await (await fetch(image.src)).arrayBuffer());
    return {
      size: [image.naturalWidth, image.naturalHeight],
      isHeadUp: redAt(60) > 200 && redAt(740) < 60,
      hasExif: String.fromCharCode(...bytes.slice(0, 400)).includes('Exif'),
    };
  });
  expect(sent).toEqual({ size: [600, 800], isHeadUp: true, hasExif: false });
});

test('a learner who still studies sees what is missing and goes there', async ({ page }) => {
  await enter(page, 'mid-course', 'app', '/certificate-home');
  await page.getByRole('link', { name: '去学习' }).first().click();
  await expect(page).toHaveURL(/myinfo\/course\/\d+/);
});

test('a diploma is a picture with the number that proves it', async ({ page }) => {
  await enter(page, 'certified', 'messenger', '/myinfo/diploma/list');
  await page.getByRole('link', { name: '查看证书' }).first().click();
  await expect(page.getByRole('img', { name: /古丽娜尔·买买提.*校验码/ })).toBeVisible();
  await expect(page.getByText('长按图片')).toBeVisible();
});
