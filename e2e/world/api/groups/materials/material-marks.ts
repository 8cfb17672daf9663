import { list } from '../../../db/queries';
import type { Db } from '../../../db/tables';

declare module '../../../db/tables' {
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

/** Notes that a learner has studied a material; the first time counts. */
export async function markStudied(db: Db, learnerId: number, materialId: number, at: number): Promise<void> {
  await db
    .insertInto('material_study')
    .values({ learner_id: learnerId, material_id: materialId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
