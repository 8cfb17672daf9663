import {
  categoryVideo,
  codes,
  publicVideo,
  reformLastVideoInfo,
  reformVideoInfo,
  saveJingpinVideoRecord,
  saveZcVideoRecord,
  studyStatus,
  userVideoSubmit,
  videoInfo,
  videoInfoV3,
  zcInfo,
  type Call,
  type MaterialRef,
  type VideoInfo,
  type VideoInfoParams,
  type VideoRecord,
  type VideoRecordParams,
} from '@suite/api';
import * as v from 'valibot';
import { dayOf, timeText } from '../../../clock/china-time';
import { courses, materials, secondCourses } from '../../../content';
import { find, get, list, once, put } from '../../../db';
import { maskedMobile } from '../../../people/learners';
import type { Group } from '../../group';
import {
  accountOf,
  handle,
  handleOpen,
  id,
  notFound,
  Refusal,
  rule,
  signedIn,
  text,
  type Asking,
} from '../../handle';
import {
  boughtBy,
  coursesOfLine,
  demandCourse,
  demandLine,
  isOpen,
  isOwn,
  isReform,
  ofLine,
  zcClosesAt,
  type Asked,
  type Kind,
} from './access';
import { chaptersOf } from './catalogue';
import {
  chapterInfo,
  courseHandlers,
  lastWatched,
  listedVideo,
  studiesOf,
  studyOf,
  videoProgress,
  type Study,
} from './courses';
import { addCourses } from './fill';
import { courseDetail, overviewHandlers } from './overview';
import { watchOf, watchStatus } from './progress';
import { addStudyTime, seedCourses } from './seed';

/** How far a learner is with a video, as it is kept. */
export interface Watched {
  position: number;
  recorded_at: number;
  watched: number;
  furthest: number;
  done_at: number | null;
}

/** A report of the player, with the moment that it tells of. */
export interface Report {
  position: number;
  watched: number;
  at: number;
}

/** Least share of a video that must really have been played; a lesson may be heard at double speed. */
const SHARE = 0.4;

/** Seconds before the end from which a video counts as seen to its end. */
const tailOf = (duration: number) => Math.min(10, Math.max(2, duration / 20));

/** Whether a video counts as learned: watched to its end, not just skipped there. */
export const isLearned = ({ furthest, watched }: Pick<Watched, 'furthest' | 'watched'>, duration: number) =>
  furthest >= duration - tailOf(duration) && watched >= duration * SHARE;

/** Seconds that must at least still be watched before a video counts as learned. */
export function missingOf(
  { furthest, watched, done_at }: Pick<Watched, 'furthest' | 'watched' | 'done_at'>,
  duration: number,
): number {
  if (done_at !== null) return 0;
  return Math.ceil(Math.max(0, duration * SHARE - watched, duration - tailOf(duration) - furthest));
}

/**
 * What is known after a report. The position follows the latest moment, whichever report comes first;
 * what was played adds up; what is learned stays learned.
 */
export function watchedAfter(
  held: Watched | undefined,
  { position, watched, at }: Report,
  { duration, now }: { duration: number; now: number },
): Watched {
  const place = Math.floor(Math.min(position, duration));
  const isNewer = !held || at >= held.recorded_at;
  const sum = {
    position: isNewer ? place : held.position,
    recorded_at: isNewer ? at : held.recorded_at,
    watched: Math.round(((held?.watched ?? 0) + watched) * 1000) / 1000,
    furthest: Math.max(held?.furthest ?? 0, place),
  };
  return { ...sum, done_at: held?.done_at ?? (isLearned(sum, duration) ? now : null) };
}

/** Which videos a call takes reports of. */
interface Taken {
  courses: Kind;
  /** Videos outside the courses too. */
  others: boolean;
}

async function demandVideo(
  asked: Asked,
  id: number,
  { courses, others }: Taken,
): Promise<{ duration: number }> {
  const video = await find(asked.db, 'video', { id });
  if (!video || (video.course_id === null && !others)) throw notFound('视频不存在');
  if (video.course_id !== null) {
    const study = await studyOf(asked, await demandCourse(asked, video.course_id, courses, '视频不存在'));
    if (study.state.videos.get(id) === studyStatus.locked) throw rule('视频还没有解锁，请先学完前面的内容');
  } else if (video.line !== null) await demandLine(asked, video.line);
  return video;
}

async function write(
  { db, now, learner }: Asked,
  id: number,
  duration: number,
  report: Report,
): Promise<void> {
  const next = watchedAfter(await watchOf(db, learner.id, id), report, { duration, now });
  await put(db, 'watch', ['learner_id', 'video_id'], { learner_id: learner.id, video_id: id, ...next });
  await addStudyTime(db, learner.id, dayOf(report.at), report.watched);
}

