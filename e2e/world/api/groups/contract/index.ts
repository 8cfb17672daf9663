import { closeSignNotice, isContractSigned, type ContractInfo, type CourseLine } from '@suite/api';
import type { Generated } from 'kysely';
import * as v from 'valibot';
import { contractNames } from '../../../content';
import type { Db, Migrations } from '../../../db/tables';
import type { LearnerRow } from '../../../people/tables';
import type { Group, Seeding } from '../../group';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound } from '../../refusal';

interface ContractTable {
  id: Generated<number>;
  learner_id: number;
  line: CourseLine;
  made_at: number;
  signed_at: number | null;
  /** When the learner closed the notice to sign. */
  notice_closed_at: number | null;
}

declare module '../../../db/tables' {
  interface Tables {
    contract: ContractTable;
  }
}

const contractMigrations: Migrations = {
  'contract-1': {
    async up(db) {
      await db.schema
        .createTable('contract')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('made_at', 'integer', (column) => column.notNull())
        .addColumn('signed_at', 'integer')
        .addColumn('notice_closed_at', 'integer')
        .addUniqueConstraint('contract_learner_line', ['learner_id', 'line'])
        .execute();
    },
  },
};

type Asked = { db: Db; now: number; learner: Pick<LearnerRow, 'id' | 'is_temporary'> };

/** Every purchase has its contract; a temporary learner gets none yet. */
async function makeContracts({ db, now, learner }: Asked): Promise<void> {
  if (learner.is_temporary) return;
  const without = await db
    .selectFrom('enrolment')
    .leftJoin('contract', (join) =>
      join
        .onRef('contract.learner_id', '=', 'enrolment.learner_id')
        .onRef('contract.line', '=', 'enrolment.product'),
    )
    .select(['product', 'bought_at'])
    .where('enrolment.learner_id', '=', learner.id)
    .where('product', 'in', Object.keys(contractNames) as CourseLine[])
    .where('bought_at', '<=', now)
    .where('contract.id', 'is', null)
    .orderBy('bought_at')
    .execute();
  if (without.length === 0) return;
  const rows = without.map(({ product, bought_at }) => ({
    learner_id: learner.id,
    line: product as CourseLine,
    made_at: bought_at,
    signed_at: null,
    notice_closed_at: null,
  }));
  await db.insertInto('contract').values(rows).execute();
}

/** The contract that waits for the learner, else the last one signed. */
export async function contractInfo(asked: Asked): Promise<ContractInfo | null> {
  await makeContracts(asked);
  const row = await asked.db
    .selectFrom('contract')
    .selectAll()
    .where('learner_id', '=', asked.learner.id)
    .where('made_at', '<=', asked.now)
    .orderBy(({ eb }) => eb('signed_at', 'is not', null))
    .orderBy('signed_at', 'desc')
    .orderBy('made_at')
    .executeTakeFirst();
  if (!row) return null;
  const is_signed = row.signed_at === null ? 0 : 1;
  return {
    id: row.id,
    contract_name: contractNames[row.line],
    is_signed,
    is_show_notice: is_signed || row.notice_closed_at !== null ? 0 : 1,
  };
}

const HOUR = 3600_000;

/** Contracts were signed soon after each purchase; people with one to sign have the last one open. */
async function seedContracts({ db, now, person, learner }: Seeding): Promise<void> {
  await makeContracts({ db, now, learner });
  const own = db.selectFrom('contract').where('learner_id', '=', learner.id);
  const last = await own.select(['id', 'made_at']).orderBy('made_at', 'desc').executeTakeFirst();
  if (!last) return;
  const signs = db
    .updateTable('contract')
    .set(({ eb, ref }) => ({ signed_at: eb(ref('made_at'), '+', HOUR) }));
  const isLastOpen = person.traits.includes('contract-to-sign');
  await signs
    .where('learner_id', '=', learner.id)
    .where('id', '!=', isLastOpen ? last.id : 0)
    .execute();
}

/** The contracts of the courses that a learner has bought. */
export const contract: Group = {
  name: 'contract',
  migrations: contractMigrations,
  handlers: [
    handle(isContractSigned, async (asking) => ({ is_signed: (await contractInfo(asking))?.is_signed ?? 0 })),
    handle(closeSignNotice, v.object({ contractId: id() }), async ({ db, now, learner, params }) => {
      const { numUpdatedRows } = await db
        .updateTable('contract')
        .set(({ fn, val }) => ({ notice_closed_at: fn.coalesce('notice_closed_at', val(now)) }))
        .where('id', '=', params.contractId)
        .where('learner_id', '=', learner.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound('合同不存在');
      return null;
    }),
  ],
  seed: seedContracts,
  async detail(asking) {
    const info = await contractInfo(asking);
    return { contractInfo: info, contractId: info?.id ?? null };
  },
};
