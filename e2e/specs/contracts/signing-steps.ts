import type { Page } from '@playwright/test';
import { expect, heading, open, smsTo } from '../suite';

/** The heading of a step. */
export const at = (page: Page, name: string | RegExp) =>
  expect(heading(page).filter({ hasText: name })).toBeVisible();

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Ticks the consent of a step, if it has not been given before. */
export async function agree(page: Page) {
  const tick = page.getByRole('checkbox', { name: /^我已阅读并同意《/ });
  if (await tick.isVisible()) await tick.check();
}

/** Gives the identity of the seeded learner. */
export async function identify(page: Page, idNumber = '610113199411110629') {
  await at(page, '实名认证');
  await page.getByRole('textbox', { name: '身份证号' }).fill(idNumber);
  await button(page, /所在省市/).click();
  await button(page, '浙江省').click();
  await button(page, '杭州市').click();
  await agree(page);
  await button(page, '下一步').click();
}

/** Goes to the face provider's page. */
export async function beginFace(page: Page) {
  await at(page, '人脸核验');
  await agree(page);
  await button(page, '开始人脸核验').click();
}

/** Answers the face provider's page. */
export async function face(page: Page, answer: '核验通过' | '核验不通过' | '模拟摄像头被拒绝') {
  await page.getByRole('button', { name: answer }).click();
}

export async function verifyCode(page: Page, mobile: string) {
  await at(page, '短信验证');
  await button(page, '获取验证码').click();
  await page.getByRole('textbox', { name: '验证码' }).fill(await smsTo(page, mobile));
  await button(page, '验证').last().click();
}

/** Jumps to the end of the text, and is led to each page that was jumped over, until the whole counts as read. */
export async function readAll(page: Page, goOn = '已阅读全文，去签名') {
  await at(page, '阅读合同');
  await page.getByText('合同全文结束').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(goToUnseen)).toBe(goOn);
  await button(page, goOn).click();
}

/**
 * Confirms the changes. Looks at the main button and taps it in one step: between two it may have become the one that
 * goes on.
 */
function goToUnseen(): string {
  document
    .querySelectorAll<HTMLInputElement>('[data-block] input:not(:checked)')
    .forEach((tick) => tick.click());
  const [main] = Array.from(document.querySelectorAll('button')).slice(-1);
  if (main && /去看/.test(main.innerText)) main.click();
  return main?.innerText ?? '';
}

/** Opens the contract that is to be signed, and goes to the face provider's page. */
async function reachFace(page: Page, key: string, id?: string) {
  await open(page, key, 'browser', '/myinfo/contract');
  await page.getByRole('link', { name: '去签署' }).first().click();
  await identify(page, id);
  await beginFace(page);
}

/** Opens the contract that is to be signed, and comes back from the face check without a camera. */
export async function refuseCamera(page: Page, key: string) {
  await reachFace(page, key);
  await face(page, '模拟摄像头被拒绝');
  await page.getByRole('link', { name: '暂不核验' }).click();
  await at(page, '还没有允许使用相机');
}

/** Opens the contract that is to be signed, and takes the steps before the reading. */
export async function reachReading(page: Page, key: string, mobile: string, id?: string) {
  await reachFace(page, key, id);
  await face(page, '核验通过');
  await verifyCode(page, mobile);
  await at(page, '阅读合同');
}

/** Opens the contract that is to be signed, and takes the steps before the signature. */
export async function reachSignature(page: Page, key: string, mobile: string, id?: string) {
  await reachReading(page, key, mobile, id);
  await readAll(page);
}

/** The points of a signature: along the line and down the line, in parts of the canvas. */
type Line = [along: number, down: number][];

const name: Line[] = [
  [
    [0.2, 0.3],
    [0.4, 0.3],
  ],
  [
    [0.3, 0.2],
    [0.3, 0.8],
  ],
  [
    [0.5, 0.2],
    [0.45, 0.7],
  ],
  [
    [0.5, 0.3],
    [0.7, 0.3],
    [0.65, 0.8],
  ],
];

/** Writes on the sheet as a learner does who holds the phone sideways. */
export async function write(page: Page, lines = name) {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('there is no sheet to write on');
  for (const line of lines) {
    for (const [at, [along, down]] of line.entries()) {
      const x = box.x + box.width * (1 - down);
      const y = box.y + box.height * along;
      await page.mouse.move(x, y, { steps: at === 0 ? 1 : 8 });
      if (at === 0) await page.mouse.down();
    }
    await page.mouse.up();
  }
}

/** Writes the name, finishes the sheet, and consents to its use. */
export async function draw(page: Page) {
  await button(page, /开始签名|继续签名/).click();
  await expect(page.locator('canvas')).toBeVisible();
  await write(page);
  await button(page, /^完成$/).click();
  await expect(button(page, '提交签名')).toBeVisible();
  await agree(page);
}
