import type { SignWay } from '@suite/api';
import { sql, type Generated, type Selectable } from 'kysely';
import type { Db, Migrations } from '../../../db/tables';

interface ManageContractTable {
  id: Generated<number>;
  learner_id: number;
  /** Studying waits for the main one; a learner has one of those. */
  is_main: 0 | 1;
  name: string;
  made_at: number;
  expires_at: number;
  /** In the future while the provider still confirms the signature. */
  signed_at: Generated<number | null>;
  version: Generated<number>;
  sign_way: Generated<SignWay>;
  signer_name: Generated<string | null>;
  id_number: Generated<string | null>;
  province_id: Generated<string | null>;
  city_id: Generated<string | null>;
  sms_at: Generated<number | null>;
  /** Picture of the signature as a data address. */
  signature: Generated<string | null>;
  /** The face check under way. */
  face_code: Generated<string | null>;
  /** The police have no picture of such a person. */
  has_no_face: Generated<0 | 1>;
  rejected_at: Generated<number | null>;
  revoked_at: Generated<number | null>;
  /** Why it was rejected or revoked. */
  reason: Generated<string | null>;
  /** Where the signed contract was sent last. */
  sent_to: Generated<string | null>;
}

interface StoredPictureTable {
  key: string;
  learner_id: number;
  /** A data address. */
  content: string;
}

declare module '../../../db/tables' {
  interface Tables {
    manage_contract: ManageContractTable;
    /** Pictures in the provider's store. */
    stored_picture: StoredPictureTable;
  }
}

export type ManageContractRow = Selectable<ManageContractTable>;

async function createContracts(db: Db): Promise<void> {
  const named = ['signer_name', 'id_number', 'province_id', 'city_id', 'signature', 'face_code'];
  let table = db.schema
    .createTable('manage_contract')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('is_main', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made_at', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('sign_way', 'text', (column) => column.notNull().defaultTo('drawn'))
    .addColumn('has_no_face', 'integer', (column) => column.notNull().defaultTo(0));
  for (const name of [...named, 'reason', 'sent_to']) table = table.addColumn(name, 'text');
  for (const name of ['signed_at', 'sms_at', 'rejected_at', 'revoked_at']) {
    table = table.addColumn(name, 'integer');
  }
  await table.execute();
  await sql`create unique index manage_contract_main on manage_contract (learner_id) where is_main = 1`.execute(
    db,
  );
}

export const manageContractMigrations: Migrations = {
  'management-contract-1': {
    async up(db) {
      await createContracts(db);
      await db.schema
        .createTable('stored_picture')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('content', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
