import type { CourseLine, StudentExt, StudentInfos } from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import type { Migrations } from '../db/tables';

/** What can be bought: the course lines, the management course and the tools. */
export type Product = CourseLine | 'management' | 'tools';

interface AccountTable {
  openid: string;
  /** Key of the seeded person; null for an account made later. */
  person: string | null;
  nickname: string;
  avatar: string;
  /** The learner to whom the account is bound. */
  learner_id: number | null;
}

interface LearnerTable {
  id: Generated<number>;
  person: string | null;
  mobile: string;
  name: string;
  nickname: string;
  avatar: string;
  sex: 0 | 1 | 2;
  /** Salt and hash; null before a password was set. */
  password: string | null;
  version_id: number;
  jobnum: number;
  is_temporary: 0 | 1;
  student_infos: string | null;
  sdt_ext: string | null;
  created_at: number;
}

interface EnrolmentTable {
  learner_id: number;
  product: Product;
  bought_at: number;
  graduated_at: number | null;
}

interface SessionTable {
  id: string;
  learner_id: number;
  /** Which of the two products the learner signed in to. */
  product: 'learner' | 'management';
  until: number;
}

declare module '../db/tables' {
  interface Tables {
    account: AccountTable;
    learner: LearnerTable;
    enrolment: EnrolmentTable;
    session: SessionTable;
  }
}

/** An account of the messenger. */
export type Account = Selectable<AccountTable>;
/** A learner as the provider knows them. */
export type LearnerRow = Selectable<LearnerTable>;
export type SessionRow = Selectable<SessionTable>;

/** JSON of the learner's columns of that kind. */
export const studentInfosOf = (row: LearnerRow) =>
  row.student_infos === null ? null : (JSON.parse(row.student_infos) as StudentInfos);
export const studentExtOf = (row: LearnerRow) =>
  row.sdt_ext === null ? null : (JSON.parse(row.sdt_ext) as StudentExt);

export const peopleMigrations: Migrations = {
  'people-1': {
    async up(db) {
      await db.schema
        .createTable('learner')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('person', 'text', (column) => column.unique())
        .addColumn('mobile', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('nickname', 'text', (column) => column.notNull())
        .addColumn('avatar', 'text', (column) => column.notNull())
        .addColumn('sex', 'integer', (column) => column.notNull())
        .addColumn('password', 'text')
        .addColumn('version_id', 'integer', (column) => column.notNull())
        .addColumn('jobnum', 'integer', (column) => column.notNull())
        .addColumn('is_temporary', 'integer', (column) => column.notNull())
        .addColumn('student_infos', 'text')
        .addColumn('sdt_ext', 'text')
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('account')
        .addColumn('openid', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.unique())
        .addColumn('nickname', 'text', (column) => column.notNull())
        .addColumn('avatar', 'text', (column) => column.notNull())
        .addColumn('learner_id', 'integer', (column) => column.unique().references('learner.id'))
        .execute();
      await db.schema
        .createTable('enrolment')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('product', 'text', (column) => column.notNull())
        .addColumn('bought_at', 'integer', (column) => column.notNull())
        .addColumn('graduated_at', 'integer')
        .addPrimaryKeyConstraint('enrolment_key', ['learner_id', 'product'])
        .execute();
      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('product', 'text', (column) => column.notNull())
        .addColumn('until', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('session_learner').on('session').column('learner_id').execute();
    },
  },
};
