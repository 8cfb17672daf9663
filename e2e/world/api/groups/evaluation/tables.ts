import type { Migrations } from '../../../db/tables';

/** Ratings; each line has its own. */
export interface GradeTable {
  learner_id: number;
  evaluate_id: number;
  /** The rating as JSON. */
  content: string;
  at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    teacher_grade: GradeTable;
  }
}

/** Makes a table of ratings. */
export const createGrades = (db: Parameters<Migrations[string]['up']>[0], name: string): Promise<void> =>
  db.schema
    .createTable(name)
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('evaluate_id', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['learner_id', 'evaluate_id'])
    .execute();

export const evaluationMigrations: Migrations = {
  'evaluation-1': { up: (db) => createGrades(db, 'teacher_grade') },
};
