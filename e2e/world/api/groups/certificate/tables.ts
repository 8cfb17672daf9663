import type { Address, CertificatePart, CourseLine } from '@suite/api';
import type { Selectable } from 'kysely';
import type { Migrations } from '../../../db/tables';

interface CertificateTable {
  learner_id: number;
  line: CourseLine;
  /** Id of the photo. */
  photo: string | null;
  id_number: string | null;
  /** JSON of the address as it was given for this certificate. */
  address: string | null;
  submitted_at: number | null;
  /** When a reviewer has taken it up. */
  taken_at: number | null;
  rejected_at: number | null;
  reason: string | null;
  wrong_part: CertificatePart | null;
  issued_at: number | null;
  shipped_at: number | null;
}

interface CertificatePhotoTable {
  id: string;
  learner_id: number;
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

/** What happened before the state that the certificate has now. */
interface CertificateEventTable {
  learner_id: number;
  line: CourseLine;
  at: number;
  state: 'submitted' | 'reviewing' | 'rejected' | 'issued' | 'shipped';
  reason: string;
}

declare module '../../../db/tables' {
  interface Tables {
    certificate: CertificateTable;
    certificate_photo: CertificatePhotoTable;
    certificate_event: CertificateEventTable;
  }
}

export type CertificateRow = Selectable<CertificateTable>;
export type EventRow = Selectable<CertificateEventTable>;

export const givenAddress = ({ address }: Pick<CertificateRow, 'address'>): Address | null =>
  address === null ? null : (JSON.parse(address) as Address);

export const certificateMigrations: Migrations = {
  'certificate-1': {
    async up(db) {
      await db.schema
        .createTable('certificate')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('photo', 'text')
        .addColumn('id_number', 'text')
        .addColumn('address', 'text')
        .addColumn('submitted_at', 'integer')
        .addColumn('taken_at', 'integer')
        .addColumn('rejected_at', 'integer')
        .addColumn('reason', 'text')
        .addColumn('wrong_part', 'text')
        .addColumn('issued_at', 'integer')
        .addColumn('shipped_at', 'integer')
        .addPrimaryKeyConstraint('certificate_key', ['learner_id', 'line'])
        .execute();
      await db.schema
        .createTable('certificate_photo')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('bytes', 'blob', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('certificate_event')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('certificate_event_of')
        .on('certificate_event')
        .columns(['learner_id', 'line', 'at'])
        .execute();
    },
  },
};
