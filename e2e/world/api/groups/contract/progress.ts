import { codes, type ContractStatus, type ContractStep, type FaceOutcome } from '@suite/api';
import type { Db } from '../../../db/tables';
import { faceCheckOf, type FaceCheck } from '../../../providers/face/face-checks';
import { signingOf, type Signing } from '../../../providers/e-sign/signings';
import { notFound, Refusal } from '../../refusal';
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

function statusOf({ row, signing }: Contract, signedAt: number | null, now: number): ContractStatus {
  if (row.revoked_at !== null) return 'revoked';
  if (signedAt !== null && signedAt <= now) return 'signed';
  if (row.rejected_at !== null || signing?.state === 'refused') return 'rejected';
  if (row.signed_at === null && expiryOf(row) <= now) return 'expired';
  return row.id_number === null ? 'to_sign' : 'signing';
}

/** How far the signing of a contract is, by what all providers know. */
export function progressOf(contract: Contract, now: number): Progress {
  const { row, signing } = contract;
  const signedAt = signing?.state === 'signed' ? signing.at : row.signed_at;
  const reason = row.reason ?? (signing?.state === 'refused' ? '您在签署页面选择了拒绝签署' : '');
  return { status: statusOf(contract, signedAt, now), step: stepOf(contract), signedAt, reason };
}

/** How the last face check ended. */
export function faceOutcome({ row, face }: Contract): FaceOutcome {
  if (row.has_no_face) return 'data';
  if (face?.isCameraRefused) return 'camera';
  return face?.state === 'failed' ? 'failed' : 'none';
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
  const row = await db
    .selectFrom('contract')
    .selectAll()
    .where('id', '=', id)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  if (!row) throw notFound('合同不存在');
  return withProviders(db, row);
}

const missing: Record<ContractStep, [code: number, words: string]> = {
  identity: [codes.IDENTITY_NOT_VERIFIED, '请先完成实名认证'],
  face: [codes.FACE_NOT_VERIFIED, '请先完成人脸核验'],
  sms: [codes.SMS_NOT_VERIFIED, '请先完成短信验证'],
  sign: [codes.CONTRACT_NOT_READY, '合同还不能进行这一步'],
  confirming: [codes.CONTRACT_SIGNED, '合同已提交签署，请勿重复提交'],
};

const closed: Partial<Record<ContractStatus, [code: number, words: string]>> = {
  signed: [codes.CONTRACT_SIGNED, '合同已签署，无需重复签署'],
  expired: [codes.CONTRACT_NOT_READY, '合同已过签署期限'],
  rejected: [codes.CONTRACT_NOT_READY, '合同已被退回，请重新签署'],
  revoked: [codes.CONTRACT_NOT_READY, '合同已撤销'],
};

/** Throws unless the contract is at that step. */
export function mustBeAt(contract: Contract, step: ContractStep, now: number): void {
  const progress = progressOf(contract, now);
  const no = closed[progress.status] ?? (progress.step === step ? undefined : missing[progress.step]);
  if (no) throw new Refusal(...no);
}
