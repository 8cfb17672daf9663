import type { Selectable } from 'kysely';
import type { Migrations } from '../../../db/tables';
import { addVersion, withAnswerColumns, type AnswerColumns } from '../../answering';

interface SittingTable extends AnswerColumns {
  learner_id: number;
  paper_id: number;
  started_at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    /** Exams that learners have begun. */
    exam_sitting: SittingTable;
  }
}

export type SittingRow = Selectable<SittingTable>;

export const examMigrations: Migrations = {
  'exam-1': {
    async up(db) {
      const table = db.schema
        .createTable('exam_sitting')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('paper_id', 'integer', (column) => column.notNull())
        .addColumn('started_at', 'integer', (column) => column.notNull());
      await withAnswerColumns(table)
        .addPrimaryKeyConstraint('exam_sitting_key', ['learner_id', 'paper_id'])
        .execute();
    },
  },
  'exam-2': addVersion('exam_sitting'),
};
