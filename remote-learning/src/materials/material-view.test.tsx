import {
  codes,
  materialDefinition,
  reformMaterialInfo,
  reformMaterialList,
  type MaterialInfoParams,
  type MaterialWeek,
} from '@suite/api';
import { materialMarks, putMark } from '@suite/features/material-marks';
import { seven, visit as startPage } from '@suite/features/reconciler/testing';
import { CallError } from '@suite/kernel';
import { doNow } from '@suite/kernel/records';
import { answer, fakeViews, renderPage, type Answer, type FakeView } from '@suite/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { VideoPlayerProps } from '@suite/features/player';
import StudyMaterialReformDetailPage from './study-material-reform-detail.page';
import StudyMaterialReformVideoPage from './study-material-reform-video.page';
import { detail, material, week } from './testing';

let player: VideoPlayerProps | undefined;
jest.mock('@suite/features/player', () => ({
  VideoSkeleton: () => null,
  useRestart: () => () => undefined,
  VideoPlayer: (props: VideoPlayerProps) => {
    player = props;
    return null;
  },
}));

let views: FakeView[] = [];
let leave: () => void;

beforeEach(() => {
  localStorage.clear();
  player = undefined;
  views = fakeViews();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

const weeks = [week(1, { status: 'done' }), week(2), week(3, { status: 'locked' })];

interface Setting {
  at?: string;
  list?: MaterialWeek[];
  info?: (params: MaterialInfoParams) => ReturnType<typeof detail>;
  others?: Answer[];
  kind?: 'video';
}

function visit({ at = '2/21', list = weeks, info = () => detail(), others = [], kind }: Setting = {}) {
  const page = renderPage(
    kind === 'video' ? <StudyMaterialReformVideoPage /> : <StudyMaterialReformDetailPage />,
    {
      path: `/study-material-reform/${kind ?? 'detail'}/:preview?/:weekId/:materialId`,
      at: `/study-material-reform/${kind ?? 'detail'}/${at}`,
      answers: [answer(reformMaterialInfo, info), answer(reformMaterialList, list), ...others],
    },
  );
  act(() => void (leave = startPage(seven, page.client)));
  return page;
}

const scroll = async (inView: boolean) => {
  await waitFor(() => expect(views).not.toEqual([]));
  act(() => views[views.length - 1]?.show(inView));
};
const read = async (seconds: number) => {
  await scroll(true);
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
};
const previewsAsked = (page: ReturnType<typeof visit>) =>
  page.callsOf(reformMaterialInfo).map(({ params }) => (params as MaterialInfoParams).preview);

test('opening a text shows it and marks nothing', async () => {
  const page = visit();
  expect(await screen.findByRole('heading', { level: 1, name: '存款保险的三个问答' })).toBeVisible();
  expect(screen.getByText('银行').tagName).toBe('STRONG');
  expect(screen.getByText(/第二周 主题 2/)).toBeVisible();
  expect(screen.getByText('读到这里记为已学')).toBeVisible();
  expect(previewsAsked(page)).toEqual([1]);
});

test('reading to the end marks the text once, and the list is read anew', async () => {
  const page = visit();
  await screen.findByRole('heading', { level: 1 });
  await read(2);
  expect(await screen.findByText('已学')).toBeVisible();
  await scroll(false);
  await read(5);
  expect(previewsAsked(page)).toEqual([1, 0]);
  await waitFor(() => expect(page.callsOf(reformMaterialList)).toHaveLength(2));
});

test('scrolling past the end does not count', async () => {
  const page = visit();
  await screen.findByRole('heading', { level: 1 });
  await read(0.5);
  await scroll(false);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(previewsAsked(page)).toEqual([1]);
});

test('a preview never marks, and leads to other previews', async () => {
  const page = visit({ at: 'preview/2/21' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('note')).toHaveTextContent('预览中，不会记为已学');
  await read(5);
  expect(previewsAsked(page)).toEqual([1]);
  expect(screen.getByRole('link', { name: /下一份/ })).toHaveAttribute(
    'href',
    '/study-material-reform/detail/preview/2/22',
  );
});

test('what is studied already is not marked again', async () => {
  const list = [week(2, { materials: [material(2, 21, { is_studied: 1 })] })];
  const page = visit({ list });
  expect(await screen.findByText('已学')).toBeVisible();
  await read(5);
  expect(previewsAsked(page)).toEqual([1]);
});

test('a text that was read without a network becomes studied when the network is back', async () => {
  let isOffline = true;
  const page = visit({
    info: ({ preview }) => {
      if (!preview && isOffline) throw new CallError('service', 0, 'network');
      return detail();
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await read(2);
  expect(await screen.findByText('已经读完，联网后自动记为已学')).toBeVisible();
  isOffline = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('已学')).toBeVisible();
  await waitFor(() => expect(page.callsOf(reformMaterialList)).toHaveLength(2));
});

test('a mark that is refused for now is said, and tried again', async () => {
  let isRefused = true;
  visit({
    info: ({ preview }) => {
      if (!preview && isRefused) throw new CallError('silent', codes.RULE, '课程暂停');
      return detail();
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await read(2);
  expect(await screen.findByText('已经读完，暂时没有记上，稍后自动再试')).toBeVisible();
  isRefused = false;
  await act(() => doNow());
  expect(await screen.findByText('已学')).toBeVisible();
});

test('the ways around lead over the border of a week, and say when the next one opens', async () => {
  visit({ at: '2/22', info: () => detail({ material_id: 22 }) });
  expect(await screen.findByRole('link', { name: /上一份/ })).toHaveAttribute(
    'href',
    '/study-material-reform/detail/2/21',
  );
  expect(screen.getByText('下一周的资料 3月3日开放')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看全部资料' })).toHaveAttribute(
    'href',
    '/study-material-reform',
  );
});

test('what the provider refuses is said in its words', async () => {
  visit({
    info: () => {
      throw new CallError('shown', codes.RULE, '资料还没有开放，学到这一周就可以查看了');
    },
  });
  expect(await screen.findByText('资料还没有开放，学到这一周就可以查看了')).toBeVisible();
});

test('an address without a material says so and reads nothing', () => {
  const page = visit({ at: '2/x' });
  expect(screen.getByText(/没有找到这份资料/)).toBeVisible();
  expect(page.callsOf(reformMaterialInfo)).toEqual([]);
});

const video = detail({
  mat_type: 2,
  content: '<p>看完请写下计划</p>',
  video_info: { v_id: 210, video_name: '短片', cover: '', duration: 8, position: 3, record_time: null },
});
const streams = answer(materialDefinition, [{ sharpness: 'SD', hls: 'a.m3u8', mp4: 'a.mp4' }]);

test('a video plays with its streams, and counts as studied when its mark has arrived', async () => {
  const page = visit({ kind: 'video', info: () => video, others: [streams] });
  await waitFor(() => expect(player?.video.streams).toHaveLength(1));
  const mark = { edition: 'reform', week_id: 2, material_id: 21 } as const;
  expect(player).toMatchObject({ record: 'other', video: { v_id: 210, position: 3 }, material: mark });
  await read(5);
  expect(previewsAsked(page)).toEqual([1]);
  // The reports do this when the server says that the video was watched.
  act(() => void putMark(seven, mark));
  expect(await screen.findByText('已学')).toBeVisible();
  expect([previewsAsked(page), materialMarks.all(seven)]).toEqual([[1, 0], []]);
  act(() => player?.after?.onAction?.());
  expect(page.router.state.location.pathname).toBe('/study-material-reform/detail/2/22');
});

test('a video that is studied already is not marked again', async () => {
  const list = [week(2, { materials: [material(2, 21, { is_studied: 1 })] })];
  visit({ kind: 'video', list, info: () => video, others: [streams] });
  await screen.findByText('已学');
  expect(player).toMatchObject({ record: 'other', material: undefined });
});

test('a video that was dragged to its end does not count as studied', async () => {
  const page = visit({ kind: 'video', info: () => video, others: [streams] });
  await waitFor(() => expect(player).toBeDefined());
  act(() => player?.onEnded?.());
  expect(screen.getByText('看完视频后记为已学')).toBeVisible();
  expect(previewsAsked(page)).toEqual([1]);
});

test('a video that a task names opens on the page that may be turned', async () => {
  const page = visit({ info: () => video, others: [streams] });
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/study-material-reform/video/2/21'));
});

test('the preview of a video leaves no record', async () => {
  const page = visit({ at: 'preview/2/21', info: () => video, others: [streams] });
  await waitFor(() => expect(player).toBeDefined());
  expect(player?.record).toBeUndefined();
  act(() => player?.onEnded?.());
  expect(previewsAsked(page)).toEqual([1]);
});

test('streams that do not arrive can be asked for again', async () => {
  let fails = true;
  const failing = answer(materialDefinition, () => {
    if (fails) throw new CallError('service', 0, 'network');
    return [{ sharpness: 'SD' as const, hls: 'a', mp4: 'b' }];
  });
  visit({ kind: 'video', info: () => video, others: [failing] });
  await waitFor(() => expect(player?.failure).toBeDefined());
  fails = false;
  act(() => void player?.failure?.onRetry());
  await waitFor(() => expect(player?.video.streams).toHaveLength(1));
  expect(player?.failure).toBeUndefined();
});
