import type { Updateable } from 'kysely';
import * as v from 'valibot';
import { find, update, type Db, type Tables } from '../../../db';
import { id, whole } from '../../handle';
import { contractStanding, signingKey } from './rules';
import { closeSteps } from './steps';
import { removeTickets } from '../../../providers/step-tickets';
import { signingOf } from '../../../providers/e-sign/signing-pages';

/** What happens to a contract without the learner. */
export const contractChange = v.strictObject({
  line: v.optional(v.picklist(['learner', 'management']), 'learner'),
  contractId: id(),
  does: v.picklist(['revise', 'reject', 'revoke', 'delay']),
  /** How late the server hears of the next signature, where it is delayed. */
  seconds: v.optional(whole(0, 86_400), 60),
});

type Columns = Pick<
  Updateable<Tables['contract']>,
  'version' | 'heard_after' | 'revoked_at' | 'rejected_at' | 'reason' | 'signed_at' | 'signature'
>;

/** Revises, rejects or revokes a contract, or delays its signature; false if it is too late for that. */
export async function changeContract(
  { db, now }: { db: Db; now: number },
  { line, contractId, does, seconds }: v.InferOutput<typeof contractChange>,
): Promise<boolean> {
  const isManagement = line === 'management';
  const row = await find(db, isManagement ? 'manage_contract' : 'contract', { id: contractId });
  if (!row) return false;
  const key = isManagement ? signingKey(contractId) : String(contractId);
  const signing = await signingOf(db, { contractId: key });
  const { status } = contractStanding({ row, signing, expiresAt: Infinity }, now);
  const isSigned = status === 'signed' || row.signed_at !== null;
  if (does === 'revise' ? isSigned : does !== 'revoke' && status === 'signed') return false;
  const reason = { reject: '签名无法辨认，请用正楷重新签名', revoke: '课程订单已退款，合同随之撤销' };
  const columns: Record<typeof does, Columns> = {
    revise: { version: row.version + 1 },
    reject: { rejected_at: now, reason: reason.reject, signed_at: null, signature: null },
    revoke: { revoked_at: now, reason: reason.revoke },
    delay: { heard_after: seconds * 1000 },
  };
  if (isManagement) await update(db, 'manage_contract', { id: contractId }, columns[does]);
  else await update(db, 'contract', { id: contractId }, columns[does]);
  if (does === 'revise') {
    await removeTickets(db, key);
    await update(db, 'signing', { contract_id: key, state: 'pending' }, { state: 'replaced' });
  } else if (does !== 'delay') {
    await closeSteps(db, key);
  }
  return true;
}
