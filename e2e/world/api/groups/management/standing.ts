import { codes } from '@suite/api';
import { addDays, dayOf, daysBetween } from '../../../clock/china-time';
import { find } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { Refusal } from '../../refusal';
import { type Asked, boughtBy } from '../course/access';
import { mainContractFacts } from '../management-contract/facts';
import type { ManageLearnerRow } from './tables';

/** A buyer of the management course, and the day of study that today is. */
export interface Standing extends ManageLearnerRow {
  day: number;
}

/** Stores what a learner did before the first week. */
export async function saveManageLearner(db: Db, row: ManageLearnerRow): Promise<void> {
  await db
    .insertInto('manage_learner')
    .values(row)
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet(row))
    .execute();
}

/** The state in which a purchase puts a learner: the first week begins on the next day. */
export const firstStanding = (learnerId: number, boughtAt: number): ManageLearnerRow => ({
  learner_id: learnerId,
  edition: 'new',
  start_day: addDays(dayOf(boughtAt), 1),
  mobile: null,
  signed_at: null,
  verified_at: null,
});

/** The learner in the management course; undefined unless they have bought it. */
export async function standingOf(asked: Asked): Promise<Standing | undefined> {
  const boughtAt = (await boughtBy(asked)).get('management');
  if (boughtAt === undefined) return undefined;
  const row = await find(asked.db, 'manage_learner', { learner_id: asked.learner.id });
  const known = row ?? firstStanding(asked.learner.id, boughtAt);
  const since = await mainContractFacts(asked);
  return {
    ...known,
    signed_at: known.signed_at ?? since.signed_at,
    verified_at: known.verified_at ?? since.verified_at,
    day: daysBetween(known.start_day, dayOf(asked.now)) + 1,
  };
}

/** Throws NOT_BOUGHT unless the learner owns the management course. */
export async function demandStanding(asked: Asked): Promise<Standing> {
  const standing = await standingOf(asked);
  if (!standing) throw new Refusal(codes.NOT_BOUGHT, '购买管理课程后才能学习');
  return standing;
}

/** Whether the contract is signed and the face is verified: study opens then. */
export const mayStudy = ({ signed_at, verified_at }: ManageLearnerRow): boolean =>
  signed_at !== null && verified_at !== null;
