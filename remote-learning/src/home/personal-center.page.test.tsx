import {
  paperInfo,
  type Paper,
  banners,
  canUseCounter,
  checkInDetail,
  closeSignNotice,
  isBuyCourse,
  isContractSigned,
  latestEntrance,
  reformHomeworkList,
  upUserAct,
  userDetail,
  userOrders,
  type Banners,
  type UserDetail,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homework, task, week } from '../tasks/testing';
import PersonalCenterPage from './personal-center.page';
import { courseWith, detailWith, entranceWith, noFlags } from './testing';

const none: Banners = { ad: null, banners: [] };
const learner: Partial<UserDetail> = { isBuy: 1, seenActs: ['card'], courseList: [courseWith()] };

interface Given {
  detail?: Partial<UserDetail>;
  entrance?: Parameters<typeof answer<void, ReturnType<typeof entranceWith> | null>>[1];
  ads?: Banners;
  context?: 'browser' | 'messenger' | 'shell';
  canUse?: 0 | 1;
  more?: ReturnType<typeof answer>[];
}

const fails = () => Promise.reject(new CallError('service', 0, ''));

function visit({
  detail = learner,
  entrance = null,
  ads = none,
  context = 'shell',
  canUse = 0,
  more = [],
}: Given = {}) {
  return renderPage(<PersonalCenterPage />, {
    path: '/',
    at: '/',
    context,
    answers: [
      ...more,
      answer(userDetail, detailWith(detail)),
      answer(latestEntrance, entrance),
      answer(isBuyCourse, { ...noFlags, is_buy_finance_reform: 1 }),
      answer(canUseCounter, { canUse }),
      answer(banners, ads),
      answer(upUserAct, null),
      answer(closeSignNotice, null),
      answer(isContractSigned, { is_signed: 0 }),
      answer(userOrders, { pending: [], recent: [] }),
      answer(paperInfo, { paper_info: { pass_score: 60 }, user_start: null, user_answer: null } as Paper),
    ],
    platform: { site: { hosts: { desktop: 'https://pc.example.com', miniProgram: '' } } as never },
  });
}

const link = (name: string | RegExp) => screen.findByRole('link', { name });

const tiled = (name: string, path: string, audience: string) => ({
  path,
  name,
  title: name,
  files: [],
  tile: { on: 'home', icon: 'M4 4h16', order: 5, for: audience },
});
/** Another app with tiles, in a registry that has them. */
const routes = [
  tiled('申请证书', '/certificate-home', 'graduate'),
  tiled('理财计算器', '/myinfo/counter', 'calculators'),
  tiled('视频笔记', '/myinfo/notes', 'learner'),
  tiled('我的合同', '/myinfo/contract', 'learner'),
  tiled('学员奖励', '/coupon', 'learner'),
];
const apps = { 'remote-x': { live: { version: '1', base: '/', entry: 'e.js', styles: [], routes } } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, { __suite: { registry: { schema: 1, revision: 1, apps } } });
});

test('the learner is greeted by name and goes on where they stopped', async () => {
  visit({ entrance: entranceWith() });
  expect(await screen.findByRole('heading', { level: 1, name: /好，清禾|深了，清禾/ })).toBeVisible();
  const card = within(await screen.findByRole('region', { name: '今天' }));
  expect(card.getByText('投资第一步')).toBeVisible();
  expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66');
  expect(card.getByRole('link', { name: '继续学习' })).toHaveAttribute(
    'href',
    '/videoReform?course_id=302&play=1',
  );
});

test.each([
  [0, '开始学习'],
  [50, '继续学习'],
])(
  'when the last watched video is not known, a course of which %i % is seen says %s',
  async (progress, name) => {
    visit({ entrance: fails, detail: { courseList: [courseWith({ progress })] } });
    expect(await link(name)).toHaveAttribute('href', '/videoReform?course_id=302');
  },
);

test('the tasks of the day say which are done and lead to the others', async () => {
  const task = { type: 'clock', line: 'reform', target_id: 0, week_id: null } as const;
  visit({
    detail: {
      ...learner,
      todayTasks: [
        { ...task, id: 1, title: '每日打卡', is_done: 1 },
        { ...task, id: 2, type: 'chapter_test', title: '章节测试', target_id: 8, is_done: 0 },
      ],
    },
  });
  const today = within(await screen.findByRole('region', { name: '今天' }));
  expect(await today.findByText(/已完成 1\/2$/)).toBeVisible();
  expect(today.queryByRole('link', { name: /每日打卡/ })).toBeNull();
  expect(today.getByRole('link', { name: '章节测试 去测试' })).toHaveAttribute(
    'href',
    '/chapter-test-reform/8',
  );
  await userEvent.click(today.getByRole('button', { name: '看已完成的 1 项' }));
  expect(today.getByRole('link', { name: '每日打卡 已完成' })).toBeVisible();
});

