import { codes, type ClassInfo, type Day } from '@suite/api';
import { addDays, dayOf, startOfDay } from '../../../clock/china-time';
import { find, insertRow, update, type Db } from '../../../db';
import type { Filling } from '../../group';
import { Refusal, rule, type LearnerAsking } from '../../handle';
import {
  assignedAt,
  canCancel,
  chooseDeadline,
  classDayOf,
  classInfoOf,
  classLines,
  classOf,
  learnerClasses,
  lineNames,
  nextClassDay,
  teacherOfClass,
  weekCount,
  type ClassLine,
  type LearnerClasses,
} from './learner-classes';

/** The class of a line that begins on a day; it is opened with its first learner. */
async function openClass(db: Db, line: ClassLine, start: Day): Promise<number> {
  const open = await find(db, 'class', { line, start_date: start });
  if (open) return open.id;
  const [week_count, teacher_id] = [weekCount(line), teacherOfClass(line, start)];
  return (await insertRow(db, 'class', { line, start_date: start, week_count, teacher_id })).id;
}

/** Takes a place for a learner. */
export async function addSeat(
  db: Db,
  seat: { learnerId: number; line: ClassLine; start: Day; at: number; byStaff?: boolean },
): Promise<number> {
  const { learnerId, line, start, at, byStaff = false } = seat;
  const row = await insertRow(db, 'class_seat', {
    learner_id: learnerId,
    line,
    class_id: await openClass(db, line, start),
    taken_at: at,
    by_staff: byStaff ? 1 : 0,
    cancelled_at: null,
  });
  return row.id;
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

/** Days between the assignment by the staff and the first day on which a class may begin. */
const NOTICE = 2;

/** The staff assigns a class to a learner who has chosen none in time. */
async function assign({ db, now }: Filling, learnerId: number, { bought, classes }: LearnerClasses) {
  for (const { line, bought_at, graduated_at } of bought) {
    const at = assignedAt(line, bought_at);
    if (classes.has(line) || graduated_at !== null || at > now) continue;
    const start = nextClassDay(addDays(dayOf(at), NOTICE));
    await addSeat(db, { learnerId, line, start, at, byStaff: true });
  }
}

/** Learners graduate the day after their class ends. */
async function graduate({ db }: Filling, learnerId: number, { bought, classes }: LearnerClasses) {
  for (const { line, graduated_at } of bought) {
    const own = classes.get(line);
    if (own?.status !== 'finished' || graduated_at !== null) continue;
    await update(
      db,
      'enrolment',
      { learner_id: learnerId, product: line },
      { graduated_at: startOfDay(addDays(own.end, 1)) },
    );
  }
}

/** Does for one learner what is due by now: the assignment by the staff, the graduation. */
export async function settleClasses(filling: Filling, learnerId: number): Promise<void> {
  await assign(filling, learnerId, await learnerClasses(filling, learnerId));
  await graduate(filling, learnerId, await learnerClasses(filling, learnerId));
}

/** Takes back what the staff has assigned in the future: the clock was moved back. */
async function unassignLater({ db, now }: Filling): Promise<void> {
  const later = db
    .selectFrom('class_seat')
    .select('id')
    .where('by_staff', '=', 1)
    .where('taken_at', '>', now);
  await db.deleteFrom('class_rest').where('seat_id', 'in', later).execute();
  await db.deleteFrom('class_seat').where('id', 'in', later).execute();
}

/** Does what is due for every learner who has not graduated from all that they bought. */
export async function settleAllClasses(filling: Filling): Promise<void> {
  await unassignLater(filling);
  const open = await filling.db
    .selectFrom('enrolment')
    .select('learner_id')
    .distinct()
    .where('product', 'in', classLines)
    .where((eb) => eb.or([eb('graduated_at', 'is', null), eb('graduated_at', '>', filling.now)]))
    .execute();
  for (const { learner_id } of open) await settleClasses(filling, learner_id);
}

type Asked = Pick<LearnerAsking<unknown>, 'db' | 'now' | 'learner'>;

/** The refusal for a learner who has not bought the line. */
export const notBought = (line: ClassLine) => new Refusal(codes.NOT_BOUGHT, `您还没有购买${lineNames[line]}`);

/** Whether a learner may choose a class of the line now, and until when. */
export async function choosing({ db, now, learner }: Asked, line: ClassLine) {
  const { bought, classes } = await learnerClasses({ db, now }, learner.id);
  const own = bought.find((one) => one.line === line);
  const deadline = own ? chooseDeadline(line, own.bought_at) : null;
  const current = classes.get(line);
  const open = deadline !== null && now <= deadline && !learner.is_temporary && own?.graduated_at === null;
  return { own, deadline, current, open };
}

/** Takes a place in the class that begins on a day. The same day again gives the same class. */
export async function choose(asked: Asked, line: ClassLine, date: Day): Promise<ClassInfo> {
  const { db, now, learner } = asked;
  const { own, deadline, current } = await choosing(asked, line);
  if (!own) throw notBought(line);
  if (current?.start === date) return classInfoOf(current, now);
  if (current?.status === 'prepared') throw rule('您已选过开班日期，如需更换请先取消');
  if (current) throw rule('您的课程已经开班，不能重新选择');
  if (learner.is_temporary) throw rule('请先完善学员信息，再选择开班日期');
  if (deadline === null || now > deadline) throw rule('选班时间已过，班主任会为您安排班级');
  const taken = await takenPlaces(db, line, date, date);
  const { capacity, enrolled, holiday } = classDayOf(date, dayOf(now), taken);
  if (holiday !== '' && capacity === 0) throw rule(`${holiday}期间不开班，请选择其他日期`);
  if (capacity === 0) throw rule('该日期不开班，请重新选择');
  if (enrolled >= capacity) throw new Refusal(codes.CLASS_FULL, '该班名额已满，请选择其他日期');
  await addSeat(db, { learnerId: learner.id, line, start: date, at: now });
  const chosen = await classOf({ db, now }, learner.id, line);
  if (!chosen) throw new Error('a chosen class is missing');
  return classInfoOf(chosen, now);
}

/** Gives a place back. A repeated call gets the same answer. */
export async function cancel(asked: Asked, line: ClassLine): Promise<null> {
  const { db, now, learner } = asked;
  const { own, current } = await choosing(asked, line);
  if (!own) throw notBought(line);
  if (!current) {
    const earlier = await find(db, 'class_seat', { learner_id: learner.id, line });
    if (earlier) return null;
    throw rule('您还没有选择开班日期');
  }
  if (current.status !== 'prepared') throw rule('课程已经开班，不能取消');
  if (!canCancel(current, now)) throw rule('已过取消截止时间，不能取消');
  await update(db, 'class_seat', { id: current.seat_id }, { cancelled_at: now });
  // After the time to choose, the staff assigns another class at once.
  await settleClasses(asked, learner.id);
  return null;
}
