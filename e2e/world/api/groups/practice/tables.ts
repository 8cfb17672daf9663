import { type Generated, type Selectable } from 'kysely';
import { type AnswerColumns } from '../../answering';

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
