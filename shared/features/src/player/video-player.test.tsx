import {
  codes,
  saveZcVideoRecord,
  useCall,
  userDetail,
  userVideoSubmit,
  type PlayableVideo,
  type UserDetail,
  type VideoRecordParams,
} from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beginVisits } from '../reconciler/testing';
import { attach } from './engine';
import { stubMedia, theVideo } from './testing';
import { VideoPlayer, type VideoPlayerProps } from './video-player';

jest.mock('./engine', () => ({ attach: jest.fn(() => jest.fn()), prefetchHls: jest.fn() }));
const attached = attach as jest.MockedFunction<typeof attach>;

let user = 0;
const video: PlayableVideo = {
  v_id: 3,
  video_name: '复利',
  cover: '/c.svg',
  duration: 600,
  position: 30,
  record_time: '2026-11-20 12:00:00',
  streams: [{ sharpness: 'SD', hls: '', mp4: '/a.mp4' }],
};
const said = ({ v_id, position }: VideoRecordParams) => ({
  v_id,
  position,
  record_time: '2026-11-20 12:30:00',
  summaryStatus: 'ready' as const,
});

/** As in the host, the learner is known before the page shows. */
function Stage(props: Partial<VideoPlayerProps>) {
  const { data } = useCall(userDetail, undefined, { enabled: false });
  return data ? <VideoPlayer video={video} record="other" {...props} /> : null;
}

async function show(
  props: Partial<VideoPlayerProps> = {},
  reply: (sent: VideoRecordParams) => unknown = said,
  stage = <Stage {...props} />,
) {
  const shown = renderPage(stage, {
    answers: [answer(userVideoSubmit, reply as typeof said), answer(saveZcVideoRecord, reply as typeof said)],
  });
  const detail = { userInfo: { id: user }, videoLines: [] } as unknown as UserDetail;
  act(() => void shown.client.setQueryData([userDetail.path, undefined], detail));
  await screen.findByRole('region', { name: '视频：复利' });
  return shown;
}

/** Plays for some seconds from the place where the video starts. */
async function watches(seconds: number) {
  await userEvent.click(screen.getByRole('button', { name: /播放/ }));
  const { video: element, arrives, fire } = theVideo();
  element.currentTime = attached.mock.calls[attached.mock.calls.length - 1]?.[3] ?? 0;
  arrives();
  const now = jest.spyOn(performance, 'now');
  const from = performance.now();
  for (let second = 0; second <= seconds; second += 1) {
    now.mockReturnValue(from + second * 1000);
    if (second) element.currentTime += 1;
    fire('timeupdate');
  }
  now.mockRestore();
  await act(async () => undefined);
}

beginVisits(() => ({ line: 'learner', user: (user += 1) }));
beforeEach(() => {
  attached.mockClear();
  stubMedia();
});

test('it goes on where the provider last saw the learner, and reports from there', async () => {
  const { callsOf } = await show();
  await watches(5);
  expect(attached.mock.calls[0]?.[3]).toBe(30);
  expect(callsOf(userVideoSubmit)).toMatchObject([{ params: { v_id: 3, position: 35, watched: 5 } }]);
});

test('the special course has a call of its own', async () => {
  const { callsOf } = await show({ record: 'zc' });
  await watches(5);
  expect(callsOf(saveZcVideoRecord)).toHaveLength(1);
  expect(callsOf(userVideoSubmit)).toHaveLength(0);
});

test('a video goes on at the place of a report that waits; the report goes out when the network is back', async () => {
  let isOffline = true;
  const { callsOf, unmount } = await show({}, (sent) => {
    if (isOffline) throw new CallError('service', 0, '');
    return said(sent);
  });
  await watches(5);
  unmount();
  attached.mockClear();
  const back = await show({ video: { ...video, record_time: '2020-01-01 12:00:00' } });
  expect(screen.getByText('上次看到 00:35')).toBeVisible();
  isOffline = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  const ids = [...callsOf(userVideoSubmit), ...back.callsOf(userVideoSubmit)].map(
    ({ params }) => (params as VideoRecordParams).report_id,
  );
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('suite.unsent.'))).toEqual([]);
});

test('a place of another device that is later wins over what waits here', async () => {
  const offline = () => {
    throw new CallError('service', 0, '');
  };
  const { unmount } = await show({}, offline);
  await watches(5);
  unmount();
  await show({ video: { ...video, position: 200, record_time: '2999-01-01 00:00:00' } }, offline);
  expect(screen.getByText('上次看到 03:20')).toBeVisible();
});

