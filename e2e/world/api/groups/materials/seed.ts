import { dayOf, startOfDay } from '../../../clock/china-time';
import { insert } from '../../../db/queries';
import type { Seeding } from '../../group';
import { type LearnerWeek, studyLines } from '../../study-weeks/learner-weeks';

const HOUR = 3600_000;

/** The materials of a week that were studied before today, one a day. */
function studiedIn(week: LearnerWeek, now: number) {
  return week.materials
    .map(({ material_id }, at) => ({ material_id, day: week.dayAt(Math.min(at, 6)) }))
    .filter(({ day }) => week.hasBegun && day < dayOf(now))
    .map(({ material_id, day }) => ({ material_id, at: startOfDay(day) + 21 * HOUR }));
}

/** People in a class have studied the materials that were due before today. */
export async function seedMaterials({ db, now, learner }: Seeding): Promise<void> {
  const lines = await studyLines({ db, now, learner });
  const marks = lines.flatMap(({ weeks }) => weeks.flatMap((week) => studiedIn(week, now)));
  if (marks.length === 0) return;
  await insert(
    db,
    'material_study',
    marks.map((mark) => ({ ...mark, learner_id: learner.id })),
  );
}
