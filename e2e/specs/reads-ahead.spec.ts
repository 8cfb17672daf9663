import type { Page } from '@playwright/test';
import { answerFirst, expect, signIn, test } from './suite';
import { installProbe, look } from './sweep/probe';

/** The reads of a page in the order in which they are sent, without `/api`. */
function readsOf(page: Page, of: RegExp): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && of.test(pathname)) reads.push(pathname.slice(4) + search);
  });
  return reads;
}

/** Lets the host come only when these reads have been sent. */
async function holdHost(page: Page, isTime: () => boolean): Promise<void> {
  await page.route('**/releases/host/**/*.js', async (route) => {
    await expect.poll(isTime, { timeout: 10_000 }).toBe(true);
    await route.continue();
  });
}

const prices = ['landingProducts', 'getNormalPrice', 'getPayPrice', 'config', 'getPaidUsers'];
const pages: [address: string, of: RegExp, reads: string[], content: string][] = [
  [
    '/advanced-lesson-operation/autumn',
    /\/Pay\//,
    prices.map((read) => `/Pay/${read}?landing=operation`),
    '¥1,800.00',
  ],
  ['/video-playbackList', /playback-list/, ['/outer/public/playback-list?page=1&limit=20'], '直播'],
  ['/students-feel', /getList/, ['/StudentReflections/getList?page=1&limit=20'], '我取消了三个会员'],
  ['/students-feel/detail?id=301', /getDetail/, ['/StudentReflections/getDetail?id=301'], '看看其他感悟'],
  ['/pay/outside/GL1', /payOrder/, ['/Pay/payOrder?trade_no=GL1'], '订单'],
];

for (const [address, of, expected, content] of pages) {
  test(`the reads of ${address} are on their way before the host is there, and are sent once`, async ({
    page,
  }) => {
    await installProbe(page);
    const reads = readsOf(page, of);
    await holdHost(page, () => reads.length === expected.length);
    await page.goto(`/#${address}`);
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    await look(page);
    expect(reads).toEqual(expected);
  });
}

const learnerPages: [address: string, person: string, of: RegExp, reads: string[]][] = [
  [
    '/',
    'mid-course',
    /entrance|getUserStatus|banners$/,
    ['/v3/latest-entrance', '/pay/getUserStatus', '/Index/banners'],
  ],
  ['/video', 'failed-test', /isBuyCourse|getVideoListV2/, ['/v3/study/isBuyCourse', '/video/getVideoListV2']],
  ['/study-task', 'failed-test', /homework_list|clock/, ['/v3/homework/homework_list', '/clock/detail']],
  ['/answer-system/history-paper/30152', 'failed-test', /juanHistory/, ['/Answer/juanHistory?unit_id=30152']],
  [
    '/videoReform',
    'mid-course',
    /getCourseList|getLastVideoInfo|isBuyCourse/,
    ['/v3/reformStudy/getCourseList', '/v3/reformStudy/getLastVideoInfo', '/v3/study/isBuyCourse'],
  ],
  [
    '/zck-lesson',
    'premium',
    /getVideoList|zcInfo|isBuyCourse/,
    ['/v3/zc/getVideoList', '/pay/zcInfo', '/v3/study/isBuyCourse'],
  ],
  [
    '/quality-lesson',
    'premium',
    /getCourseVideos|isBuyCourse/,
    ['/v3/jingpin/getCourseVideos', '/v3/study/isBuyCourse'],
  ],
  ['/pay/payment/CS002', 'bound', /GoodsInfo/, ['/Pay/queryGoodsInfo?code=CS002']],
  [
    '/pay/payment-advnaced/2',
    'mid-course',
    /GoodsInfo|property/,
    ['/Pay/queryAdvancedGoodsInfo?id=2', '/v3/advancedCourse/pay-property/info'],
  ],
  [
    '/pay/payment-tools',
    'mid-course',
    /GoodsInfo|canBuy/,
    ['/Pay/queryCyjGoodsInfo', '/CyjPromotion/canBuy'],
  ],
  ['/coupon', 'mid-course', /award/, ['/award/index']],
  ['/answer-system', 'failed-test', /Answer/, ['/Answer/index']],
  ['/answer-system-reform', 'mid-course', /reformExam/, ['/v3/reformExam/show']],
  ['/myinfo/contract', 'contracts', /ContractList/, ['/Contracts/getContractListV2']],
];

for (const [address, person, of, expected] of learnerPages) {
  test(`a learner's reads of ${address} are on their way before the host is there, and are sent once`, async ({
    page,
  }) => {
    await signIn(page, person);
    await installProbe(page);
    const reads = readsOf(page, of);
    await holdHost(page, () => reads.length === expected.length);
    await page.goto(`/#${address}`);
    await expect(page.getByRole('main')).toBeVisible();
    await look(page);
    expect(reads).toEqual(expected);
  });
}

test('without a login the page of a learner asks for nothing that would be refused', async ({ page }) => {
  const reads = readsOf(page, /entrance|getUserStatus|banners$/);
  await page.goto('/#/');
  await page.waitForURL(/login/i);
  expect(reads).toEqual([]);
});

test('a read that the network loses on its way ahead is asked again by the page', async ({ page }) => {
  const reads = readsOf(page, /getList/);
  await answerFirst(page, '**/StudentReflections/getList**', (route) => route.abort());
  await holdHost(page, () => reads.length === 1);
  await page.goto('/#/students-feel');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(reads).toHaveLength(2);
});

test('a learner gets the answer of their own: an owner is led to studying', async ({ page }) => {
  const reads = readsOf(page, /landingProducts/);
  await signIn(page, 'graduated');
  await holdHost(page, () => reads.length === 1);
  await page.goto('/#/advanced-lesson-analyze');
  await expect(page.getByRole('link', { name: '去学习' })).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('a page that is entered later asks by itself', async ({ page }) => {
  await page.goto('/#/students-feel');
  const first = page.getByRole('main').getByRole('link').first();
  await first.waitFor();
  const reads = readsOf(page, /getDetail/);
  await first.click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(reads).toHaveLength(1);
});