describe('the learner goes on elsewhere while the page is open', () => {
  /** The page reads the video anew, and the provider names a later place. */
  async function goesOn(position: number) {
    let tell: (next: PlayableVideo) => void = () => undefined;
    function Held() {
      const [held, set] = useState(video);
      tell = set;
      return <Stage video={held} />;
    }
    await show({}, said, <Held />);
    act(() => tell({ ...video, position, record_time: '2026-11-20 13:00:00' }));
  }
  const question = () => screen.queryByRole('group', { name: '选择从哪里继续' });

  test('they are asked where to go on', async () => {
    await goesOn(300);
    expect(question()).toHaveTextContent('在另一台设备上看到 05:00');
    await userEvent.click(screen.getByRole('button', { name: '从 05:00 继续' }));
    expect(attached.mock.calls[0]?.[3]).toBe(300);
    expect(question()).toBeNull();
  });

  test('they are asked, too, when the provider says so in its answer to a report that waited', async () => {
    let isOffline = true;
    const there = { v_id: 3, position: 300, record_time: '2026-11-20 13:00:00', summaryStatus: 'ready' };
    await show({}, () => {
      if (isOffline) throw new CallError('service', 0, '');
      return there;
    });
    await watches(5);
    await userEvent.click(screen.getByRole('button', { name: '暂停' }));
    isOffline = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(question()).toHaveTextContent('在另一台设备上看到 05:00');
    expect(question()).toHaveTextContent('本机停在 00:35');
  });

  test('they may stay', async () => {
    await goesOn(300);
    await userEvent.click(screen.getByRole('button', { name: '留在 00:30' }));
    expect(attached.mock.calls[0]?.[3]).toBe(30);
    expect(question()).toBeNull();
  });

  test.each([
    ['only seconds away', 35],
    ['at the end', 600],
  ])('a place that is %s is not asked about', async (_, position) => {
    await goesOn(position);
    expect(question()).toBeNull();
  });
});

test('the lines of a learner are read by the player itself, however long the page has been open', async () => {
  useSession.setState({ login: 'in', user });
  renderPage(<VideoPlayer video={video} record="other" />, {
    answers: [
      answer(
        userDetail,
        () =>
          ({
            userInfo: { id: user },
            videoLines: [
              { name: '电信', host: 'https://one.example.com' },
              { name: '联通', host: 'https://two.example.com' },
            ],
          }) as unknown as UserDetail,
      ),
      answer(userVideoSubmit, said as never),
    ],
  });
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: /播放/ }));
    expect(attached.mock.calls.some(([, , address]) => address.mp4 === 'https://one.example.com/a.mp4')).toBe(
      true,
    );
  });
  act(() => useSession.setState({ login: 'unknown', user: undefined }));
});

test('a login that ran out and was renewed lets out what waited for it', async () => {
  let hasLogin = false;
  const { callsOf } = await show({}, (sent) => {
    if (!hasLogin) throw new CallError('login', codes.TOKEN_EXPIRED, '');
    return said(sent);
  });
  await watches(5);
  act(() => useSession.setState({ login: 'unknown' }));
  hasLogin = true;
  await act(async () => useSession.setState({ login: 'in' }));
  expect(await screen.findByText('学习记录已同步')).toBeVisible();
  expect(callsOf(userVideoSubmit)).toHaveLength(2);
  act(() => useSession.setState({ login: 'unknown', user: undefined }));
});

test('an answer of the provider is later than the place that the page has read', async () => {
  const { unmount } = await show();
  await watches(5);
  unmount();
  await show();
  expect(screen.getByText('上次看到 00:35')).toBeVisible();
});

test('a video without a record leaves its place on the device alone', async () => {
  const { callsOf, unmount } = await show({
    record: undefined,
    video: { ...video, position: 0, record_time: null },
  });
  await watches(5);
  unmount();
  expect(callsOf(userVideoSubmit)).toHaveLength(0);
  await show({ record: undefined, video: { ...video, position: 0, record_time: null } });
  expect(screen.getByText('上次看到 00:05')).toBeVisible();
});

test('the page hears what the provider says after a report', async () => {
  const onRecord = jest.fn();
  await show({ onRecord });
  await watches(5);
  await waitFor(() =>
    expect(onRecord).toHaveBeenCalledWith(expect.objectContaining({ v_id: 3, position: 35 })),
  );
});

test('the page hears, too, what the provider says when it was left, but nothing of later visits', async () => {
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const onRecord = jest.fn();
  const { unmount } = await show({ onRecord }, async (sent) => {
    await held;
    return said(sent);
  });
  await watches(6);
  unmount();
  await act(async () => arrive());
  await waitFor(() => expect(onRecord).toHaveBeenLastCalledWith(expect.objectContaining({ position: 36 })));
  onRecord.mockClear();
  attached.mockClear();
  const { callsOf } = await show();
  await watches(6);
  await waitFor(() => expect(callsOf(userVideoSubmit)).toHaveLength(1));
  expect(onRecord).not.toHaveBeenCalled();
});
