import type { Db, Migrations } from '../../../db/tables';

declare module '../../../db/tables' {
  interface Tables {
    /** Materials that learners have studied. */
    material_study: { learner_id: number; material_id: number; at: number };
  }
}

export const materialMigrations: Migrations = {
  'material-1': {
    async up(db) {
      await db.schema
        .createTable('material_study')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('material_id', 'integer', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('material_study_key', ['learner_id', 'material_id'])
        .execute();
    },
  },
};

/** The materials that a learner has studied. */
export async function studiedMaterials(db: Db, learnerId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('material_study')
    .select('material_id')
    .where('learner_id', '=', learnerId)
    .execute();
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