test.each([
  ['the orders', userOrders],
  ['the weeks', reformHomeworkList],
])('%s that cannot be read are not asked for again and again', async (_, call) => {
  const { callsOf } = visit({ more: [answer<never, never>(call as never, fails)] });
  await screen.findByRole('region', { name: '今天' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(callsOf(call as never).length).toBeLessThan(4);
  expect(screen.getByRole('link', { name: /每日打卡/ })).toBeVisible();
});

test('homework that presses and the days in a row come after the page, by reads that it makes anyway', async () => {
  const homework_list = [homework(1, { deadline: '2026-03-08 23:59:59' })];
  const { callsOf } = visit({
    more: [
      answer(checkInDetail, { today: '2026-03-11', is_clock: 1, streak: 9, total: 20 } as never),
      answer(reformHomeworkList, [week({ task_list: [task(1, { is_done: 1 })], homework_list })]),
    ] as never,
  });
  const today = within(await screen.findByRole('region', { name: '今天' }));
  expect(await today.findByRole('link', { name: /作业 1 逾期 3 天，可补交/ })).toHaveAttribute(
    'href',
    '/study-task-separate-reform?homework_id=1',
  );
  expect(today.getByText('连续打卡 9 天 · 已完成 1/2')).toBeVisible();
  expect([callsOf(checkInDetail).length, callsOf(reformHomeworkList).length]).toEqual([1, 1]);
});

test('a task and a stage of a class that are newer than this release keep the page whole', async () => {
  const task = {
    id: 9,
    type: 'live',
    line: 'reform',
    target_id: 1,
    week_id: 1,
    title: '听一场直播',
    is_done: 0,
  };
  const own = { status: 'paused', class_name: '第 444 期', start_date: '2026-03-02' };
  visit({ detail: { ...learner, todayTasks: [task], splitInfosData: own } as never });
  expect(await screen.findByText('听一场直播')).toBeVisible();
  expect(screen.getByText('第 444 期')).toBeVisible();
  expect(screen.queryByText('学习中')).toBeNull();
});

test('graduates are told of the course that comes next', async () => {
  visit({ detail: { ...learner, seenActs: ['card', 'graduate'], isJieke: 1 } });
  expect(await link(/下一站：进阶课/)).toHaveAttribute('href', '/advanced-lesson-operation');
});

test('before there is a class the learner is led to one', async () => {
  visit();
  expect(await link(/还没有选择班级/)).toHaveAttribute('href', '/class-info?line=finance');
});

test('a contract to sign is told until it is closed, and stays closed', async () => {
  const contractInfo = { id: 14, contract_name: '进阶课合同', is_signed: 0, is_show_notice: 1 } as const;
  const { callsOf } = visit({ detail: { ...learner, contractInfo } });
  expect(await link(/您有一份合同待签署/)).toHaveAttribute('href', '/sign-contract/14');
  await userEvent.click(screen.getByRole('button', { name: '不再提醒：您有一份合同待签署' }));
  expect(screen.queryByText('您有一份合同待签署')).toBeNull();
  expect(callsOf(closeSignNotice).map(({ params }) => params)).toEqual([{ contractId: 14 }]);
});

test('a graduation is told once', async () => {
  const { callsOf } = visit({ detail: { ...learner, isJieke: 1 } });
  expect(await link(/恭喜毕业/)).toHaveAttribute('href', '/myinfo/graduate');
  await userEvent.click(screen.getByRole('button', { name: '不再提醒：恭喜毕业' }));
  expect(callsOf(upUserAct).map(({ params }) => params)).toEqual([{ act: 'graduate' }]);
  expect(await link('申请证书')).toHaveAttribute('href', '/certificate-home');
});

test('more than two notices wait behind a button', async () => {
  visit({ detail: { ...learner, seenActs: [], paperId: 9, isJieke: 1 } });
  await link(/结业考试已开放/);
  expect(screen.queryByText('您的学员卡已生成')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '还有 3 条提醒' }));
  expect(await link(/您的学员卡已生成/)).toHaveAttribute('href', '/myinfo/card');
});

