import {
  codes,
  limit,
  upUserAct,
  upgradeCourse,
  userCard,
  userDetail,
  videoListV2,
  videoListV3,
  zhengInfo,
  type LessonData,
  type UserCard,
  type UserDetail,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseWith, detailWith } from '../home/testing';
import MyInfoCardPage from './my-info-card.page';
import MyInfoGraduatePage from './my-info-graduate.page';
import MyInfoManualPage from './my-info-manual.page';
import { myInfoRoutes } from './routes';
import { chapterOf } from '../course/testing';
import MyInfoUpdatePage from './my-info-update.page';

const card: UserCard = {
  sex: 2,
  jobnum: 20250004,
  record: 2025000402,
  name: '许清禾',
  avatar: '/a.svg',
  course_name: '家庭理财通识课',
  class_name: '',
  join_date: '2026-02-10',
};

describe('the student card', () => {
  test('shows who the learner is, and counts as told', async () => {
    const { callsOf } = renderPage(<MyInfoCardPage />, {
      answers: [
        answer(userCard, card),
        answer(userDetail, detailWith({ isBuy: 1 })),
        answer(upUserAct, null),
      ],
    });
    expect(await screen.findByText('许清禾')).toBeVisible();
    expect(screen.getByText('学号 20250004')).toBeVisible();
    expect(screen.getByText('尚未分班')).toBeVisible();
    expect(screen.getByText('女')).toBeVisible();
    await waitFor(() => expect(callsOf(upUserAct).map(({ params }) => params)).toEqual([{ act: 'card' }]));
  });

  test('names no number that has not been given out', async () => {
    const without = { ...card, jobnum: null, record: null } as unknown as UserCard;
    renderPage(<MyInfoCardPage />, {
      answers: [answer(userCard, without), answer(userDetail, detailWith({ seenActs: ['card'] }))],
    });
    expect(await screen.findByText('许清禾')).toBeVisible();
    expect(screen.queryByText(/学号|学籍号/)).toBeNull();
  });

  test('is not told again', async () => {
    const { callsOf } = renderPage(<MyInfoCardPage />, {
      answers: [answer(userCard, card), answer(userDetail, detailWith({ seenActs: ['card'] }))],
    });
    await screen.findByText('许清禾');
    expect(callsOf(upUserAct)).toEqual([]);
  });

  test('leads to the course before a purchase', async () => {
    renderPage(<MyInfoCardPage />, {
      answers: [
        answer(userCard, () => Promise.reject(new CallError('silent', 20026, '购买课程后即可领取学员卡'))),
        answer(userDetail, detailWith()),
      ],
    });
    expect(await screen.findByText('购买课程后即可领取学员卡')).toBeVisible();
    expect(screen.getByRole('link', { name: '了解课程' })).toHaveAttribute(
      'href',
      '/advanced-lesson-finance',
    );
  });
});

test('the graduation page has a state for each line, and the diplomas', async () => {
  const { callsOf } = renderPage(<MyInfoGraduatePage />, {
    answers: [
      answer(userDetail, detailWith({ isBuy: 1, isSyBiye: 1, courseList: [courseWith({ line: 'reform' })] })),
      answer(zhengInfo, [
        {
          line: 'advanced',
          course_name: '进阶课',
          zheng_no: 'JJ1',
          name: '许',
          issue_date: '2026-03-01',
          verify_code: 'KM7QW3ZD',
        },
      ]),
      answer(upUserAct, null),
    ],
  });
  const advanced = within(await screen.findByRole('region', { name: '进阶课' }));
  expect(advanced.getByText('已毕业')).toBeVisible();
  expect(advanced.getByText(/JJ1/)).toHaveTextContent('2026年3月1日颁发');
  expect(advanced.getByRole('link')).toHaveAttribute('href', '/myinfo/diploma/advanced');
  expect(within(screen.getByRole('region', { name: '家庭理财通识课' })).getByText('学习中')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '精品课' })).getByText('未开通')).toBeVisible();
  await waitFor(() => expect(callsOf(upUserAct).map(({ params }) => params)).toEqual([{ act: 'graduate' }]));
});

test('below the graduation page’s skeleton stands nothing that would move when the diplomas come', async () => {
  let come = () => {};
  const diplomas = new Promise<[]>((resolve) => (come = () => resolve([])));
  renderPage(<MyInfoGraduatePage />, {
    answers: [
      answer(userDetail, detailWith({ isBuy: 1, isBiye: 1, seenActs: ['graduate'] })),
      answer(zhengInfo, () => diplomas),
    ],
  });
  expect(await screen.findByText('已从 1 门课程毕业，恭喜您')).toBeVisible();
  expect(screen.queryByRole('link', { name: '申请纸质证书' })).toBeNull();
  come();
  expect(await screen.findByRole('link', { name: '申请纸质证书' })).toBeVisible();
});

