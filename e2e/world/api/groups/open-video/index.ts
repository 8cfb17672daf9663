import { addDays, dayOf, momentOf } from '../../../clock/china-time';
import { audition, playbacks, videoLinks } from '../../../content';
import type { Published } from '../../../content/types';
import { insert } from '../../../db';
import type { Filling, Group } from '../../group';
import { addVideos } from '../course/fill';
import { openVideoHandlers } from './videos';

interface TrialLessonTable {
  id: number;
  course_name: string;
  cover: string;
  /** HTML. */
  introduce: string;
  teacher_name: string;
  /** JSON of the ids of its videos. */
  videos: string;
}

interface VideoLinkTable {
  id: number;
  video_id: number;
  /** HTML. */
  introduce: string;
  published_at: number;
}

interface PlaybackTable {
  video_id: number;
  teacher_name: string;
  live_at: number;
}

declare module '../../../db' {
  interface Tables {
    trial_lesson: TrialLessonTable;
    video_link: VideoLinkTable;
    playback: PlaybackTable;
  }
}

const publishedAt = ({ days_ago, time }: Published, now: number): number =>
  momentOf(`${addDays(dayOf(now), -days_ago)} ${time}`);

/** The trial lesson, the links and the recorded live lessons, dated from the world's first day. */
async function fillOpenVideos({ db, now }: Filling): Promise<void> {
  await addVideos(db, [...audition.video_list, ...videoLinks, ...playbacks]);
  const { course_name, cover, introduce, teacher_name, video_list } = audition;
  const videos = JSON.stringify(video_list.map(({ v_id }) => v_id));
  await insert(db, 'trial_lesson', { id: 1, course_name, cover, introduce, teacher_name, videos });
  await insert(
    db,
    'video_link',
    videoLinks.map((link) => ({
      id: link.id,
      video_id: link.v_id,
      introduce: link.introduce,
      published_at: publishedAt(link, now),
    })),
  );
  await insert(
    db,
    'playback',
    playbacks.map((one) => ({
      video_id: one.v_id,
      teacher_name: one.teacher_name,
      live_at: publishedAt(one, now),
    })),
  );
}

/** Videos outside the courses: the trial lesson, links, and recorded live lessons. */
export const openVideo: Group = {
  name: 'open-video',
  handlers: openVideoHandlers,
  fill: fillOpenVideos,
};
