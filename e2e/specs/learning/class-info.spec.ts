import type { Page } from '@playwright/test';
import { enter, expect, test } from '../suite';

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Fills in the missing information: without it no class can be chosen. */
const completeInformation = (page: Page) =>
  page.evaluate(async () => {
    const infos = {
      name: '江一帆',
      sex: 1,
      birthday: '1997-09-03',
      education_id: 1,
      pc_level_id: 1,
      profession: '教师',
      province_id: '330000',
      city_id: '330100',
    };
    await fetch('/api/SplitClass/addStudentInfos', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(infos),
    });
  });

test('the finance course is chosen by weekday, cancelled and chosen anew', async ({ page }) => {
  await enter(page, 'empty', 'messenger', '/class-info');
  await expect(page.getByText('先完善学员信息，再选择开班日期')).toBeVisible();
  await completeInformation(page);
  await page.reload();
  await tap(page, /^周一，\d+ 个日期可选$/);
  const days = page.getByRole('radio');
  await expect(days.first()).toHaveAccessibleName(/周一/);
  const free = page.getByRole('radio', { name: /余/ }).first();
  await free.check();
  await tap(page, /^选择.*开班$/);
  await tap(page, '确认选择');
  await expect(page.getByText('待开班')).toBeVisible();
  await page.reload();
  await tap(page, '取消本次开班');
  await tap(page, '确认取消');
  await expect(page.getByRole('button', { name: '请选择开班日期' })).toBeVisible();
});

test('the advanced course is chosen in its calendar; the sheet and the poster follow', async ({ page }) => {
  await enter(page, 'to-sign', 'browser', '/class-info?line=advanced');
  const open = page.getByRole('cell').getByRole('button', { name: /余/ });
  await expect(page.getByText(/^本月/)).toBeVisible();
  if ((await open.count()) === 0) await tap(page, '下个月');
  await open.first().click();
  await tap(page, /^选择.*开班$/);
  await tap(page, '确认选择');
  await expect(page.getByText('待开班')).toBeVisible();

  await page.getByRole('link', { name: /报名登记表/ }).click();
  await page.getByRole('textbox', { name: /^姓名/ }).fill('苏晚晴');
  await page.getByRole('radio', { name: '女' }).check();
  // What the learner has said before is not asked again.
  await expect(page.getByRole('button', { name: '所在城市 浙江省 杭州市' })).toBeVisible();
  await page.getByRole('textbox', { name: /^职业/ }).fill('会计');
  await page.getByRole('textbox', { name: /说一句/ }).fill('躺赚的事我不信');
  await tap(page, '提交登记');
  await expect(page.getByText('请修改不能使用的词语：“躺赚”')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue('苏晚晴');
  await tap(page, '每天一课，说到做到！');
  await tap(page, '提交登记');
  await expect(page.getByRole('region', { name: '已登记' })).toContainText('浙江省 杭州市');
  await tap(page, '生成开班海报');
  await expect(page.getByRole('img', { name: /开班海报：苏晚晴/ })).toBeVisible();
});

test('a learner rests and goes on, in the app too', async ({ page }) => {
  await enter(page, 'graduated', 'app', '/class-info?line=investment');
  await tap(page, '申请休学');
  await tap(page, '确认休学');
  await expect(page.getByText('请先阅读并同意《休学说明》').first()).toBeVisible();
  await page.getByRole('checkbox', { name: '我已了解休学说明' }).check();
  await tap(page, '确认休学');
  await expect(page.getByText('休学中', { exact: true })).toBeVisible();
  await tap(page, '现在复学');
  await tap(page, '确认复学');
  await expect(page.getByText('学习中', { exact: true })).toBeVisible();
});

test('without a network a class is not claimed to be chosen', async ({ page }) => {
  await enter(page, 'to-sign', 'messenger', '/class-info?line=advanced');
  const open = page.getByRole('cell').getByRole('button', { name: /余/ });
  await expect(page.getByText(/^本月/)).toBeVisible();
  if ((await open.count()) === 0) await tap(page, '下个月');
  await open.first().click();
  await page.route('**/distribute/submit', (route) => route.abort());
  await tap(page, /^选择.*开班$/);
  await tap(page, '确认选择');
  await expect(page.getByRole('alert')).toContainText('没有收到结果');
  await expect(page.getByText('待开班')).toHaveCount(0);
});
