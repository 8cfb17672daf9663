import type { Day, Material, MaterialWeek } from '@suite/api';

/** What stands before and after a material. */
export interface Neighbours {
  self: Material | undefined;
  previous: Material | undefined;
  next: Material | undefined;
  /** Day on which the following week opens, when there is no next one before it. */
  opens: Day | undefined;
}

/** The materials around one, over the borders of weeks, as far as they are open. */
export function neighboursOf(weeks: readonly MaterialWeek[], materialId: number): Neighbours {
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
