import { studyStatus, type StudyStatus, type VideoProgress } from '@suite/api';
import { find, list, type Db } from '../../../db';
import type { WatchRow } from './access';
import { videoProgress } from './courses';

export const watchOf = (db: Db, learnerId: number, videoId: number): Promise<WatchRow | undefined> =>
  find(db, 'watch', { learner_id: learnerId, video_id: videoId });

/** State of a video that is not locked. */
export const watchStatus = (row: WatchRow | undefined): StudyStatus =>
  row && row.done_at !== null ? studyStatus.done : studyStatus.ready;

/** How far a learner is with videos, of a course or not, by video. */
export async function progressOfVideos(
  db: Db,
  learnerId: number,
  videoIds: readonly number[],
): Promise<(videoId: number) => VideoProgress> {
  const rows = await list(db, 'watch', { learner_id: learnerId, video_id: videoIds });
  const byId = new Map(rows.map((row) => [row.video_id, row]));
  return (videoId) => videoProgress(byId.get(videoId));
}

/** Which of the videos a learner has learned. */
export async function learnedVideos(
  db: Db,
  learnerId: number,
  videoIds: readonly number[],
): Promise<Set<number>> {
  const rows = await list(db, 'watch', { learner_id: learnerId, video_id: videoIds });
  return new Set(rows.filter(({ done_at }) => done_at !== null).map(({ video_id }) => video_id));
}
