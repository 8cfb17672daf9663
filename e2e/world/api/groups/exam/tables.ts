import type { Selectable } from 'kysely';
import { type AnswerColumns } from '../../answering';

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