test('the courses stand under the tabs of their lines', async () => {
  visit({
    detail: {
      ...learner,
      courseList: [
        courseWith(),
        courseWith({ course_id: 307, line: 'zc', course_name: '打新与指数', progress: 100 }),
      ],
    },
  });
  const mine = within(await screen.findByRole('region', { name: '我的课程' }));
  expect(mine.getByRole('tab', { name: '财商课' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(mine.getByRole('tab', { name: '专题课' }));
  expect(mine.getByRole('link', { name: /打新与指数/ })).toHaveAttribute('href', '/zck-lesson?course_id=307');
  expect(mine.getByText('已学')).toBeVisible();
});

test('a bought course that is not open yet is waited for', async () => {
  visit({ detail: { isBuy: 1, isTemporary: 1 } });
  expect(await screen.findByRole('heading', { name: '课程正在为您开通' })).toBeVisible();
  expect(await link(/请完善个人信息/)).toHaveAttribute('href', '/fill-information');
});

test('a visitor is invited, and calls whose answers would not show are not made', async () => {
  const { callsOf } = visit({ detail: {} });
  expect(await link('了解课程')).toHaveAttribute('href', '/advanced-lesson-finance');
  expect(await link(/免费试听一节课/)).toHaveAttribute('href', '/audition-lesson');
  expect(callsOf(isBuyCourse)).toEqual([]);
});

test.each([
  ['the management course', { isGlBuy: 1 }, '您的管理课程', '进入管理课程', '/manage-course'],
  ['the tools', { isCyjBuy: 1 }, '您的理财工具', '打开工具', '/market-tools'],
] as const)(
  'who bought %s alone meets it, and no invitation for beginners',
  async (_, detail, title, action, to) => {
    visit({ detail });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(await link(action)).toHaveAttribute('href', to);
    expect(screen.queryByRole('heading', { name: '零基础，学会打理自己的钱' })).toBeNull();
    expect(screen.queryByRole('heading', { name: '先免费体验' })).toBeNull();
  },
);

test('of many entrances two rows show at first, in one grid', async () => {
  visit();
  const grid = within(await screen.findByRole('region', { name: '常用服务' }));
  expect(grid.getAllByRole('listitem')).toHaveLength(8);
  expect(grid.queryByRole('link', { name: '服务评分' })).toBeNull();
  await userEvent.click(grid.getByRole('button', { name: '更多服务' }));
  expect(grid.getByRole('link', { name: '服务评分' })).toBeVisible();
  expect(grid.queryByRole('button')).toBeNull();
});

test('the calculators show for those who may use them', async () => {
  visit({ detail: {}, canUse: 1 });
  expect(await link('理财计算器')).toHaveAttribute('href', '/myinfo/counter');
});

test('the page that did not load can be tried again', async () => {
  let works = false;
  renderPage(<PersonalCenterPage />, {
    path: '/',
    context: 'shell',
    answers: [
      answer(userDetail, () => (works ? detailWith() : fails())),
      answer(latestEntrance, null),
      answer(canUseCounter, { canUse: 0 }),
      answer(banners, none),
    ],
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  works = true;
  await userEvent.click(retry);
  expect(await link('了解课程')).toBeVisible();
});

const ad = { id: 1, title: '每日打卡', image: '/ad.svg', link: '/user-clock' };

test('nothing opens over the page: what is advertised is the first of the banners', async () => {
  const other = { id: 2, title: '公开课', image: '/2.svg', link: '' };
  visit({ detail: {}, ads: { ad, banners: [other] } });
  const strip = within(await screen.findByRole('region', { name: '推荐活动' }));
  expect(strip.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['每日打卡', '公开课']);
  expect(strip.getByRole('link', { name: '每日打卡' })).toHaveAttribute('href', '/user-clock');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a banner is left out whose target the page shows', async () => {
  const open = courseWith({ course_id: 308, line: 'finance', course_name: '公开课', is_public: 1 });
  const shown = { id: 2, title: '公开课', image: '/2.svg', link: '/myinfo/course/308' };
  const other = { id: 3, title: '学员感悟', image: '/3.svg', link: '/students-feel' };
  visit({
    detail: { ...learner, courseList: [courseWith(), open] },
    ads: { ad, banners: [shown, other] },
  });
  const strip = within(await screen.findByRole('region', { name: '推荐活动' }));
  expect(strip.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['学员感悟']);
});

test('a banner leads to its page, and one that leads nowhere is a picture', async () => {
  visit({
    ads: {
      ad: null,
      banners: [
        { id: 1, title: '公开课', image: '/1.svg', link: '/myinfo/course/308' },
        { id: 2, title: '通知', image: '/2.svg', link: '' },
      ],
    },
  });
  const strip = within(await screen.findByRole('region', { name: '推荐活动' }));
  expect(strip.getByRole('link', { name: '公开课' })).toHaveAttribute('href', '/myinfo/course/308');
  expect(strip.getByRole('img', { name: '通知' })).toBeVisible();
  expect(strip.getAllByRole('link')).toHaveLength(1);
});

test('the prompt for a computer does not come back in a session once it was closed', async () => {
  const first = visit({ context: 'messenger' });
  await userEvent.click(await screen.findByRole('button', { name: '不再提醒：电脑学习' }));
  expect(screen.queryByRole('region', { name: '电脑学习' })).toBeNull();
  first.unmount();
  visit({ context: 'messenger' });
  await link('继续学习');
  expect(screen.queryByRole('region', { name: '电脑学习' })).toBeNull();
});

test('the prompt for a computer does not come back after it failed to copy the address', async () => {
  document.execCommand = () => false;
  visit({ context: 'browser' });
  await userEvent.click(await screen.findByRole('button', { name: '复制网址' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '电脑学习' })).toBeNull());
  expect(Object.keys(sessionStorage).filter((key) => /pc-prompt/.test(key))).toHaveLength(1);
});
