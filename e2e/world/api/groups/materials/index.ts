import {
  advancedMaterialInfo,
  materialDefinition,
  materialInfo,
  materialList,
  reformMaterialInfo,
  reformMaterialList,
  type Call,
  type MaterialDetail,
  type MaterialInfoParams,
  type MaterialWeek,
} from '@suite/api';
import * as v from 'valibot';
import { dayOf, startOfDay } from '../../../clock/china-time';
import type { MaterialContent } from '../../../content/types';
import { insert, insertOnce, list, type Db } from '../../../db';
import type { Group, Seeding } from '../../group';
import { flag, handle, id, notFound, rule } from '../../handle';
import {
  demandWeek,
  isOlder,
  isReform,
  materialOfId,
  studyLines,
  weekName,
  weeksFor,
  weekStatus,
  type Asked,
  type Family,
  type LearnerWeek,
} from '../study-weeks/learner-weeks';
import { progressOfVideos } from '../course/progress';

declare module '../../../db' {
  interface Tables {
    /** Materials that learners have studied. */
    material_study: { learner_id: number; material_id: number; at: number };
  }
}

/** The materials that a learner has studied. */
export async function studiedMaterials(db: Db, learnerId: number): Promise<Set<number>> {
  const rows = await list(db, 'material_study', { learner_id: learnerId });
  return new Set(rows.map(({ material_id }) => material_id));
}

const HOUR = 3600_000;

/** The materials of a week that were studied before today, one a day. */
function studiedIn(week: LearnerWeek, now: number) {
  return week.materials
    .map(({ material_id }, at) => ({ material_id, day: week.dayAt(Math.min(at, 6)) }))
    .filter(({ day }) => week.hasBegun && day < dayOf(now))
    .map(({ material_id, day }) => ({ material_id, at: startOfDay(day) + 21 * HOUR }));
}

/** People in a class have studied the materials that were due before today. */
async function seedMaterials({ db, now, learner }: Seeding): Promise<void> {
  const lines = await studyLines({ db, now, learner });
  const marks = lines.flatMap(({ weeks }) => weeks.flatMap((week) => studiedIn(week, now)));
  if (marks.length === 0) return;
  await insert(
    db,
    'material_study',
    marks.map((mark) => ({ ...mark, learner_id: learner.id })),
  );
}

function materialWeek(week: LearnerWeek, studied: ReadonlySet<number>): MaterialWeek {
  const { week_id, isCurrent } = week;
  return {
    week_id,
    week_name: weekName(week),
    start_date: week.dayAt(0),
    status: weekStatus(
      week,
      week.materials.map(({ material_id }) => studied.has(material_id)),
    ),
    is_current: isCurrent ? 1 : 0,
    materials: week.materials.map(({ material_id, title, mat_type, cover, duration }) => ({
      week_id,
      material_id,
      title,
      mat_type,
      cover,
      duration,
      is_studied: studied.has(material_id) ? 1 : 0,
    })),
  };
}

async function listFor(asked: Asked, family: Family): Promise<MaterialWeek[]> {
  const weeks = await weeksFor(asked, family);
  if (weeks.length === 0) return [];
  const studied = await studiedMaterials(asked.db, asked.learner.id);
  return weeks.map((week) => materialWeek(week, studied));
}

async function detailOf(
  { db, learner }: Asked,
  { video, week_id, material_id, title, mat_type, content }: MaterialContent,
  week: LearnerWeek,
): Promise<MaterialDetail> {
  const shown = {
    week_id,
    material_id,
    title,
    mat_type,
    content,
    week_name: weekName(week),
    video_info: null,
  };
  if (!video) return shown;
  const { v_id, video_name, cover, duration } = video;
  const progress = await progressOfVideos(db, learner.id, [v_id]);
  return { ...shown, video_info: { v_id, video_name, cover, duration, ...progress(v_id) } };
}

const handleInfo = (call: Call<MaterialInfoParams, MaterialDetail>, family: Family) =>
  handle(call, v.object({ week_id: id(), material_id: id(), preview: flag() }), async (asking) => {
    const { db, now, learner, params } = asking;
    const material = materialOfId(params.material_id);
    if (!material || material.week_id !== params.week_id || !family(material.line)) {
      throw notFound('资料不存在');
    }
    const week = await demandWeek(asking, material, '资料');
    const { material_id } = material;
    // The first time counts.
    if (!params.preview)
      await insertOnce(db, 'material_study', { learner_id: learner.id, material_id, at: now });
    return detailOf(asking, material, week);
  });

/** Study materials by week. */
export const materials: Group = {
  name: 'materials',
  seed: seedMaterials,
  handlers: [
    handle(materialList, (asking) => listFor(asking, isOlder)),
    handle(reformMaterialList, (asking) => listFor(asking, isReform)),
    handleInfo(materialInfo, isOlder),
    handleInfo(reformMaterialInfo, isReform),
    handleInfo(advancedMaterialInfo, (line) => line === 'advanced'),
    handle(materialDefinition, v.object({ material_id: id() }), async (asking) => {
      const material = materialOfId(asking.params.material_id);
      if (!material) throw notFound('资料不存在');
      await demandWeek(asking, material, '资料');
      if (!material.video) throw rule('这份资料没有视频');
      return material.video.streams;
    }),
  ],
};
