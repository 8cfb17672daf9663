import type { ContractStatus, ContractStep } from '@suite/api';
import { find } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { type Signing, signingOf } from '../../../providers/e-sign/signings';
import { type FaceCheck, faceCheckOf } from '../../../providers/face/face-checks';
import { notFound } from '../../refusal';
import { contractStanding } from './rules';
import type { ContractRow } from './tables';

const DAY = 24 * 3600_000;

/** Days within which a contract can be signed. */
const OPEN_DAYS = 30;

/** A contract with what the other providers know of it. */
export interface Contract {
  row: ContractRow;
  face: FaceCheck | undefined;
  signing: Signing | undefined;
}

/** How far a contract is. */
export interface Progress {
  status: ContractStatus;
  step: ContractStep;
  signedAt: number | null;
  reason: string;
}

export const expiryOf = ({ expires_at, made_at }: ContractRow): number =>
  expires_at ?? made_at + OPEN_DAYS * DAY;

export const hasFace = ({ row, face }: Contract): boolean => row.face_at !== null || face?.state === 'passed';

function stepOf(contract: Contract): ContractStep {
  const { row } = contract;
  if (row.signed_at !== null) return 'confirming';
  if (row.id_number === null) return 'identity';
  if (!hasFace(contract)) return 'face';
  return row.sms_at === null ? 'sms' : 'sign';
}

/** How far the signing of a contract is. */
export function progressOf({ row, face, signing }: Contract, now: number): Progress {
  const step = stepOf({ row, face, signing });
  return { ...contractStanding({ row, signing, expiresAt: expiryOf(row) }, now), step };
}

const withProviders = async (db: Db, row: ContractRow): Promise<Contract> => ({
  row,
  face: row.face_code === null ? undefined : await faceCheckOf(db, { code: row.face_code }),
  signing: row.sign_way === 'link' ? await signingOf(db, { contractId: row.id }) : undefined,
});

/** All contracts of a learner, oldest first. */
export async function contractsOf(db: Db, learnerId: number, now: number): Promise<Contract[]> {
  const rows = await db
    .selectFrom('contract')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('made_at', '<=', now)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => withProviders(db, row)));
}

/** One contract of a learner; another learner's does not exist for them. */
export async function contractOf(db: Db, learnerId: number, id: number): Promise<Contract> {
  const row = await find(db, 'contract', { id, learner_id: learnerId });
  if (!row) throw notFound('合同不存在');
  return withProviders(db, row);
}
