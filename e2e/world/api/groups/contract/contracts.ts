import type {
  Contract as ContractItem,
  ContractDocument,
  ContractInfo,
  ContractState,
  ContractStatus,
  ContractStep,
  CourseLine,
} from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { contractDocuments, contractNames, type OwnTerms } from '../../../content';
import { find, insert, update, type Db } from '../../../db';
import type { LearnerRow } from '../../../people/sessions';
import { signingOf, type Signing } from '../../../providers/e-sign/signing-pages';
import { faceChecks, type FaceChecks } from '../../../providers/face/face-pages';
import { notFound } from '../../handle';
import { consentsOf, contractStanding, places, type ContractRow } from './rules';
import { closeSteps } from './steps';

const DAY = 24 * 3600_000;

/** Days within which a contract can be signed. */
const OPEN_DAYS = 30;

/** A contract with what the other services know of it. */
interface Contract {
  row: ContractRow;
  face: FaceChecks;
  signing: Signing | undefined;
}

/** How far a contract is. */
interface Progress {
  status: ContractStatus;
  step: ContractStep;
  signedAt: number | null;
  reason: string;
}

const expiryOf = ({ expires_at, made_at }: ContractRow): number => expires_at ?? made_at + OPEN_DAYS * DAY;

export const hasFace = ({ row, face }: Contract): boolean => row.face_at !== null || face.passedAt !== null;

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

/** The text of a contract. */
export const documentsOf = ({ line, version, own_terms }: ContractRow): ContractDocument[] =>
  contractDocuments(line, version, JSON.parse(own_terms) as OwnTerms);

const withProviders = async (at: { db: Db; now: number }, row: ContractRow): Promise<Contract> => ({
  row,
  face: await faceChecks(at, String(row.id)),
  signing: await signingOf(at.db, { contractId: row.id }),
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
  return Promise.all(rows.map((row) => withProviders({ db, now }, row)));
}

/** One contract of a learner; another learner's does not exist for them. */
export async function contractOf(
  { db, now, learner }: { db: Db; now: number; learner: Pick<LearnerRow, 'id'> },
  id: number,
): Promise<Contract> {
  const row = await find(db, 'contract', { id, learner_id: learner.id });
  if (!row) throw notFound('合同不存在');
  return withProviders({ db, now }, row);
}

/** A course that is bought again after its contract was revoked is signed for anew. */
async function renewContracts({ db, now }: { db: Db; now: number }): Promise<void> {
  const again = await db
    .selectFrom('contract')
    .innerJoin('enrolment', (join) =>
      join
        .onRef('enrolment.learner_id', '=', 'contract.learner_id')
        .onRef('enrolment.product', '=', 'contract.line')
        .onRef('enrolment.bought_at', '>=', 'contract.revoked_at'),
    )
    .select(['contract.id', 'bought_at'])
    .where('bought_at', '<=', now)
    .execute();
  for (const { id, bought_at } of again) {
    await update(
      db,
      'contract',
      { id },
      {
        ...{ made_at: bought_at, revoked_at: null, reason: null, notice_closed_at: null, expires_at: null },
        ...{ signer_name: null, id_number: null, province_id: null, city_id: null, signature: null },
        ...{
          face_at: null,
          has_no_face: 0,
          sms_at: null,
          signed_at: null,
          rejected_at: null,
          consents: '[]',
          reading: null,
        },
      },
    );
    await closeSteps(db, String(id));
  }
}

/** Every purchase has its contract; a temporary learner gets none yet. */
export async function makeContracts({ db, now }: { db: Db; now: number }): Promise<void> {
  await renewContracts({ db, now });
  const without = await db
    .selectFrom('enrolment')
    .innerJoin('learner', 'learner.id', 'enrolment.learner_id')
    .leftJoin('contract', (join) =>
      join
        .onRef('contract.learner_id', '=', 'enrolment.learner_id')
        .onRef('contract.line', '=', 'enrolment.product'),
    )
    .select(['enrolment.learner_id', 'product', 'bought_at'])
    .where('learner.is_temporary', '=', 0)
    .where('product', 'in', Object.keys(contractNames) as CourseLine[])
    .where('bought_at', '<=', now)
    .where('contract.id', 'is', null)
    .orderBy('bought_at')
    .execute();
  if (without.length === 0) return;
  const rows = without.map(({ learner_id, product, bought_at }) => ({
    learner_id,
    line: product as CourseLine,
    made_at: bought_at,
  }));
  await insert(db, 'contract', rows);
}

/** A contract as the learner's list shows it. */
export function itemOf(contract: Contract, now: number): ContractItem {
  const { row } = contract;
  const { status, signedAt, reason } = progressOf(contract, now);
  return {
    id: row.id,
    contract_name: contractNames[row.line],
    contract_name_list: documentsOf(row).map(({ name }) => name),
    status,
    create_time: timeText(row.made_at),
    expire_time: timeText(expiryOf(row)),
    sign_time: status === 'signed' && signedAt !== null ? timeText(signedAt) : '',
    reason,
  };
}

/** A contract as its signing needs it. */
export const stateOf = (
  contract: Contract,
  learner: Pick<LearnerRow, 'name' | 'mobile'>,
  now: number,
): ContractState => ({
  ...itemOf(contract, now),
  step: progressOf(contract, now).step,
  version: String(contract.row.version),
  sign_way: contract.row.sign_way,
  name: contract.row.signer_name ?? learner.name,
  mobile: learner.mobile,
  consents: consentsOf(contract.row),
});

/** The contracts of a learner: what is to sign first, then what needs a look, the newest of each first. */
export async function listOf(db: Db, learnerId: number, now: number): Promise<ContractItem[]> {
  const all = await contractsOf(db, learnerId, now);
  const items = all.map((contract) => itemOf(contract, now)).reverse();
  return items.sort((one, other) => places[one.status] - places[other.status]);
}

/** The contract that waits for the learner, else the last one signed. */
export async function contractInfo({
  db,
  now,
  learner,
}: {
  db: Db;
  now: number;
  learner: Pick<LearnerRow, 'id'>;
}): Promise<ContractInfo | null> {
  const all = await contractsOf(db, learner.id, now);
  const known = all.map((contract) => ({ contract, ...progressOf(contract, now) }));
  // The sort keeps the oldest of equals first.
  const waiting = known
    .filter(({ status }) => places[status] < places.signed)
    .sort((one, other) => places[one.status] - places[other.status])[0];
  const signed = known
    .filter(({ status }) => status === 'signed')
    .sort((one, other) => (other.signedAt ?? 0) - (one.signedAt ?? 0));
  const found = waiting ?? signed[0];
  if (!found) return null;
  const { row } = found.contract;
  return {
    id: row.id,
    contract_name: contractNames[row.line],
    is_signed: waiting ? 0 : 1,
    is_show_notice: waiting && row.notice_closed_at === null ? 1 : 0,
  };
}
