import { sql, type Generated, type Selectable } from 'kysely';
import type { Migrations } from '../../../db/tables';
import { addVersion, withAnswerColumns, type AnswerColumns } from '../../answering';

interface JuanTable extends AnswerColumns {
  id: Generated<number>;
  learner_id: number;
  unit_id: number;
  opened_at: number;
  /** Null before the final submission. */
  right_count: number | null;
}

declare module '../../../db/tables' {
  interface Tables {
    /** Practice papers. */
    juan: JuanTable;
  }
}

export type JuanRow = Selectable<JuanTable>;

export const juanMigrations: Migrations = {
  'juan-1': {
    async up(db) {
      const table = db.schema
        .createTable('juan')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('unit_id', 'integer', (column) => column.notNull())
        .addColumn('opened_at', 'integer', (column) => column.notNull())
        .addColumn('right_count', 'integer');
      await withAnswerColumns(table).execute();
      await db.schema.createIndex('juan_learner').on('juan').columns(['learner_id', 'unit_id']).execute();
      // At most one paper of a unit is open.
      await db.schema
        .createIndex('juan_open')
        .unique()
        .on('juan')
        .columns(['learner_id', 'unit_id'])
        .where(sql.ref('submitted_at'), 'is', null)
        .execute();
    },
  },
  'juan-2': addVersion('juan'),
};
