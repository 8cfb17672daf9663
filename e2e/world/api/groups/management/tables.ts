import type { ManageEditionName } from '@suite/api';
import type { Selectable } from 'kysely';
import { type AnswerColumns } from '../../answering';
import { type GradeTable } from '../evaluation/tables';

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
