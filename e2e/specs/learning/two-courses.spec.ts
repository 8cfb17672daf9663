import type { Page } from '@playwright/test';
import { enter, expect, heading, test } from '../suite';

/** Opens a course by its card on the personal center. */
async function openCard(page: Page, tab: string, course: string): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'));
  const mine = page.getByRole('region', { name: '我的课程' });
  await expect(mine.getByRole('link').first()).toBeVisible();
  const own = mine.getByRole('tab', { name: tab });
  if (await own.count()) await own.click();
  await mine.getByRole('link', { name: new RegExp(course) }).click();
}

const players: [person: string, tab: string, courses: [course: string, lesson: string][]][] = [
  [
    'two-courses',
    '财商课',
    [
      ['家庭理财通识课', '如实告知与犹豫期'],
      ['少儿财商启蒙课', '想要与需要'],
    ],
  ],
  [
    'two-courses',
    '精品课',
    [
      ['精品课：家庭财务规划', '空巢与退休期'],
      ['精品课：买房前的十个问题', '月供多少算安心'],
    ],
  ],
  [
    'two-courses',
    '专题课',
    [
      ['专题课：打新与指数', '指数是怎样编出来的'],
      ['专题课：读懂个人养老金', '节税节的是什么'],
    ],
  ],
  [
    'two-older',
    '财商课',
    [
      ['财商训练营', '通货膨胀与实际收益'],
      ['家庭记账训练营', '月底的十分钟对账'],
    ],
  ],
];

for (const [person, tab, courses] of players)
  test(`each of two courses of ${person} in ${tab} opens at its own last lesson`, async ({ page }) => {
    await enter(page, person, 'messenger', '/');
    // Twice, so that the course that was opened last does not decide.
    for (const [course, lesson] of [...courses, ...courses]) {
      await openCard(page, tab, course);
      await expect(heading(page)).toHaveText(lesson);
    }
  });

const pages: [tab: string, courses: [course: string, lesson: string][]][] = [
  [
    '进阶课',
    [
      ['进阶课：资产配置实战', '信用风险与评级'],
      ['进阶课：养老规划专场', '三笔钱放在哪里'],
    ],
  ],
  [
    '投资课',
    [
      ['投资课：读懂公司与估值', '应收账款与存货周转'],
      ['投资课：看懂股息与回购', '回购注销与分红的区别'],
    ],
  ],
  [
    '行业课',
    [
      ['行业课：行业分析方法', '护城河从哪里来'],
      ['行业课：读懂消费行业', '渠道里的库存'],
    ],
  ],
];

for (const [tab, courses] of pages)
  test(`each of two courses in ${tab} leads on to its own last lesson`, async ({ page }) => {
    await enter(page, 'two-courses', 'messenger', '/');
    for (const [course, lesson] of courses) {
      await openCard(page, tab, course);
      await expect(heading(page)).toHaveText(course);
      await page.getByRole('button', { name: '继续学习' }).click();
      await expect(heading(page)).toHaveText(lesson);
    }
  });
