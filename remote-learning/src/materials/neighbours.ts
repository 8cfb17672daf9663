import type { Day, Material, MaterialWeek } from '@suite/api';
import { nameOf } from '../study-weeks/weeks';

/** The materials before and after one. */
export interface Neighbours {
  self: Material | undefined;
  previous: Material | undefined;
  next: Material | undefined;
  /** The day on which the following week opens, if the material is the last open one. */
  opens: Day | undefined;
}

const has = (materialId: number) => (week: MaterialWeek) =>
  week.materials.some(({ material_id }) => material_id === materialId);

/** Finds the neighbours of a material among the open weeks of its course. */
export function neighboursOf(all: readonly MaterialWeek[], materialId: number): Neighbours {
  const own = all.find(has(materialId));
  const weeks = own ? all.filter((week) => nameOf(week).course === nameOf(own).course) : [];
  const open = weeks.filter(({ status }) => status !== 'locked');
  const materials = open.flatMap((week) => week.materials);
  const at = materials.findIndex(({ material_id }) => material_id === materialId);
  const isLast = at >= 0 && at === materials.length - 1;
  return {
    self: materials[at],
    previous: at > 0 ? materials[at - 1] : undefined,
    next: at >= 0 ? materials[at + 1] : undefined,
    opens: isLast ? weeks.find(({ status }) => status === 'locked')?.start_date : undefined,
  };
}
