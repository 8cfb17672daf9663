import type { Day } from '@suite/api';
import type { Db } from '../../../db/tables';
import type { ClassLine } from './lines';
import { teacherOfClass, weekCount } from './course-content';

/** The class of a line that begins on a day; it is opened with its first learner. */
async function openClass(db: Db, line: ClassLine, start: Day): Promise<number> {
  const classes = db
    .selectFrom('class')
    .select('id')
    .where('line', '=', line)
    .where('start_date', '=', start);
  const open = await classes.executeTakeFirst();
  if (open) return open.id;
  const { insertId } = await db
    .insertInto('class')
    .values({ line, start_date: start, week_count: weekCount(line), teacher_id: teacherOfClass(line, start) })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Takes a place for a learner. */
export async function addSeat(
  db: Db,
  seat: { learnerId: number; line: ClassLine; start: Day; at: number; byStaff?: boolean },
): Promise<number> {
  const { learnerId, line, start, at, byStaff = false } = seat;
  const { insertId } = await db
    .insertInto('class_seat')
    .values({
      learner_id: learnerId,
      line,
      class_id: await openClass(db, line, start),
      taken_at: at,
      by_staff: byStaff ? 1 : 0,
      cancelled_at: null,
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Places taken by learners, by the day on which their class begins. */
export async function takenPlaces(db: Db, line: ClassLine, from: Day, to: Day): Promise<Map<Day, number>> {
  const rows = await db
    .selectFrom('class')
    .innerJoin('class_seat', 'class_seat.class_id', 'class.id')
    .select(({ fn }) => ['class.start_date', fn.countAll<number>().as('count')])
    .where('class.line', '=', line)
    .where('class.start_date', '>=', from)
    .where('class.start_date', '<=', to)
    .where('class_seat.cancelled_at', 'is', null)
    .groupBy('class.start_date')
    .execute();
  return new Map(rows.map(({ start_date, count }) => [start_date, count]));
}
