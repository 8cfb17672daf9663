import type { Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import { find } from '../../db/queries';
import type { Db } from '../../db/tables';

interface SigningTable {
  code: string;
  /** Unique, so that a contract is signed once. */
  contract_id: string;
  learner_id: number;
  title: string;
  /** JSON of the paragraphs. */
  text: string;
  return_url: string;
  state: 'pending' | 'signed' | 'refused';
  answered_at: number | null;
  until: number;
}

declare module '../../db/tables' {
  interface Tables {
    signing: SigningTable;
  }
}

type SigningRow = Selectable<SigningTable>;

const HOLDS = 30 * 60_000;

export const isSigningOpen = ({ state, until }: SigningRow, now: number): boolean =>
  state === 'pending' && until > now;

export const signingRow = (db: Db, code: string): Promise<SigningRow | undefined> =>
  find(db, 'signing', { code });

/** What is to be signed; ids of contracts of different kinds must differ (`management-3`). */
export interface SigningOrder {
  learnerId: number;
  contractId: number | string;
  title: string;
  paragraphs: readonly string[];
  returnUrl: string;
}

/**
 * Asks for a signature and gives the path of its page. A contract has one signing: asked again it keeps
 * its address while it is open or signed, and gets a new one once it was refused or ran out.
 */
export async function createSigning(
  { db, now }: { db: Db; now: number },
  { learnerId, contractId, title, paragraphs, returnUrl }: SigningOrder,
): Promise<string> {
  const contract_id = String(contractId);
  const known = await find(db, 'signing', { contract_id });
  if (known?.state === 'signed') return `/s/${known.code}`;
  const code = known && isSigningOpen(known, now) ? known.code : randomBytes(9).toString('base64url');
  const row: SigningRow = {
    code,
    contract_id,
    learner_id: learnerId,
    title,
    text: JSON.stringify(paragraphs),
    return_url: returnUrl,
    state: 'pending',
    answered_at: null,
    until: now + HOLDS,
  };
  await db
    .insertInto('signing')
    .values(row)
    .onConflict((conflict) => conflict.column('contract_id').doUpdateSet(row))
    .execute();
  return `/s/${code}`;
}

/** Stores the answer to a signing; false if it had one already or has run out. */
export async function answerSigning(
  { db, now }: { db: Db; now: number },
  code: string,
  state: 'signed' | 'refused',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signing')
    .set({ state, answered_at: now })
    .where('code', '=', code)
    .where('state', '=', 'pending')
    .where('until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How far a signature is, and since when it is decided. */
export interface Signing {
  code: string;
  learnerId: number;
  state: SigningRow['state'];
  at: number | null;
}

/** The outcome of a signing, by its code or its contract. */
export async function signingOf(
  db: Db,
  which: { code: string } | { contractId: number | string },
): Promise<Signing | undefined> {
  const all = db.selectFrom('signing').selectAll();
  const row = await (
    'code' in which
      ? all.where('code', '=', which.code)
      : all.where('contract_id', '=', String(which.contractId))
  ).executeTakeFirst();
  return row && { code: row.code, learnerId: row.learner_id, state: row.state, at: row.answered_at };
}
