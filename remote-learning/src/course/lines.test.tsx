import {
  category,
  categoryVideo,
  codes,
  isBuyCourse,
  jingpinCourseVideos,
  publicCategory,
  publicVideo,
  reformCourseList,
  reformLastVideoInfo,
  saveJingpinVideoRecord,
  saveZcVideoRecord,
  userDetail,
  userVideoSubmit,
  videoInfo,
  videoInfoV3,
  videoListV2,
  videoListV3,
  zcInfo,
  zcVideoList,
  type CategoryTree,
  type CourseLine,
  type Flag,
  type LessonData,
  type ListedVideo,
  type PurchaseFlags,
  type UserDetail,
  type VideoInfoParams,
  type VideoRecord,
  type VideoRecordParams,
  type ZcInfo,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { beginVisits } from '@suite/features/reconciler/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { stubMedia, theVideo } from '@suite/features/player/testing';
import MyInfoCourseVideoPage from './my-info-course-video.page';
import { chapterOf, infoOf, lessonOf } from './testing';
import VideoReformPage from './video-reform.page';
import VideoPage from './video.page';

const chapter = chapterOf(2, 'ready 3 current');
const [video] = chapter.videos;
const listed = infoOf(video!) as ListedVideo;
const record = ({ v_id, position }: VideoRecordParams): VideoRecord => ({
  v_id,
  position,
  record_time: '2026-11-20 12:00:00',
  summaryStatus: 'ready',
});

function userWith(line: CourseLine, is_public: Flag, userVideoVersionIsNew: Flag = 0): UserDetail {
  const course = {
    course_id: 9,
    line,
    is_public,
    course_name: '课程',
    cover: '',
    video_total: 1,
    video_done: 0,
    progress: 0,
  };
  return {
    userInfo: { id: 1 },
    videoLines: [],
    userVideoVersionIsNew,
    courseList: [course],
  } as unknown as UserDetail;
}

const tree: CategoryTree = {
  course_id: 9,
  course_name: '课程',
  cover: '',
  categories: [
    {
      ...chapterOf(1, 'locked 0'),
      categoryVideo: [],
      childCate: [
        {
          ...chapter,
          childCate: [],
          categoryVideo: [lessonOf(3, { summaryStatus: 'ready', is_current: 1 })],
        },
      ],
    },
  ],
};
const courses = (chapters: LessonData['lessonList'][0]['chapters']): LessonData => ({
  lessonList: [{ course_id: 9, course_name: '课程', cover: '', chapters }],
});
const withStreams = courses([{ ...chapter, videos: [listed] }]) as LessonData<ListedVideo>;
const info = ({ v_id }: VideoInfoParams) => infoOf(lessonOf(v_id, { summaryStatus: 'ready' }));

function visit(page: ReactElement, user: UserDetail, at = '/page', path = '/page') {
  return renderPage(page, {
    path,
    at,
    answers: [
      answer(userDetail, user),
      ...[videoListV2, videoListV3].map((call) => answer(call, courses([chapter]))),
      ...[jingpinCourseVideos, zcVideoList].map((call) => answer(call, withStreams)),
      ...[category, publicCategory].map((call) => answer(call, tree)),
      ...[videoInfo, videoInfoV3, categoryVideo, publicVideo].map((call) => answer(call, info)),
      ...[userVideoSubmit, saveJingpinVideoRecord, saveZcVideoRecord].map((call) => answer(call, record)),
      answer(zcInfo, { expire_time: '2027-07-24 23:59:59' } as ZcInfo),
      answer(isBuyCourse, { is_need_video_test: 0 } as PurchaseFlags),
    ],
  });
}

const ownCourse = { path: '/myinfo/course/video/:id/:chapterId', at: '/myinfo/course/video/9/2' };
const own = (line: CourseLine, is_public: Flag = 0) =>
  [<MyInfoCourseVideoPage key={line} />, userWith(line, is_public), ownCourse.at, ownCourse.path] as const;

beginVisits();
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  stubMedia();
});

