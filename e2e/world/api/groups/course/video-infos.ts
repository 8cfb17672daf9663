import {
  type Call,
  categoryVideo,
  type MaterialRef,
  publicVideo,
  reformLastVideoInfo,
  reformVideoInfo,
  studyStatus,
  videoInfo,
  type VideoInfo,
  type VideoInfoParams,
  videoInfoV3,
} from '@suite/api';
import * as v from 'valibot';
import { find, get } from '../../../db/queries';
import { handle } from '../../handle';
import { id } from '../../params';
import { rule } from '../../refusal';
import {
  type Asked,
  coursesOfLine,
  demandCourse,
  isOpen,
  isOwn,
  isReform,
  type Kind,
  ofLine,
} from './access';
import { chaptersOf } from './catalogue';
import { chapterInfo, listedVideo } from './shapes';
import { lastWatched, studiesOf, type Study, studyOf } from './study';

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
export const videoInfoHandlers = [
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
