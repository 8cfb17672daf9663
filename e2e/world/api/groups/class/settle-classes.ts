import { addDays, dayOf, startOfDay } from '../../../clock/china-time';
import { update } from '../../../db/queries';
import type { Filling } from '../../group';
import { learnerClasses, type LearnerClasses } from './learner-classes';
import { classLines } from './lines';
import { assignedAt, nextClassDay } from './schedule';
import { addSeat } from './seats';

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
