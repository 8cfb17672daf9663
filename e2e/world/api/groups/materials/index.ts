import {
  advancedMaterialInfo,
  type Call,
  materialDefinition,
  type MaterialDetail,
  materialInfo,
  type MaterialInfoParams,
  materialList,
  type MaterialWeek,
  reformMaterialInfo,
  reformMaterialList,
} from '@suite/api';
import * as v from 'valibot';
import type { MaterialContent } from '../../../content/types';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { flag, id } from '../../params';
import { notFound, rule } from '../../refusal';
import { materialOfId } from '../../study-weeks/content';
import {
  type Asked,
  demandWeek,
  type Family,
  isOlder,
  isReform,
  type LearnerWeek,
  weekName,
  weeksFor,
  weekStatus,
} from '../../study-weeks/learner-weeks';
import { progressOfVideos } from '../course/progress';
import { markStudied, studiedMaterials } from './material-marks';
import { seedMaterials } from './seed';

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
    if (!params.preview) await markStudied(db, learner.id, material.material_id, now);
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