test.each([
  [
    'the older finance course',
    [<VideoPage edition="finance" key="a" />, userWith('finance', 0)],
    videoListV2,
    videoInfo,
    userVideoSubmit,
  ],
  [
    'its newer calls',
    [<VideoPage edition="finance" key="b" />, userWith('finance', 0, 1)],
    videoListV3,
    videoInfoV3,
    userVideoSubmit,
  ],
  ['the advanced course', own('advanced'), category, categoryVideo, userVideoSubmit],
  ['the investment course', own('investment'), category, categoryVideo, userVideoSubmit],
  ['the industry course', own('industry'), category, categoryVideo, userVideoSubmit],
  ['an open course', own('finance', 1), publicCategory, publicVideo, userVideoSubmit],
  [
    'the premium course',
    [<VideoPage edition="premium" key="c" />, userWith('jingpin', 0)],
    jingpinCourseVideos,
    undefined,
    saveJingpinVideoRecord,
  ],
  ['the premium course among the courses', own('jingpin'), category, categoryVideo, saveJingpinVideoRecord],
  [
    'the special course',
    [<VideoPage edition="special" key="d" />, userWith('zc', 0)],
    zcVideoList,
    undefined,
    saveZcVideoRecord,
  ],
] as const)(
  '%s is read and recorded by its own calls',
  async (_, [page, user, at, path], list, one, report) => {
    const { callsOf } = visit(page, user, at, path);
    await userEvent.click(await screen.findByRole('button', { name: /播放/ }));
    expect(callsOf(list)).toHaveLength(1);
    if (one) expect(callsOf(one)).toMatchObject([{ params: { v_id: 3 } }]);
    // The list brings the streams along, so no lesson is asked for.
    else expect(callsOf(categoryVideo)).toHaveLength(0);
    const { arrives, ends } = theVideo();
    arrives();
    await act(async () => ends());
    expect(callsOf(report)).toHaveLength(1);
  },
);

test('streams that came with the list are asked for anew when they cannot be played', async () => {
  const { callsOf } = visit(<VideoPage edition="special" />, userWith('zc', 0));
  await userEvent.click(await screen.findByRole('button', { name: /播放/ }));
  theVideo().fire('error', 'error');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(callsOf(categoryVideo)).toMatchObject([{ params: { v_id: 3 } }]);
});

test.each([
  ['', '第1课'],
  ['?course_id=10', '第3课'],
])('of two courses in one list (%j), each opens at its own last lesson', async (asked, name) => {
  const [one] = courses([chapterOf(1, 'ready 1 current')]).lessonList;
  const other = { ...one!, course_id: 10, chapters: [chapterOf(2, 'ready 2, ready 3 current')] };
  renderPage(<VideoPage edition="premium" />, {
    path: '/quality-lesson',
    at: `/quality-lesson${asked}`,
    answers: [
      answer(userDetail, userWith('jingpin', 0)),
      answer(jingpinCourseVideos, { lessonList: [one!, other] } as LessonData<ListedVideo>),
      answer(categoryVideo, info),
      answer(isBuyCourse, { is_need_video_test: 0 } as PurchaseFlags),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('the special course says until when it is open', async () => {
  visit(<VideoPage edition="special" />, userWith('zc', 0));
  expect(await screen.findByText('课程有效期至 2027年7月24日')).toBeVisible();
});

const refused = () => {
  throw new CallError('silent', codes.NOT_BOUGHT, '购买课程后才能学习');
};

test.each([
  [
    'the older version',
    <VideoPage edition="finance" key="a" />,
    'reform',
    '您学的是新版财商课，它的视频在另一页',
    '去学习',
    '/videoReform',
  ],
  [
    'the reform version',
    <VideoReformPage key="b" />,
    'finance',
    '您学的是财商课，它的视频在另一页',
    '去学习',
    '/video',
  ],
  [
    'the reform version, with another course',
    <VideoReformPage key="c" />,
    'advanced',
    '购买课程后才能学习',
    '先试听一节',
    '/audition-lesson',
  ],
] as const)('on the page of %s, learners without it are led on', async (_, page, line, text, words, to) => {
  renderPage(page, {
    answers: [
      answer(userDetail, userWith(line, 0)),
      answer(videoListV2, refused),
      answer(reformCourseList, refused),
      answer(reformLastVideoInfo, null),
      answer(isBuyCourse, { is_need_video_test: 0 } as PurchaseFlags),
    ],
  });
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words }));
  expect(screen.getByLabelText('address')).toHaveTextContent(new RegExp(`^${to}$`));
});

test('an address without a course says so instead of waiting for ever', () => {
  const { callsOf } = renderPage(<MyInfoCourseVideoPage />, {
    path: ownCourse.path,
    at: '/myinfo/course/video/x/2',
  });
  expect(screen.getByText('没有找到这门课程')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '课程视频' })).toBeInTheDocument();
  expect(callsOf(category)).toEqual([]);
});
