import type { Db } from '../../../db';

/** The first submitted paper of a unit: with it the homework is handed in. */
export interface HandIn {
  unit_id: number;
  score: number;
  submitted_at: number;
}

/** What a learner has handed in, by unit. */
export async function handInsOf(db: Db, learnerId: number): Promise<Map<number, HandIn>> {
  const rows = await db
    .selectFrom('juan')
    .select(['unit_id', 'score', 'submitted_at'])
    .where('learner_id', '=', learnerId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ unit_id, score, submitted_at }) => [
      unit_id,
      { unit_id, score: score ?? 0, submitted_at: submitted_at ?? 0 },
    ]),
  );
}
