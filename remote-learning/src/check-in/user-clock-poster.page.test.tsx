import {
  checkInDetail,
  checkInStatistics,
  userDetail,
  type CheckInDetail,
  type CheckInStatistics,
  type UserDetail,
} from '@suite/api';
import { answer, fakeCanvas, renderPage } from '@suite/ui/testing';
import { notesOf } from '@suite/features/notes';
import { useSession } from '@suite/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UserClockPosterPage from './user-clock-poster.page';

let drawn: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  localStorage.clear();
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
  drawn = fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

const detail: CheckInDetail = {
  today: '2026-11-21',
  is_clock: 1,
  streak: 6,
  total: 10,
  clock_time: '2026-11-21 20:15:00',
  study_minutes: 30,
  poster: {
    sentence: '慢慢来，比较快。',
    author: '林晓雨',
    picture: '/day.svg',
    link: 'https://m.example.com/#/x',
  },
};
const learner = { userInfo: { nickname: '清禾', avatar: '/face.svg' } } as UserDetail;

const visit = (over: Partial<CheckInDetail> = {}) =>
  renderPage(<UserClockPosterPage />, {
    answers: [answer(checkInDetail, { ...detail, ...over }), answer(userDetail, learner)],
  });

test('the poster shows the day, the numbers, the words, whose they are and the school', async () => {
  visit();
  const image = await screen.findByRole('img');
  expect(image).toHaveAccessibleName(
    '11月21日打卡海报：清禾连续打卡 6 天，累计 10 天，今日学习 30 分钟。慢慢来，比较快。——林晓雨',
  );
  expect(drawn.texts).toEqual(
    expect.arrayContaining([
      '21',
      '2026年11月',
      '周六',
      '慢慢来，比较快。',
      '—— 林晓雨',
      '6',
      '10',
      '30',
      '清禾',
      '学习平台',
    ]),
  );
  expect(drawn.pictures).toEqual(['/day.svg', '/face.svg']);
});

test('the week has a poster with the school, its days and what is better, also before a check-in today', async () => {
  renderPage(<UserClockPosterPage />, {
    path: '/user-clock-poster',
    at: '/user-clock-poster?of=week',
    answers: [
      answer(checkInDetail, { ...detail, is_clock: 0 }),
      answer(userDetail, { ...learner, courseList: [] } as UserDetail),
      answer(checkInStatistics, {
        days: ['2026-11-09', '2026-11-16', '2026-11-17', '2026-11-18'],
      } as CheckInStatistics),
    ],
  });
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    '学习平台，清禾的本周回顾，11月16日–11月22日：3 天打卡，比上周多打卡 2 天',
  );
  expect(drawn.texts).toEqual(
    expect.arrayContaining(['本周回顾', '学习平台', '3', '天打卡', '比上周多打卡 2 天', '清禾']),
  );
});

test('with the poster of the week switched off, the address of it shows that of the day and there is no choice', async () => {
  renderPage(<UserClockPosterPage />, {
    path: '/user-clock-poster',
    at: '/user-clock-poster?of=week',
    answers: [answer(checkInDetail, detail), answer(userDetail, learner)],
    platform: { flags: { rules: { 'week-poster': { below: 0 } }, bucket: 0 } },
  });
  expect(await screen.findByRole('img')).toHaveAccessibleName(/^11月21日打卡海报/);
  expect(screen.queryByRole('radio')).toBeNull();
});

const keep = (user: number, text: string) =>
  notesOf({ line: 'learner', user }, 3).put({
    id: '1',
    at: 83,
    text,
    made: Date.parse('2026-11-19T12:00:00Z'),
  });

function week() {
  renderPage(<UserClockPosterPage />, {
    path: '/user-clock-poster',
    at: '/user-clock-poster?of=week',
    answers: [
      answer(checkInDetail, detail),
      answer(userDetail, { ...learner, courseList: [] } as UserDetail),
      answer(checkInStatistics, { days: ['2026-11-18'] } as CheckInStatistics),
    ],
  });
}

test('the best note of the week is on its poster until one tap takes it off', async () => {
  keep(7, '结余率先看三个月');
  week();
  expect(await screen.findByRole('img')).toHaveAccessibleName(/，笔记：结余率先看三个月$/);
  expect(drawn.texts).toContain('结余率先看三个月');
  drawn.texts.length = 0;
  await userEvent.click(screen.getByRole('button', { name: '海报上不放笔记' }));
  await waitFor(() => expect(drawn.texts).toContain('本周回顾'));
  expect(drawn.texts.join()).not.toContain('结余率');
  expect(await screen.findByRole('img')).not.toHaveAccessibleName(/笔记/);
  await userEvent.click(screen.getByRole('radio', { name: '今天' }));
  await userEvent.click(screen.getByRole('radio', { name: '本周' }));
  expect(await screen.findByRole('button', { name: '海报上放一条笔记' })).toBeVisible();
});

test('notes of another learner are never on the poster, and without a note there is no row of it', async () => {
  keep(8, '别人的笔记');
  week();
  expect(await screen.findByRole('img')).not.toHaveAccessibleName(/笔记/);
  expect(drawn.texts.join()).not.toContain('笔记');
  expect(screen.queryByRole('button', { name: /笔记/ })).toBeNull();
});

test('a portrait that does not load gives way to the first sign of the name', async () => {
  drawn.broken.add('/face.svg');
  visit();
  await screen.findByRole('img');
  expect(drawn.texts).toContain('清');
});

test('a picture that does not load leaves the poster without it', async () => {
  drawn.broken.add('/day.svg');
  visit();
  await screen.findByRole('img');
  expect(drawn.texts).toContain('慢慢来，比较快。');
});

test('without a check-in today there is no poster but the way to it', async () => {
  visit({ is_clock: 0 });
  await userEvent.click(await screen.findByRole('button', { name: '去打卡' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/user-clock');
  expect(screen.queryByRole('img')).toBeNull();
});

test('another picture is drawn at a tap, with the same words', async () => {
  visit();
  await screen.findByRole('img');
  await userEvent.click(screen.getByRole('button', { name: '换一张' }));
  await waitFor(() => expect(drawn.pictures[drawn.pictures.length - 2]).toMatch(/^data:image\/svg/));
  const first = drawn.pictures[drawn.pictures.length - 2];
  await userEvent.click(await screen.findByRole('button', { name: '换一张' }));
  await waitFor(() => expect(drawn.pictures[drawn.pictures.length - 2]).not.toBe(first));
  expect(await screen.findByRole('img')).toHaveAccessibleName(/慢慢来，比较快。——林晓雨$/);
});
