import type { Page } from '@playwright/test';
import { answerFirst, enter, expect, heading, livePages, open, test, type PhoneContext } from '../suite';

const enterHome = (page: Page, person: string, context: PhoneContext = 'messenger') =>
  enter(page, person, context, '/');

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('the learner goes on where they stopped, and sees what is due today', async ({ page }) => {
  await enterHome(page, 'mid-course');
  await expect(heading(page)).toContainText('清禾');
  const today = page.getByRole('region', { name: '今天' });
  await expect(today.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^\d+$/);
  await expect(today.getByRole('link', { name: '继续学习' })).toHaveAttribute(
    'href',
    /#\/videoReform\?course_id=\d+&play=1$/,
  );
  await expect(today.getByRole('listitem').last()).toContainText('每日打卡');
  await expect(today.getByText(/^连续打卡 \d+ 天 · 已完成 \d+\/\d+$/)).toBeVisible();
  await expect(page.getByRole('region', { name: '我的班级' })).toContainText('学习中');
});

for (const person of [
  'bound',
  'first-week',
  'mid-course',
  'graduated',
  'premium',
  'manage-mid',
  'tools-buyer',
  'empty',
])
  test(`the page of ${person} is two screens, and nothing opens over it`, async ({ page }) => {
    await enterHome(page, person);
    // The provider has nothing to recommend to an account without data.
    if (person !== 'empty') await expect(page.getByRole('region', { name: '推荐活动' })).toBeVisible();
    await expect(page.getByRole('region', { name: '常用服务' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Some rows come after the page.
    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // An order that waits for its payment comes on top, as long as it waits.
    const order = page.getByRole('listitem').filter({ hasText: /订单待支付|付款待确认/ });
    const waiting = (await order.count()) ? ((await order.first().boundingBox())?.height ?? 0) : 0;
    expect(height - waiting).toBeLessThanOrEqual(2 * 667);
  });

test('a management learner and a buyer of tools meet their product', async ({ page }) => {
  await enterHome(page, 'manage-mid');
  await expect(page.getByRole('heading', { name: '您的管理课程' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '零基础，学会打理自己的钱' })).toHaveCount(0);
  await enterHome(page, 'tools-buyer');
  await expect(page.getByRole('heading', { name: '您的理财工具' })).toBeVisible();
});

test('the notice of a graduation shows until the learner closes it', async ({ page }) => {
  await enterHome(page, 'graduated');
  const told = link(page, /恭喜毕业/);
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  const saved = page.waitForResponse(/UpUserAct/);
  await page.getByRole('button', { name: '不再提醒：恭喜毕业' }).click();
  await saved;
  await page.reload();
  await expect(page.getByRole('region', { name: '我的老师' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('the notice of a contract to sign shows until the learner closes it', async ({ page }) => {
  await enterHome(page, 'to-sign');
  const told = page.getByRole('region', { name: '提醒' }).getByText('您有一份合同待签署');
  await expect(told).toBeVisible();
  const saved = page.waitForResponse(/closeSignNotice/);
  await page.getByRole('button', { name: '不再提醒：您有一份合同待签署' }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('region', { name: '我的老师' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('without the last video, the flags and the banners there is still a page to study from', async ({
  page,
}) => {
  for (const call of ['v3/latest-entrance', 'v3/study/isBuyCourse', 'Index/banners', 'User/canUseCounter'])
    await page.route(`**/api/${call}*`, (route) => route.abort());
  await enter(page, 'mid-course', 'messenger', '/');
  await expect(link(page, '继续学习')).toHaveAttribute('href', /#\/videoReform\?course_id=\d+$/, {
    timeout: 15_000,
  });
  await expect(page.getByRole('region', { name: '今天' })).toBeVisible();
  await expect(page.getByRole('region', { name: '常用服务' })).toBeVisible();
});

test('a visitor without a purchase is invited, and finds no entrance for learners', async ({ page }) => {
  await enterHome(page, 'bound', 'browser');
  await expect(page.getByRole('heading', { name: '零基础，学会打理自己的钱' })).toBeVisible();
  await expect(link(page, /免费试听一节课/)).toBeVisible();
  await expect(link(page, '我的合同')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: '常用服务' }).getByRole('link', { name: '理财计算器' }),
  ).toHaveCount(0);
});

test('no entrance leads to a page that no app has', async ({ page, request }) => {
  const paths = (await livePages(request)).map(({ path }) => path.replace(/\/:\w+\?/g, ''));
  for (const at of ['/', '/myinfo']) {
    await enter(page, 'graduated', 'messenger', at);
    await expect(link(page, /我的老师|联系老师/).first()).toBeVisible();
    const hrefs = await page
      .locator('a[href^="#/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const bare = hrefs.map((href) => href!.slice(1).replace(/\?.*/, '')).filter((to) => !/\d/.test(to));
    expect(bare.filter((to) => !paths.includes(to))).toEqual([]);
  }
});

test('in the app the learner is not prompted to use a computer', async ({ page }) => {
  await enterHome(page, 'mid-course', 'app');
  await expect(page.getByRole('region', { name: '常用服务' })).toBeVisible();
  await expect(page.getByRole('region', { name: '电脑学习' })).toHaveCount(0);
});

test('information is filled in over a reload, and then no longer asked for', async ({ page }) => {
  const { key } = await enter(page, 'empty', 'messenger', '/fill-information');
  await page.getByRole('textbox', { name: '姓名' }).fill('江一帆');
  await page.getByRole('radio', { name: '男' }).check({ force: true });
  await page.getByRole('textbox', { name: '出生日期' }).fill('19970903');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('textbox', { name: '职业' }).fill('教师');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '职业' })).toHaveValue('教师');

  for (const [cell, choice] of [
    ['学历', '本科'],
    ['电脑水平', '会编程'],
  ] as const) {
    await page.getByRole('button', { name: `${cell} 请选择` }).click();
    await page.getByText(choice, { exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: '所在城市 请选择' }).click();
  await page.getByRole('button', { name: '浙江省' }).click();
  await page.getByRole('button', { name: '杭州市' }).click();
  await page.getByRole('button', { name: '下一步' }).click();

  await page.getByRole('textbox', { name: '学习目标' }).fill('攒够六个月的备用金');
  await page.getByRole('radio', { name: '晚上' }).check({ force: true });
  await answerFirst(page, '**/api/SplitClass/addStudentInfos', (route) => route.abort());
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('alert')).toContainText('没有收到结果');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(heading(page)).toContainText('一帆');

  await open(page, key, 'messenger', '/');
  await expect(page.getByRole('region', { name: '我的班级' })).toBeVisible();
  await expect(link(page, /请完善个人信息/)).toHaveCount(0);
});

test('the teacher is added once and stays added', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/look-teach-weachat');
  await expect(page.getByRole('img', { name: '周明远的微信二维码' })).toBeVisible();
  await page.getByRole('button', { name: '我已添加老师' }).click();
  await expect(page.getByText('已添加', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('已添加', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '我已添加老师' })).toHaveCount(0);
});

test('a new nickname greets the learner on the personal center', async ({ page }) => {
  await enter(page, 'failed-test', 'browser', '/myinfo');
  await page.getByRole('button', { name: '编辑昵称和头像' }).click();
  await page.getByRole('textbox', { name: '昵称' }).fill('骁骁同学');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('region', { name: '个人信息' })).toContainText('骁骁同学');
  await page.goto('/#/');
  await expect(heading(page)).toContainText('骁骁同学');
});

test('the older course is upgraded once', async ({ page }) => {
  await enter(page, 'failed-test', 'messenger', '/myinfo/update');
  await page.getByRole('button', { name: '免费升级' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '升级' }).click();
  await expect(heading(page)).toHaveText('升级成功');
  await page.reload();
  await expect(heading(page)).toHaveText('已是最新版本');
});

const long = { Chinese: '长'.repeat(80), Latin: 'Abcdefghij'.repeat(8) };

for (const [script, letters] of Object.entries(long))
  test(`long ${script} names of people, classes and lessons do not make pages wider`, async ({ page }) => {
    await page.route('**/api/**', async (route) => {
      if (route.request().url().includes('/api/media/')) return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      const named = text.replace(/"(\w*name|title)":"([^"]+)"/g, `"$1":"$2${letters}"`);
      return route.fulfill({ response, body: named });
    });
    await enter(page, 'mid-course', 'messenger', '/');
    for (const to of [
      '/',
      '/look-teach-weachat',
      '/videoReform',
      '/answer-system-reform',
      '/study-task-reform',
    ]) {
      await page.evaluate((path) => (location.hash = path), to);
      await expect(page.getByText(letters).first()).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: to })
        .toBeLessThanOrEqual(0);
    }
  });

test('a sheet whose code does not come leaves its page as it is, and opens once the network is back', async ({
  page,
}) => {
  await enterHome(page, 'mid-course');
  for (const [path, button, sheet] of [
    ['/', '日程', '日程'],
    ['/myinfo', '搜索课程和资料', '搜索课程和资料'],
    ['/myinfo', '编辑昵称和头像', '编辑资料'],
  ] as const) {
    await page.evaluate((to) => (location.hash = `#${to}`), path);
    const opener = page.getByRole('button', { name: button });
    await expect(opener).toBeVisible();
    await page.context().setOffline(true);
    await opener.click();
    await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
    await expect(opener).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