/** Receives a report, counts a repeated one once, and returns the learner's progress. */
async function takeReport(asked: Asked, sent: VideoRecordParams, taken: Taken): Promise<VideoRecord> {
  const { db, now, learner } = asked;
  const { v_id, report_id, position, watched, seconds_ago } = sent;
  const { duration } = await demandVideo(asked, v_id, taken);
  await once(db, `watch:${learner.id}:${report_id}`, async () => {
    await write(asked, v_id, duration, { position, watched, at: now - Math.round(seconds_ago * 1000) });
    return null;
  });
  const row = await watchOf(db, learner.id, v_id);
  const missing = row ? missingOf(row, duration) : 0;
  return { v_id, ...videoProgress(row), summaryStatus: watchStatus(row), missing };
}

/** The whole of one video of a study. */
async function infoOf({ db }: Asked, study: Study, videoId: number): Promise<VideoInfo> {
  const more = await get(db, 'video', { id: videoId });
  const chapter = chaptersOf(study.course).find(({ videos }) => videos.some((one) => one.id === videoId));
  const video = chapter?.videos.find((one) => one.id === videoId);
  if (!chapter || !video) throw new Error(`video ${videoId} is not in course ${study.course.id}`);
  return {
    ...listedVideo(study, video),
    course_id: study.course.id,
    chapter_info: chapterInfo(chapter),
    note: more.note,
    material_list: JSON.parse(more.materials) as MaterialRef[],
  };
}

const handleInfo = (call: Call<VideoInfoParams, VideoInfo>, kind: Kind) =>
  handle(call, v.object({ v_id: id() }), async (asking) => {
    const { db, params } = asking;
    const video = await find(db, 'video', { id: params.v_id });
    const course = await demandCourse(asking, video?.course_id, kind, '视频不存在');
    const study = await studyOf(asking, course);
    if (study.state.videos.get(params.v_id) === studyStatus.locked) {
      throw rule('视频还没有解锁，请先学完前面的内容');
    }
    return infoOf(asking, study, params.v_id);
  });

/** One video, opened in the player of its line. */
const videoInfoHandlers = [
  handleInfo(videoInfo, ofLine('finance')),
  handleInfo(videoInfoV3, ofLine('finance')),
  handleInfo(categoryVideo, isOwn),
  handleInfo(publicVideo, isOpen),
  handleInfo(reformVideoInfo, isReform),

  handle(reformLastVideoInfo, async (asking) => {
    const studies = await studiesOf(asking, await coursesOfLine(asking, 'reform'));
    const last = lastWatched(studies.flatMap(({ current }) => current ?? []));
    const study = studies.find(({ current }) => last && current === last);
    return last && study ? infoOf(asking, study, last.id) : null;
  }),
];

/** The learner behind a visit, who may have recognised the messenger account only. */
async function visitor({ db, caller, now }: Asking) {
  const account = await accountOf(db, caller, now);
  if (caller.session) return { account, learner: (await signedIn(db, caller, now, 'learner')).learner };
  if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
  const learner =
    account.learner_id === null ? undefined : await find(db, 'learner', { id: account.learner_id });
  return { account, learner };
}

/** The special course, for visitors with a messenger account, bound or not. */
const zcInfoHandler = handleOpen(zcInfo, async (asking) => {
  const { db, now } = asking;
  const { account, learner } = await visitor(asking);
  const [course] = await list(db, 'course', { line: 'zc', is_public: 0 }, 'place');
  if (!course) throw notFound('课程不存在');
  const boughtAt = learner && (await boughtBy({ db, now, learner })).get('zc');
  return {
    is_buy: boughtAt === undefined ? 0 : 1,
    course_name: course.name,
    cover: course.cover,
    introduce: course.introduce,
    expire_time: boughtAt === undefined ? null : timeText(zcClosesAt(boughtAt)),
    openid: account?.openid ?? '',
    mobile: learner ? maskedMobile(learner.mobile) : '',
  };
});

const DAY = 24 * 3600;

/** Seconds; players report fractions. */
const seconds = (most: number) => v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(most));

const report = v.object({
  v_id: id(),
  report_id: text(64),
  position: seconds(DAY),
  watched: seconds(DAY),
  seconds_ago: seconds(365 * DAY),
});

const isJingpin = ofLine('jingpin');
const isZc = ofLine('zc');
const hasNoOwnCall: Kind = (course) => isOpen(course) || !(isJingpin(course) || isZc(course));

/** How the three calls take a player's reports. */
const recordHandlers = [
  handle(userVideoSubmit, report, (asking) =>
    takeReport(asking, asking.params, { courses: hasNoOwnCall, others: true }),
  ),
  handle(saveJingpinVideoRecord, report, (asking) =>
    takeReport(asking, asking.params, { courses: isJingpin, others: false }),
  ),
  handle(saveZcVideoRecord, report, (asking) =>
    takeReport(asking, asking.params, { courses: isZc, others: false }),
  ),
];

/** The courses of every line, and how far learners are with them. */
export const course: Group = {
  name: 'course',
  handlers: [...courseHandlers, ...videoInfoHandlers, ...recordHandlers, ...overviewHandlers, zcInfoHandler],
  fill: ({ db }) => addCourses(db, courses, secondCourses, materials),
  seed: seedCourses,
  detail: courseDetail,
};
