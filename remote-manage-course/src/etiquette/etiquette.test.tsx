import { managePurchase, userVideoSubmit, type EtiquetteLesson, type ManagePurchase } from '@suite/api';
import { stubMedia, theVideo } from '@suite/features/player/testing';
import { beginVisits } from '@suite/features/reconciler/testing';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement, purchase } from '../testing';
import EtiquetteClassDetailPage from './etiquette-class-detail.page';
import EtiquetteClassPage from './etiquette-class.page';

const lesson = (v_id: number, name: string, position = 0): EtiquetteLesson => ({
  v_id,
  video_name: name,
  cover: '',
  duration: 600,
  position,
  record_time: null,
  streams: [{ sharpness: 'SD', hls: '', mp4: `/${v_id}.mp4` }],
  introduce: `<p>${name}讲什么</p>`,
});
const lessons = [lesson(1, '仪容与着装', 600), lesson(2, '称呼与介绍', 75), lesson(3, '会议礼仪')];

beginVisits(() => ({ line: 'management', user: 90 }));
beforeAll(stubMedia);
beforeEach(() => {
  window.scrollTo = jest.fn();
  enterManagement();
});

const known = (over: Partial<ManagePurchase> = {}) => [
  answer(managePurchase, purchase({ video_list: lessons, ...over })),
];

test('the list says how far each lesson is, and opens one', async () => {
  renderPage(<EtiquetteClassPage />, { answers: known() });
  expect(await screen.findByRole('button', { name: /仪容与着装.*已学/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /会议礼仪.*未开始/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /称呼与介绍.*学到 01:15/ }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/manage-course/etiquette-class-detail?id=2');
});

test.each([
  ['not bought', { is_purchase: 0, video_list: [] }, '购买管理课程后可以学习礼仪课'],
  ['of no edition', { is_purchase: 0, edition: null as never }, '购买管理课程后可以学习礼仪课'],
  ['still prepared', { video_list: [] }, '礼仪课正在准备，上线后会放在这里'],
] as const)('lessons that are %s say so on both pages', async (_, over, words) => {
  const answers = known({ ...over, video_list: [] });
  const { unmount } = renderPage(<EtiquetteClassPage />, { answers });
  expect(await screen.findByText(words)).toBeVisible();
  unmount();
  renderPage(<EtiquetteClassDetailPage />, { answers });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回管理课程' })).toBeVisible();
});

test('the lesson of the address plays, and another is chosen below it', async () => {
  const { router, callsOf } = renderPage(<EtiquetteClassDetailPage />, {
    at: '/page?id=2',
    path: '/page',
    answers: known(),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '称呼与介绍' })).toBeVisible();
  expect(screen.getByText('称呼与介绍讲什么')).toBeVisible();
  expect(theVideo().video).toHaveAttribute('aria-label', '称呼与介绍');
  await userEvent.click(screen.getByRole('button', { name: /会议礼仪/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '会议礼仪' })).toBeVisible();
  expect(router.state.location.search).toBe('?id=3');
  // The ordinary learner's details belong to the other line.
  expect(callsOf({ path: '/Index/index' })).toHaveLength(0);
});

test('a lesson that is watched is read anew once, however long it goes on', async () => {
  const told = { v_id: 2, position: 600, record_time: '2026-11-20 12:00:00', summaryStatus: 'done' as const };
  const { callsOf } = renderPage(<EtiquetteClassDetailPage />, {
    at: '/page?id=2',
    path: '/page',
    answers: [...known(), answer(userVideoSubmit, told)],
  });
  await userEvent.click(await screen.findByRole('button', { name: /播放/ }));
  const { video, arrives, fire } = theVideo();
  video.currentTime = 75;
  arrives();
  const from = performance.now();
  const now = jest.spyOn(performance, 'now');
  for (let second = 0; second <= 11; second += 1) {
    now.mockReturnValue(from + second * 1000);
    if (second) video.currentTime += 1;
    fire('timeupdate');
    await act(async () => undefined);
  }
  now.mockRestore();
  await waitFor(() => expect(callsOf(userVideoSubmit).length).toBeGreaterThan(1));
  expect(callsOf(managePurchase)).toHaveLength(2);
});
