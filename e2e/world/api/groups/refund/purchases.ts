import type { CourseLine } from '@suite/api';
import { contractNames, goods } from '../../../content';
import type { Db } from '../../../db/tables';
import { notFound } from '../../refusal';
import type { OrderRow } from '../orders/tables';

export type Asked = { db: Db; now: number };

/** A contract with the order that paid for it, if there is one. */
export interface Purchase {
  contract_id: number;
  contract_name: string;
  line: CourseLine;
  /** Who signed the contract; null before the identity was verified. */
  signer: string | null;
  order: OrderRow | undefined;
}

const goodsIds = (line: CourseLine) => goods.filter(({ product }) => product === line).map(({ id }) => id);

async function purchaseOf(
  db: Db,
  learnerId: number,
  contract: { id: number; line: CourseLine; signer_name: string | null },
): Promise<Purchase> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('goods_id', 'in', [...goodsIds(contract.line), ''])
    .where('status', 'in', ['paid', 'refunded'])
    .orderBy('paid_at', 'desc')
    .executeTakeFirst();
  return {
    contract_id: contract.id,
    contract_name: contractNames[contract.line],
    line: contract.line,
    signer: contract.signer_name,
    order,
  };
}

/** The learner's purchases, newest first. */
export async function purchasesOf({ db, now }: Asked, learnerId: number): Promise<Purchase[]> {
  const contracts = await db
    .selectFrom('contract')
    .select(['id', 'line', 'signer_name'])
    .where('learner_id', '=', learnerId)
    .where('made_at', '<=', now)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('revoked_at', 'is', null),
        // What was refunded stays in the list, with how it ended.
        exists(selectFrom('refund').select('refund.id').whereRef('refund.contract_id', '=', 'contract.id')),
      ]),
    )
    .orderBy('made_at', 'desc')
    .execute();
  const all: Purchase[] = [];
  for (const contract of contracts) all.push(await purchaseOf(db, learnerId, contract));
  return all;
}

/** A contract of the learner. */
export async function purchaseOfContract({ db }: Asked, learnerId: number, id: number): Promise<Purchase> {
  const contract = await db
    .selectFrom('contract')
    .select(['id', 'line', 'signer_name'])
    .where('id', '=', id)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  if (!contract) throw notFound('合同不存在');
  return purchaseOf(db, learnerId, contract);
}
