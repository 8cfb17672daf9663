import { randomBytes } from 'node:crypto';
import type { CourseLine, StudentExt, StudentInfos } from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import type { Tokens } from './tokens';
import { find, get, insert, list, type Db } from '../db';

/** What can be bought: the course lines, the management course and the tools. */
export type Product = CourseLine | 'management' | 'tools';

interface AccountTable {
  openid: string;
  /** Key of the seeded person; null for an account made later. */
  person: string | null;
  nickname: string;
  avatar: string;
  /** The learner to whom the account is bound. */
  learner_id: number | null;
}

interface LearnerTable {
  id: Generated<number>;
  person: string | null;
  mobile: string;
  name: string;
  nickname: string;
  avatar: string;
  sex: 0 | 1 | 2;
  /** Salt and hash; null before a password was set. */
  password: string | null;
  version_id: number;
  jobnum: number;
  is_temporary: 0 | 1;
  student_infos: string | null;
  sdt_ext: string | null;
  created_at: number;
}

interface EnrolmentTable {
  learner_id: number;
  product: Product;
  bought_at: number;
  graduated_at: number | null;
}

/** The two products that a learner signs in to, apart from each other. */
export type SessionProduct = 'learner' | 'management';

interface SessionTable {
  id: string;
  learner_id: number;
  product: SessionProduct;
  until: number;
}

declare module '../db' {
  interface Tables {
    account: AccountTable;
    learner: LearnerTable;
    enrolment: EnrolmentTable;
    session: SessionTable;
  }
}

/** An account of the messenger. */
export type Account = Selectable<AccountTable>;
/** A learner as the server knows them. */
export type LearnerRow = Selectable<LearnerTable>;
export type SessionRow = Selectable<SessionTable>;

/** JSON of the learner's columns of that kind. */
export const studentInfosOf = (row: LearnerRow) =>
  row.student_infos === null ? null : (JSON.parse(row.student_infos) as StudentInfos);
export const studentExtOf = (row: LearnerRow) =>
  row.sdt_ext === null ? null : (JSON.parse(row.sdt_ext) as StudentExt);

const LASTS = 30 * 24 * 3600_000;

/** Opens a session for a learner and gives its token. */
export async function openSession(
  { db, now, tokens }: { db: Db; now: number; tokens: Tokens },
  learner: Pick<LearnerRow, 'id' | 'person'>,
  product: SessionProduct,
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const until = now + LASTS;
  await insert(db, 'session', { id, learner_id: learner.id, product, until });
  return tokens.sign({ kind: 'session', sub: id, until, ...(learner.person && { person: learner.person }) });
}

/** What a learner has bought until now. */
export const enrolmentsOf = async ({ db, now }: { db: Db; now: number }, learnerId: number) =>
  (await list(db, 'enrolment', { learner_id: learnerId })).filter(({ bought_at }) => bought_at <= now);

/** The running session of that id and its learner. */
export async function runningSession(
  db: Db,
  id: string,
  now: number,
): Promise<{ session: SessionRow; learner: LearnerRow } | undefined> {
  const session = await find(db, 'session', { id });
  if (!session || session.until <= now) return undefined;
  const learner = await get(db, 'learner', { id: session.learner_id });
  return { session, learner };
}
