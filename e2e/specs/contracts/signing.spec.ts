import type { BrowserContext, Page, Route } from '@playwright/test';
import { answerFirst, enter, expect, open, smsTo, test, twinOf, world } from '../suite';
import {
  agree,
  at,
  beginFace,
  button,
  draw,
  face,
  identify,
  reachReading,
  reachSignature,
  readAll,
  refuseCamera,
  write,
} from './signing-steps';

const submission = '**/api/Contracts/handsSignature';

test.beforeEach(({ context }) => context.grantPermissions(['camera']));

/** The browser is killed: a new page of the same phone opens the contract again. */
async function killed(page: Page, context: BrowserContext, policy = 'about:blank'): Promise<Page> {
  const address = page.url();
  await page.goto(policy);
  await page.close();
  const anew = await context.newPage();
  await anew.goto(address);
  return anew;
}

/** What the device stores, as one text. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The clause at which the device believes the learner to be. */
const position = async (page: Page) => /position\\*":\\*"(\w+)/.exec(await stored(page))?.[1] ?? '';

test('a contract is signed from the list; after a kill at each step the learner goes on there', async ({
  page: first,
  context,
}) => {
  const { mobile } = await enter(first, 'to-sign', 'browser', '/myinfo/contract');
  await expect(first.getByText('待签署', { exact: true })).toBeVisible();
  await first.getByRole('link', { name: '去签署' }).click();
  await at(first, '实名认证');
  let page = await killed(first, context);
  await identify(page);

  await at(page, '人脸核验');
  expect(await stored(page)).not.toContain('610113199411110629');
  page = await killed(page, context);
  await beginFace(page);
  await face(page, '核验通过');

  await at(page, '短信验证');
  page = await killed(page, context);
  await button(page, '获取验证码').click();
  await expect(button(page, /秒后重发/)).toBeVisible();
  page = await killed(page, context);
  // The countdown goes on, and the code that was sent still holds.
  await expect(button(page, /秒后重发/)).toBeVisible();
  const code = (await (await page.request.get(inboxOf(mobile))).json()) as { code: string }[];
  await page.getByRole('textbox', { name: '验证码' }).fill(code[0]?.code ?? '');
  await button(page, '验证').last().click();

  await at(page, '阅读合同');
  await expect(page.getByText(/^简单说：课程标价 2000.00 元/)).toBeVisible();
  await page.getByRole('heading', { name: '第七条 风险提示' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 500));
  await expect.poll(() => position(page)).toMatch(/risk|privacy|change|dispute|signing/);
  const block = await position(page);
  page = await killed(page, context);
  await at(page, '阅读合同');
  await expect(page.locator(`[data-block="${block}"]`).getByRole('heading')).toBeInViewport();
  await readAll(page);

  await at(page, '手写签名');
  await button(page, '开始签名').click();
  await write(page);
  page = await killed(page, context);
  await at(page, '手写签名');
  await button(page, '继续签名').click();
  await expect(page.getByRole('img', { name: '签名区，已写 4 笔' })).toBeVisible();
  await button(page, /^完成$/).click();
  await at(page, '确认签名');
  await agree(page);
  await button(page, '提交签名').dblclick();
  await at(page, /确认/);
  page = await killed(page, context);
  await at(page, '合同已签署');
  expect(await stored(page)).not.toContain('/signing/');

  await page.getByRole('link', { name: '查看合同' }).click();
  await expect(page.getByRole('img', { name: '您的签名' })).toBeVisible();

  // The learner keeps a copy with what the server has recorded of the signature.
  await page.getByRole('img', { name: '您的签名' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^610113\*+0629$/)).toBeVisible();
  await expect(page.getByText('已同意《人脸信息使用说明》')).toBeVisible();
  await expect(page.getByText(/^看了 \d+ 秒$/).first()).toBeVisible();
  await button(page, /保存合同图片/).click();
  await expect(page.getByRole('img', { name: '合同第 8 页' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await button(page, /打印或存为 PDF/).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(page.getByRole('img', { name: /^附件第 \d 页$/ })).toHaveCount(4);
  await page.close();
});

const inboxOf = (mobile: string) =>
  `${process.env.WORLD_URL ?? 'http://127.0.0.1:4401'}/world/inbox?mobile=${mobile}`;

test('two devices: the second goes on where the first is, and only one signature counts', async ({
  page,
  browser,
}) => {
  const { key, mobile } = await twinOf(page, 'to-sign');
  const other = await browser.newPage({ viewport: { width: 320, height: 568 }, hasTouch: true });
  await open(other, key, 'browser', '/myinfo/contract');
  await other.getByRole('link', { name: '去签署' }).click();
  await reachSignature(page, key, mobile);
  await draw(page);

  // Data of a step that the first device has taken are not sent; the second one has not shown the text yet.
  const identities: string[] = [];
  other.on('request', (request) => {
    if (/verifyIdentity/i.test(request.url())) identities.push(request.url());
  });
  await identify(other);
  await readAll(other);
  await draw(other);
  await button(other, '提交签名').click();
  await at(other, '合同已签署');
  expect(identities).toEqual([]);

  await button(page, '提交签名').click();
  await at(page, '合同已签署');
  await other.close();
});

test('when the answer to the signature is lost it is asked for, and not sent again', async ({ page }) => {
  const { key, mobile } = await twinOf(page, 'to-sign');
  await reachSignature(page, key, mobile);
  await draw(page);
  let sent = 0;
  await page.route(submission, async (route) => {
    sent++;
    await route.fetch();
    await route.abort();
  });
  await button(page, '提交签名').click();
  await at(page, '合同已签署');
  expect(sent).toBe(1);
});

test('reloaded while the signature is on its way, the page asks what became of it and for no second one', async ({
  page,
}) => {
  const { key, mobile } = await twinOf(page, 'to-sign');
  await reachSignature(page, key, mobile);
  await draw(page);
  let sent = 0;
  let arrive: () => Promise<unknown> = async () => undefined;
  await page.route(submission, (route) => {
    sent++;
    const request = route.request();
    const [url, headers, data] = [request.url(), request.headers(), request.postData() ?? ''];
    arrive = () => page.request.post(url, { headers, data });
  });
  await button(page, '提交签名').click();
  await expect.poll(() => sent).toBe(1);
  await page.reload();
  await at(page, '正在确认签署结果');
  await arrive();
  await at(page, '合同已签署');
  expect(sent).toBe(1);
});

test('a document that changes while it is read is read again, with its changes marked', async ({ page }) => {
  const { key, mobile } = await twinOf(page, 'to-sign');
  const older = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('"version":"1"', '"version":"0"')
      .replace(/自付款之日起 7 日内/, '自付款之日起 3 日内');
    await route.fulfill({ response, body });
  };
  await page.route('**/api/Contracts/Index?**', older);
  await page.route('**/api/contracts/preview', older);
  await reachSignature(page, key, mobile);
  await draw(page);
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, '提交签名').click();
  await at(page, '阅读合同');
  await expect(page.getByText('合同内容有更新，已标出 1 处修改，请重新阅读')).toBeVisible();
  await expect(page.getByRole('heading', { name: '第六条 退费 有修改' })).toBeInViewport();
  await readAll(page);
  // The strokes belonged to the older text.
  await expect(button(page, '开始签名')).toBeVisible();
  await draw(page);
  await button(page, '提交签名').click();
  await at(page, '合同已签署');
});

test('a refused camera, failures, used up tries and a code that is too old each lead on', async ({
  page,
}) => {
  const { key, mobile } = await twinOf(page, 'to-sign');
  await refuseCamera(page, key);
  await button(page, '已允许，重新核验').click();
  await face(page, '核验不通过');
  await page.getByRole('link', { name: '暂不核验' }).click();
  await expect(page.getByText('还可以试 2 次')).toBeVisible();
  await button(page, '重新核验').click();
  for (let time = 0; time < 2; time++) await face(page, '核验不通过');
  await expect(page.getByText(/今天的核验次数已用完/)).toBeVisible();
  await expect(page.getByRole('link', { name: '联系班主任' })).toBeVisible();
  await button(page, '修改身份信息').click();
  await identify(page);
  await beginFace(page);
  await face(page, '核验通过');
  await at(page, '短信验证');
  await button(page, '获取验证码').click();
  const code = page.getByRole('textbox', { name: '验证码' });
  await code.fill(await smsTo(page, mobile));
  // The message is looked at minutes later: the countdown is over, and the provider takes the code no more.
  await page.clock.install();
  await page.clock.fastForward('10:00');
  const tooOld = { code: 40001, data: null, msg: '验证码已失效，请重新获取' };
  await answerFirst(page, '**/api/contracts/verifyCode', (route) => route.fulfill({ json: tooOld }));
  await button(page, '验证').last().click();
  await expect(page.getByText(tooOld.msg).first()).toBeVisible();
  await expect(button(page, '获取验证码')).toBeEnabled();
  await code.fill(await smsTo(page, mobile));
  await button(page, '验证').last().click();
  // A wrong number is found while reading: the face and the code begin anew with the right one.
  await at(page, '阅读合同');
  await button(page, '修改身份信息').click();
  await identify(page);
  await at(page, '人脸核验');
});

test('a contract for the e-sign provider is signed there, and the learner comes back to the result', async ({
  page,
}) => {
  const { key, mobile } = await twinOf(page, 'contracts');
  await reachSignature(page, key, mobile, '330102199003070019');
  await agree(page);
  await answerFirst(page, '**/api/contracts/createAndSignUrl', (route) => route.abort());
  await button(page, '前往签署').click();
  // A failure is silent, and the button comes back.
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The provider is back before the server has heard of the signature: it is asked for, and not given again.
  const contractId = Number(/sign-contract\/(\d+)/.exec(page.url())?.[1]);
  const delay = (seconds: number) =>
    page.request.post(`${world}/world/contracts`, { data: { contractId, does: 'delay', seconds } });
  await delay(3600);
  await button(page, '前往签署').click();
  await expect(page.getByRole('img', { name: '附件第 4 页' })).toBeVisible();
  await page.getByRole('button', { name: '同意并签署' }).click();
  await at(page, '正在确认签署结果');
  await page.reload();
  await at(page, '正在确认签署结果');
  await delay(0);
  await at(page, '合同已签署');
});

test('a page of an older release, whose consent the server refuses, leads by a reload to the present text', async ({
  page,
}) => {
  await enter(page, 'to-sign', 'browser', '/myinfo/contract');
  await page.getByRole('link', { name: '去签署' }).click();
  let isOlder = true;
  const asOlder = (route: Route) => {
    const sent = route.request().postDataJSON() as { consent: object };
    const postData = JSON.stringify({ ...sent, consent: { ...sent.consent, version: '1.1' } });
    return route.continue(isOlder ? { postData } : undefined);
  };
  await page.route('**/api/contracts/verifyIdentity3', asOlder);
  await identify(page);
  const line = page.getByRole('alert').filter({ hasText: '《身份证号使用说明》已更新' });
  await expect(line).toBeVisible();
  // Another tap asks the server again, and the way stays.
  const refusal = page.waitForResponse('**/api/contracts/verifyIdentity3');
  await button(page, '下一步').click();
  await refusal;
  await expect(line).toBeVisible();
  isOlder = false;
  await button(page, '刷新页面').click();
  await expect(line).toBeHidden();
  await identify(page);
  await at(page, '人脸核验');
});

test('a contract with terms of its own is signed after three questions; a wrong answer shows the clause', async ({
  page,
}) => {
  const { key, mobile } = await twinOf(page, 'own-terms');
  await reachReading(page, key, mobile, '320583199604172641');
  await readAll(page, '已阅读全文，回答 3 个问题');
  await button(page, '课程标价 2000.00 元，您已按下单时的价格付清，以后没有别的费用。').click();
  await expect(page.getByRole('alert')).toHaveText('这份合同不是这样约定的，请再看一遍“第三条 课程费用”');
  await expect(page.getByRole('heading', { name: '第三条 课程费用' })).toBeInViewport();
  await page.reload();
  await readAll(page, '已阅读全文，回答 3 个问题');
  await button(page, /^课程标价 1600.00 元/).click();
  await button(page, /您有 12 个月可以学/).click();
  await button(page, /^付款后 3 天内全额退/).click();
  await at(page, '手写签名');
  await draw(page);
  await button(page, '提交签名').click();
  await at(page, '合同已签署');
});
