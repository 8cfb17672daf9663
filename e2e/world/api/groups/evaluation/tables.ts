import type { Migrations } from '../../../db/tables';

interface TeacherGradeTable {
  learner_id: number;
  evaluate_id: number;
  /** The rating as JSON. */
  content: string;
  at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    teacher_grade: TeacherGradeTable;
  }
}

export const evaluationMigrations: Migrations = {
  'evaluation-1': {
    async up(db) {
      await db.schema
        .createTable('teacher_grade')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('evaluate_id', 'integer', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('teacher_grade_key', ['learner_id', 'evaluate_id'])
        .execute();
    },
  },
};
