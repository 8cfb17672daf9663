import {
  auditionLessonInfo,
  playbackList,
  userVideoSubmit,
  videoLinkInfo,
  videoLinks,
  type AuditionLesson,
  type PageParams,
  type PlayableVideo,
  type VideoRecordParams,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { beginVisits } from '@suite/features/reconciler/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMedia, theVideo } from '@suite/features/player/testing';
import AuditionLessonPage from './audition-lesson.page';
import VideoLinkListPage from './video-link-list.page';
import VideoPlaybackListPage from './video-playback-list.page';

const playable = (v_id: number, over: Partial<PlayableVideo> = {}): PlayableVideo => ({
  v_id,
  video_name: `第${v_id}课`,
  cover: '/c.svg',
  duration: 600,
  position: 0,
  record_time: null,
  streams: [{ sharpness: 'SD', hls: '', mp4: `/${v_id}.mp4` }],
  ...over,
});

const record = answer(userVideoSubmit, ({ v_id, position }: VideoRecordParams) => ({
  v_id,
  position,
  record_time: '2026-11-20 12:00:00',
  summaryStatus: 'ready' as const,
}));

const button = (name: RegExp | string) => screen.getByRole('button', { name });

beginVisits();
beforeEach(() => {
  stubMedia();
  window.scrollTo = jest.fn();
});

describe('the trial lesson', () => {
  const lesson: AuditionLesson = {
    course_name: '理财入门',
    cover: '',
    introduce: '<p>先感受一下</p>',
    teacher_name: '林晓雨',
    video_list: [playable(1, { position: 599 }), playable(2, { position: 65 }), playable(3)],
  };
  const visit = (data: AuditionLesson | (() => never) = lesson) =>
    renderPage(<AuditionLessonPage />, { answers: [answer(auditionLessonInfo, data), record] });

  test('says how far the learner is with each video', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: '理财入门' })).toBeVisible();
    expect(button(/第2课/)).toHaveTextContent('看到 01:05');
    expect(button(/第3课/)).toHaveTextContent('未观看');
    expect(screen.getByText('先感受一下')).toBeVisible();
  });

  test('a chosen video plays, is reported, and the next one follows', async () => {
    const { callsOf } = visit();
    await userEvent.click(await screen.findByRole('button', { name: /第2课/ }));
    await waitFor(() => expect(theVideo().video.paused).toBe(false));
    theVideo().arrives();
    theVideo().ends();
    await waitFor(() => expect(callsOf(userVideoSubmit)).toMatchObject([{ params: { v_id: 2 } }]));
    const panel = screen.getByRole('group', { name: '本节已播完' });
    await userEvent.click(within(panel).getByRole('button', { name: '播放下一节' }));
    expect(button(/第3课/)).toHaveAttribute('aria-current', 'true');
  });

  test('what was watched just now is said in the list, which is not read again for it', async () => {
    const { callsOf } = visit();
    await userEvent.click(await screen.findByRole('button', { name: /第2课/ }));
    theVideo().arrives();
    theVideo().ends();
    await userEvent.click(button('播放下一节'));
    await waitFor(() => expect(button(/第2课/)).toHaveTextContent('已看完'));
    expect(callsOf(auditionLessonInfo)).toHaveLength(1);
  });

  test('without videos it says so, and a failure can be tried again', async () => {
    const { unmount } = visit({ ...lesson, video_list: [] });
    expect(await screen.findByText(/试听视频正在准备/)).toBeVisible();
    expect(screen.queryByText(/免费试听/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看直播回放' })).toHaveAttribute('href', '/video-playbackList');
    unmount();
    visit(() => {
      throw new CallError('service', 0, '');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来');
  });
});

const pageOf = <Item,>(items: Item[], { page, limit }: PageParams) =>
  items.slice((page - 1) * limit, page * limit);

describe('playbacks', () => {
  const all = Array.from({ length: 25 }, (_, at) => ({
    ...playable(at + 1),
    teacher_name: '周明远',
    live_time: '2026-11-11 20:00:00',
  }));
  const visit = (at = '/page', items = all) =>
    renderPage(<VideoPlaybackListPage />, {
      at,
      path: '/page',
      answers: [answer(playbackList, (params) => ({ list: pageOf(items, params), total: items.length }))],
    });

  test('one that is chosen plays above the list, and its address can be shared', async () => {
    const { router } = visit();
    expect(await screen.findByRole('heading', { level: 1, name: '直播回放' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /第2课/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '第2课' })).toBeVisible();
    expect(router.state.location.search).toBe('?v_id=2');
    expect(theVideo().video.paused).toBe(false);
  });

  test('an address that names one further down finds it, and does not start by itself', async () => {
    const { callsOf } = visit('/page?v_id=24');
    expect(await screen.findByRole('heading', { level: 1, name: '第24课' })).toBeVisible();
    expect(callsOf(playbackList)).toHaveLength(2);
    expect(theVideo().video.paused).toBe(true);
  });

  test('a further page that does not come is not asked for without end', async () => {
    const { callsOf } = renderPage(<VideoPlaybackListPage />, {
      at: '/page?v_id=24',
      path: '/page',
      answers: [
        answer(playbackList, async (params) => {
          await new Promise((resolve) => setTimeout(resolve, 30));
          if (params.page > 1) throw new CallError('service', 0, '');
          return { list: pageOf(all, params), total: all.length };
        }),
      ],
    });
    expect(await screen.findByRole('button', { name: /第2课/ })).toBeVisible();
    for (let times = 0; times < 40; times += 1)
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(callsOf(playbackList).length).toBeLessThan(4);
  });

  test('at its end the next one of the list is offered, and starts by itself', async () => {
    const { router } = visit('/page?v_id=1');
    await userEvent.click(await screen.findByRole('button', { name: /开始播放/ }));
    theVideo().arrives();
    await act(async () => theVideo().ends());
    expect(screen.getByRole('group', { name: '本节已播完' })).toHaveTextContent('第2课');
    await userEvent.click(button('播放下一个'));
    expect(router.state.location.search).toBe('?v_id=2');
    expect(theVideo().video.paused).toBe(false);
  });

  test('its place stays on the device: nothing is reported', async () => {
    const { callsOf } = visit('/page?v_id=1');
    await userEvent.click(await screen.findByRole('button', { name: /开始播放/ }));
    theVideo().arrives();
    await act(async () => theVideo().ends());
    expect(callsOf(userVideoSubmit)).toHaveLength(0);
  });

  test('without any it says so', async () => {
    visit('/page', []);
    expect(await screen.findByText(/还没有直播回放/)).toBeVisible();
    expect(screen.getByRole('link', { name: '返回个人中心' })).toHaveAttribute('href', '/');
  });
});

describe('video links', () => {
  const linkData = [1, 2].map((id) => ({
    id,
    v_id: id + 10,
    video_name: `短片${id}`,
    cover: '',
    duration: 60,
    publish_time: '2026-11-16 08:00:00',
  }));
  const visit = (at = '/page', data = linkData) =>
    renderPage(<VideoLinkListPage />, {
      at,
      path: '/page',
      answers: [
        answer(videoLinks, { linkData: data, total: data.length }),
        answer(videoLinkInfo, ({ id }) => ({
          id,
          title: `短片${id}`,
          introduce: '<p>讲给家人听</p>',
          video_info: playable(id + 10),
        })),
        record,
      ],
    });

  test('one that is chosen plays above the others, with what it is about', async () => {
    visit();
    await userEvent.click(await screen.findByRole('button', { name: /短片2/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '短片2' })).toBeVisible();
    expect(screen.getByText('讲给家人听')).toBeVisible();
    expect(button(/短片2/)).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('heading', { level: 2, name: '更多视频' })).toBeVisible();
  });

  test('at its end the next one of the list is offered', async () => {
    visit('/page?id=1');
    await userEvent.click(await screen.findByRole('button', { name: /开始播放/ }));
    theVideo().arrives();
    await act(async () => theVideo().ends());
    await userEvent.click(button('播放下一个'));
    expect(await screen.findByRole('heading', { level: 1, name: '短片2' })).toBeVisible();
  });

  test('without any it says so', async () => {
    visit('/page', []);
    expect(await screen.findByText(/还没有视频/)).toBeVisible();
  });

  test('a link whose video was taken down says so, and keeps the others', async () => {
    renderPage(<VideoLinkListPage />, {
      at: '/page?id=1',
      path: '/page',
      answers: [
        answer(videoLinks, { linkData, total: linkData.length }),
        answer(videoLinkInfo, { id: 1, title: '短片1', introduce: '', video_info: null as never }),
      ],
    });
    expect(await screen.findByText('这个视频已经下架，可以看看下面的其他视频')).toBeVisible();
    expect(await screen.findByRole('button', { name: /短片2/ })).toBeVisible();
  });

  test('where neither the video nor the others could be read, one message says so and asks for both', async () => {
    let isOffline = true;
    const answered = <Data,>(data: Data) => {
      if (isOffline) throw new CallError('service', 0, 'network failure');
      return data;
    };
    renderPage(<VideoLinkListPage />, {
      at: '/page?id=1',
      path: '/page',
      answers: [
        answer(videoLinks, () => answered({ linkData, total: linkData.length })),
        answer(videoLinkInfo, () =>
          answered({ id: 1, title: '短片1', introduce: '', video_info: playable(11) }),
        ),
        record,
      ],
    });
    await waitFor(() => expect(screen.queryByText('更多视频')).toBeNull());
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    isOffline = false;
    await userEvent.click(button('重试'));
    expect(await screen.findByRole('heading', { level: 1, name: '短片1' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /短片2/ })).toBeVisible();
  });
});
