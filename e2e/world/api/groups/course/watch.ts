import { studyStatus, type VideoRecord, type VideoRecordParams } from '@suite/api';
import { dayOf } from '../../../clock/china-time';
import { once } from '../../../db/once';
import { notFound, rule } from '../../refusal';
import { demandCourse, demandLine, type Asked, type Kind } from './access';
import { watchOf, watchStatus } from './progress';
import { videoProgress } from './shapes';
import { studyOf } from './study';
import { addStudyTime } from './study-time';
import { missingOf, watchedAfter, type Report } from './watch-rule';

/** Which videos a call takes reports of. */
export interface Taken {
  courses: Kind;
  /** Videos outside the courses too. */
  others: boolean;
}

async function demandVideo(
  asked: Asked,
  id: number,
  { courses, others }: Taken,
): Promise<{ duration: number }> {
  const video = await asked.db
    .selectFrom('video')
    .select(['course_id', 'line', 'duration'])
    .where('id', '=', id)
    .executeTakeFirst();
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
  await db
    .insertInto('watch')
    .values({ learner_id: learner.id, video_id: id, ...next })
    .onConflict((conflict) => conflict.columns(['learner_id', 'video_id']).doUpdateSet(next))
    .execute();
  await addStudyTime(db, learner.id, dayOf(report.at), report.watched);
}

/** Receives a report, counts a repeated one once, and returns the learner's progress. */
export async function takeReport(asked: Asked, sent: VideoRecordParams, taken: Taken): Promise<VideoRecord> {
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
