import type { ContractStatus, ContractStep, ManageContract, ManageContractState } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { manageDocuments } from '../../../content';
import { insert, type Db } from '../../../db';
import { signingOf, type Signing } from '../../../providers/e-sign/signing-pages';
import { faceChecks, type FaceChecks } from '../../../providers/face/face-pages';
import { notFound } from '../../handle';
import { consentsOf, contractStanding, faceOutcome, OPEN, places, signingKey } from '../contract/rules';
import type { Asked } from '../course/access';
import { standingOf } from '../management/week-state';
import type { ManageContractRow } from '../management/contract-facts';

const MAIN_NAME = '管理沟通课服务合同';

/** A contract with what the other services know of it, and what the learner did. */
export interface Known {
  row: ManageContractRow;
  status: ContractStatus;
  step: ContractStep;
  signedAt: number | null;
  reason: string;
  face: FaceChecks;
  signing: Signing | undefined;
  /** The learner's face was verified after the main contract was signed. */
  isVerified: boolean;
  /** The number that is bound; '' without one. */
  mobile: string;
}

/** Every buyer of the course has its contract. */
export async function makeManageContracts({ db, now }: { db: Db; now: number }): Promise<void> {
  const without = await db
    .selectFrom('enrolment')
    .leftJoin('manage_contract', (join) =>
      join.onRef('manage_contract.learner_id', '=', 'enrolment.learner_id').on('is_main', '=', 1),
    )
    .select(['enrolment.learner_id', 'bought_at'])
    .where('product', '=', 'management')
    .where('bought_at', '<=', now)
    .where('manage_contract.id', 'is', null)
    .orderBy('enrolment.learner_id')
    .execute();
  if (without.length === 0) return;
  const rows = without.map(({ learner_id, bought_at }) => ({
    learner_id,
    is_main: 1 as const,
    name: MAIN_NAME,
    made_at: bought_at,
    expires_at: bought_at + OPEN,
  }));
  await insert(db, 'manage_contract', rows);
}

function stepOf({ signed_at, id_number, sms_at }: ManageContractRow): ContractStep {
  if (signed_at !== null) return 'confirming';
  if (id_number === null) return 'identity';
  return sms_at === null ? 'sms' : 'sign';
}

async function known(asked: Asked, row: ManageContractRow): Promise<Known> {
  const { db, now } = asked;
  const standing = await standingOf(asked);
  const signing = await signingOf(db, { contractId: signingKey(row.id) });
  return {
    row,
    step: stepOf(row),
    signing,
    ...contractStanding({ row, signing, expiresAt: row.expires_at }, now),
    face: await faceChecks(asked, signingKey(row.id)),
    isVerified: typeof standing?.verified_at === 'number',
    mobile: standing?.mobile ?? '',
  };
}

const rowsOf = ({ db, now, learner }: Asked) =>
  db
    .selectFrom('manage_contract')
    .selectAll()
    .where('learner_id', '=', learner.id)
    .where('made_at', '<=', now);

/** One contract of a learner; another learner's does not exist for them. */
export async function contractOf(asked: Asked, id: number): Promise<Known> {
  const row = await rowsOf(asked).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('合同不存在');
  return known(asked, row);
}

const itemOf = ({ row, status, signedAt, reason }: Known): ManageContract => ({
  id: row.id,
  contract_name: row.name,
  contract_name_list: manageDocuments(row.name, row.version).map(({ name }) => name),
  status,
  create_time: timeText(row.made_at),
  expire_time: timeText(row.expires_at),
  sign_time: status === 'signed' && signedAt !== null ? timeText(signedAt) : '',
  reason,
  area_id: row.province_id ?? '',
  is_main: row.is_main,
});

/** The contracts of a learner: what is to sign first, then what needs a look, the newest of each first. */
export async function listOf(asked: Asked): Promise<ManageContract[]> {
  const rows = await rowsOf(asked).orderBy('made_at', 'desc').orderBy('id').execute();
  const items: ManageContract[] = [];
  for (const row of rows) items.push(itemOf(await known(asked, row)));
  return items.sort((one, other) => places[one.status] - places[other.status]);
}

/** A contract as its signing and the face check need it. */
export function stateOf(contract: Known, learnerName: string): ManageContractState {
  const { row, step, isVerified, face, mobile } = contract;
  return {
    ...itemOf(contract),
    step,
    version: String(row.version),
    sign_way: row.sign_way,
    name: row.signer_name ?? learnerName,
    mobile,
    consents: consentsOf(row),
    is_identity: row.id_number === null ? 0 : 1,
    is_code: row.sms_at === null ? 0 : 1,
    is_face: isVerified ? 1 : 0,
    face: isVerified ? 'none' : faceOutcome(row, face),
    face_tries: face.triesLeft,
  };
}
