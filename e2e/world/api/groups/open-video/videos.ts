import {
  auditionLessonInfo,
  playbackList,
  videoLinkInfo,
  videoLinks,
  type PlayableVideo,
  type VideoProgress,
  type VideoStream,
} from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { find, list, pageOf, type Db } from '../../../db';
import { handle, handleOpen, id, notFound, page, personOf } from '../../handle';
import { seesNothing } from '../../sees-nothing';
import type { VideoRow } from '../course/access';
import { progressOfVideos } from '../course/progress';

type Shown = Pick<VideoRow, 'id' | 'name' | 'cover' | 'duration'>;

const videoShape = ({ id: v_id, name: video_name, cover, duration }: Shown) => ({
  v_id,
  video_name,
  cover,
  duration,
});

const playable = (video: Shown & Pick<VideoRow, 'streams'>, progress: VideoProgress): PlayableVideo => ({
  ...videoShape(video),
  ...progress,
  streams: JSON.parse(video.streams) as VideoStream[],
});

const links = (db: Db, now: number) =>
  db
    .selectFrom('video_link')
    .innerJoin('video', 'video.id', 'video_link.video_id')
    .where('video_link.published_at', '<=', now);

const playbacks = (db: Db, now: number) =>
  db.selectFrom('playback').innerJoin('video', 'video.id', 'playback.video_id').where('live_at', '<=', now);

/** Videos outside the courses, newest first. */
export const openVideoHandlers = [
  handle(auditionLessonInfo, async ({ db, learner }) => {
    const lesson = await find(db, 'trial_lesson', {});
    if (!lesson) throw notFound('试听课不存在');
    const ids = JSON.parse(lesson.videos) as number[];
    const videos = await list(db, 'video', { id: ids }, 'place');
    const progress = await progressOfVideos(db, learner.id, ids);
    const { course_name, cover, introduce, teacher_name } = lesson;
    const video_list = seesNothing(learner.person)
      ? []
      : videos.map((video) => playable(video, progress(video.id)));
    return { course_name, cover, introduce, teacher_name, video_list };
  }),

  handle(videoLinks, v.object(page()), async ({ db, now, params, learner }) => {
    if (seesNothing(learner.person)) return { linkData: [], total: 0 };
    const { list: rows, total } = await pageOf(
      links(db, now)
        .select(['video_link.id as link_id', 'published_at'])
        .select(['video.id', 'name', 'cover', 'duration'])
        .orderBy('published_at', 'desc')
        .orderBy('video_link.id', 'desc'),
      params,
    );
    const linkData = rows.map(({ link_id, published_at, ...video }) => ({
      id: link_id,
      publish_time: timeText(published_at),
      ...videoShape(video),
    }));
    return { linkData, total };
  }),

  handle(videoLinkInfo, v.object({ id: id() }), async ({ db, now, params, learner }) => {
    const row = await links(db, now)
      .select(['video_link.introduce', 'video.id', 'name', 'cover', 'duration', 'streams'])
      .where('video_link.id', '=', params.id)
      .executeTakeFirst();
    if (!row) throw notFound('视频不存在');
    const progress = await progressOfVideos(db, learner.id, [row.id]);
    return {
      id: params.id,
      title: row.name,
      introduce: row.introduce,
      video_info: playable(row, progress(row.id)),
    };
  }),

  handleOpen(playbackList, v.object(page()), async ({ db, now, params, caller }) => {
    if (seesNothing(personOf(caller))) return { list: [], total: 0 };
    const { list: rows, total } = await pageOf(
      playbacks(db, now)
        .select(['teacher_name', 'live_at', 'video.id', 'name', 'cover', 'duration', 'streams'])
        .orderBy('live_at', 'desc')
        .orderBy('video.id', 'desc'),
      params,
    );
    const list = rows.map((row) => ({
      ...videoShape(row),
      teacher_name: row.teacher_name,
      live_time: timeText(row.live_at),
      streams: JSON.parse(row.streams) as VideoStream[],
    }));
    return { list, total };
  }),
];
