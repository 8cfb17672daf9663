import type { Generated, Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import { find, insert, update } from '../../db/queries';
import type { Db } from '../../db/tables';

interface FaceCheckTable {
  id: Generated<number>;
  code: string;
  learner_id: number;
  name: string;
  return_url: string;
  state: 'pending' | 'passed' | 'failed';
  failures: number;
  answered_at: number | null;
  until: number;
  /** The camera was refused at the last look. */
  camera_refused: Generated<0 | 1>;
}

declare module '../../db/tables' {
  interface Tables {
    face_check: FaceCheckTable;
  }
}

type FaceCheckRow = Selectable<FaceCheckTable>;

const HOLDS = 30 * 60_000;
const TRIES = 3;

export const faceCheckRow = (db: Db, code: string): Promise<FaceCheckRow | undefined> =>
  find(db, 'face_check', { code });

/** How often a check may still be tried. */
export const triesLeft = ({ state, failures }: Pick<FaceCheckRow, 'state' | 'failures'>): number =>
  state === 'passed' ? 0 : TRIES - failures;

/** Asks for a face check and gives the path of its page. */
export async function createFaceCheck(
  { db, now }: { db: Db; now: number },
  { learnerId, name, returnUrl }: { learnerId: number; name: string; returnUrl: string },
): Promise<string> {
  const code = randomBytes(9).toString('base64url');
  await insert(db, 'face_check', {
    code,
    learner_id: learnerId,
    name,
    return_url: returnUrl,
    state: 'pending',
    failures: 0,
    answered_at: null,
    until: now + HOLDS,
  });
  return `/f/${code}`;
}

/** Stores an outcome; undefined if the check has passed, has run out, or was tried too often. */
export async function answerFaceCheck(
  { db, now }: { db: Db; now: number },
  code: string,
  state: 'passed' | 'failed',
): Promise<FaceCheckRow | undefined> {
  return db
    .updateTable('face_check')
    .set(({ eb, ref }) => ({
      state,
      camera_refused: 0,
      answered_at: now,
      failures: eb(ref('failures'), '+', state === 'failed' ? 1 : 0),
    }))
    .where('code', '=', code)
    .where('state', '!=', 'passed')
    .where('failures', '<', TRIES)
    .where('until', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The camera was refused; this does not count as a try. */
export async function refuseCamera(db: Db, code: string): Promise<void> {
  await update(db, 'face_check', { code }, { camera_refused: 1 });
}

/** How far a face check is, and since when. */
export interface FaceCheck {
  code: string;
  learnerId: number;
  state: FaceCheckRow['state'];
  at: number | null;
  triesLeft: number;
  isCameraRefused: boolean;
}

/** The outcome of a check; of a learner's checks the one that passed, or else the newest. */
export async function faceCheckOf(
  db: Db,
  which: { code: string } | { learnerId: number },
): Promise<FaceCheck | undefined> {
  const all = db.selectFrom('face_check').selectAll();
  const row = await (
    'code' in which
      ? all.where('code', '=', which.code)
      : all
          .where('learner_id', '=', which.learnerId)
          .orderBy(({ eb }) => eb('state', '=', 'passed'), 'desc')
          .orderBy('id', 'desc')
  ).executeTakeFirst();
  return (
    row && {
      code: row.code,
      learnerId: row.learner_id,
      state: row.state,
      at: row.answered_at,
      triesLeft: triesLeft(row),
      isCameraRefused: row.camera_refused === 1,
    }
  );
}
