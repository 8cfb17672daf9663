import type { Day } from '@suite/api';
import type { Generated } from 'kysely';
import type { ClassLine } from './learner-classes';

interface ClassTable {
  id: Generated<number>;
  line: ClassLine;
  start_date: Day;
  week_count: number;
  teacher_id: number;
}

interface SeatTable {
  id: Generated<number>;
  learner_id: number;
  line: ClassLine;
  class_id: number;
  taken_at: number;
  /** 1 when the staff has assigned the learner. */
  by_staff: 0 | 1;
  cancelled_at: number | null;
}

interface RestTable {
  id: Generated<number>;
  seat_id: number;
  from_day: Day;
  /** The day on which the learner goes on; moved forward when they resume before. */
  to_day: Day;
}

declare module '../../../db' {
  interface Tables {
    class: ClassTable;
    class_seat: SeatTable;
    class_rest: RestTable;
  }
}
