import type { ContractInfo, Contract as ContractItem, ContractState, CourseLine } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { contractDocuments, contractNames } from '../../../content';
import { insert, remove, update } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import type { LearnerRow } from '../../../people/tables';
import { type Contract, contractsOf, expiryOf, progressOf } from './progress';
import { places } from './rules';

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
          face_code: null,
          face_at: null,
          has_no_face: 0,
          sms_at: null,
          signed_at: null,
          rejected_at: null,
        },
      },
    );
    await remove(db, 'signing', { contract_id: String(id) });
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
    contract_name_list: contractDocuments(row.line, row.version).map(({ name }) => name),
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
