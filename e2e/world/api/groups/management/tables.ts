import type { ManageEditionName } from '@suite/api';
import type { Selectable } from 'kysely';
import type { Migrations } from '../../../db/tables';
import { withAnswerColumns, type AnswerColumns } from '../../answering';
import { createGrades, type GradeTable } from '../evaluation/tables';

interface ManageLearnerTable {
  learner_id: number;
  edition: ManageEditionName;
  /** First day of the first week. */
  start_day: string;
  /** The number for news of the course; null before one is bound. */
  mobile: string | null;
  signed_at: number | null;
  verified_at: number | null;
}

interface ManageExamTable extends AnswerColumns {
  learner_id: number;
  week: number;
  attempt: number;
}

declare module '../../../db/tables' {
  interface Tables {
    /** Buyers of the management course, and what they did before the first week. */
    manage_learner: ManageLearnerTable;
    /** Attempts at the weeks' exams. */
    manage_exam: ManageExamTable;
    manage_grade: GradeTable;
  }
}

export type ManageLearnerRow = Selectable<ManageLearnerTable>;
export type ManageExamRow = Selectable<ManageExamTable>;

export const managementMigrations: Migrations = {
  'management-1': {
    async up(db) {
      await db.schema
        .createTable('manage_learner')
        .addColumn('learner_id', 'integer', (column) => column.primaryKey().references('learner.id'))
        .addColumn('edition', 'text', (column) => column.notNull())
        .addColumn('start_day', 'text', (column) => column.notNull())
        .addColumn('mobile', 'text')
        .addColumn('signed_at', 'integer')
        .addColumn('verified_at', 'integer')
        .execute();
      const exams = db.schema
        .createTable('manage_exam')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('week', 'integer', (column) => column.notNull())
        .addColumn('attempt', 'integer', (column) => column.notNull());
      await withAnswerColumns(exams)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('manage_exam_key', ['learner_id', 'week', 'attempt'])
        .execute();
      await createGrades(db, 'manage_grade');
    },
  },
};