test('paper certificates can be applied for although the diplomas did not come', async () => {
  renderPage(<MyInfoGraduatePage />, {
    answers: [
      answer(userDetail, detailWith({ isBuy: 1, isBiye: 1, seenActs: ['graduate'] })),
      answer(zhengInfo, () => Promise.reject(new Error('offline'))),
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来');
  expect(screen.getByRole('link', { name: '申请纸质证书' })).toBeVisible();
});

test('two courses that were graduated at once are celebrated in one place', async () => {
  renderPage(<MyInfoGraduatePage />, {
    answers: [
      answer(userDetail, detailWith({ isBuy: 1, isBiye: 1, isSyBiye: 1 })),
      answer(zhengInfo, []),
      answer(upUserAct, null),
    ],
  });
  expect(await screen.findAllByText('已毕业')).toHaveLength(2);
  await waitFor(() => expect(document.querySelectorAll('.rays')).toHaveLength(1));
});

describe('the course update', () => {
  const older = detailWith({
    isBuy: 1,
    seenActs: ['upgrade'],
    userInfo: { ...detailWith().userInfo, version_id: 1 },
  });
  const lists = (next: LessonData | (() => never)) => [
    answer(videoListV2, { lessonList: [course('done 1, ready 2')] }),
    answer(videoListV3, next),
  ];
  const course = (lessons: string) => ({
    course_id: 1,
    course_name: '财商课',
    cover: '',
    chapters: [chapterOf(1, lessons)],
  });
  const offer = (
    upgrade: () => Promise<null> | null,
    detail: UserDetail | (() => UserDetail) = older,
    next: LessonData | (() => never) = { lessonList: [course('done 1, ready 2, locked 3')] },
  ) =>
    renderPage(<MyInfoUpdatePage />, {
      answers: [answer(userDetail, detail), answer(upgradeCourse, upgrade), ...lists(next)],
    });
  const start = async () => userEvent.click(await screen.findByRole('button', { name: '免费升级' }));
  const confirm = async () => userEvent.click(await screen.findByRole('button', { name: '升级' }));

  test('promises what the lists of both versions say', async () => {
    offer(() => null);
    const card = await screen.findByRole('region', { name: '新版课程' });
    expect(card).toHaveTextContent('1 章 3 节');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['第3课']);
    expect(screen.getByText('已学的 1 节在新版里仍是已学')).toBeVisible();
  });

  test('promises nothing while the provider does not say what is new', async () => {
    offer(
      () => null,
      older,
      () => {
        throw new CallError('silent', codes.NOT_BOUGHT, '');
      },
    );
    expect(await screen.findByRole('button', { name: '免费升级' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('asks first, and then says that it is done', async () => {
    const { callsOf } = offer(() => null);
    await start();
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect(callsOf(upgradeCourse)).toEqual([]);
    await start();
    await confirm();
    expect(await screen.findByRole('heading', { name: '升级成功' })).toBeVisible();
    expect(callsOf(upgradeCourse)).toHaveLength(1);
  });

  test('that failed can be tried again', async () => {
    offer(() => Promise.reject(new CallError('service', 0, '')));
    await start();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
    expect(screen.getByRole('button', { name: '免费升级' })).toBeEnabled();
  });

  test('whose answer was lost is done if the course has the latest version now', async () => {
    let version = 1;
    const { callsOf } = offer(
      () => {
        version = limit.latestVersion;
        return Promise.reject(new CallError('service', 0, ''));
      },
      () => ({ ...older, userInfo: { ...older.userInfo, version_id: version } }),
    );
    await start();
    await confirm();
    expect(await screen.findByRole('heading', { name: '升级成功' })).toBeVisible();
    expect(callsOf(upgradeCourse)).toHaveLength(1);
  });

  test('is not offered with the latest version', async () => {
    offer(() => null, detailWith({ isBuy: 1, seenActs: ['upgrade'] }));
    expect(await screen.findByRole('heading', { name: '已是最新版本' })).toBeVisible();
  });

  test('is not offered before a purchase', async () => {
    offer(() => null, detailWith());
    expect(await screen.findByText('您还没有可以升级的课程')).toBeVisible();
  });
});

test.each([
  ['/myinfo/manual', '财商课学习手册'],
  ['/myinfo/manual-reform', '财商课学习手册（新版）'],
  ['/myinfo/manual-advanced', '进阶课学习手册'],
  ['/myinfo/manual-investment', '投资课学习手册'],
  ['/myinfo/manual-industry', '行业课学习手册'],
])('at %s stands the %s, and the way to the other four', (path, title) => {
  const edition = myInfoRoutes.find((route) => route.path === path)?.edition;
  renderPage(<MyInfoManualPage edition={edition as 'finance'} />, { path });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const others = within(screen.getByRole('navigation', { name: '其他课程的手册' })).getAllByRole('link');
  expect(others).toHaveLength(4);
  expect(others.map((link) => link.getAttribute('href'))).not.toContain(path);
});
