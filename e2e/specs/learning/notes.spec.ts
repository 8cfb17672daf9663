import { enter, expect, heading, test } from '../suite';
import { pause, startOf, timeOf, video, watchFrom } from './watching';

test('three taps from home a note of a lesson plays from its second', async ({ page, errors }) => {
  await enter(page, 'mid-course', 'browser', '/videoReform');
  await startOf(page);
  const lesson = (await heading(page).textContent()) ?? '';
  await watchFrom(page, 60);
  await pause(page);
  const stopped = Math.floor(await timeOf(page));
  await page.getByRole('tab', { name: '笔记' }).click();
  await page.getByRole('button', { name: '加书签' }).click();
  await page.getByRole('textbox').fill('先看结余率');
  await page.getByRole('button', { name: '保存笔记' }).click();

  await page.evaluate(() => (location.hash = '#/'));
  await page.getByRole('button', { name: '更多服务' }).click();
  await page.getByRole('link', { name: '视频笔记' }).click();
  const notes = page.getByRole('region', { name: lesson }).getByRole('link');
  await expect(notes).toHaveCount(2);
  await notes.filter({ hasText: '先看结余率' }).click();
  await expect(heading(page)).toHaveText(lesson);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(stopped);
  expect(await video(page).evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
  expect(errors).toEqual([]);
});

test('a lesson is found by its title and opens', async ({ page, errors }) => {
  await enter(page, 'mid-course', 'browser', '/videoReform');
  await startOf(page);
  const lesson = (await heading(page).textContent()) ?? '';
  await page.evaluate(() => (location.hash = '#/myinfo'));
  await page.getByRole('button', { name: '搜索课程和资料' }).click();
  const sheet = page.getByRole('dialog', { name: '搜索课程和资料' });
  // Spaces between the characters do not matter.
  await sheet.getByRole('textbox').fill([...lesson.slice(0, 4)].join(' '));
  await sheet.getByRole('link', { name: lesson }).first().click();
  await expect(heading(page)).toHaveText(lesson);
  await expect(sheet).toBeHidden();
  expect(errors).toEqual([]);
});
