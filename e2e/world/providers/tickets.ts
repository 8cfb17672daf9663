import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Migrations } from '../db/tables';

interface TicketTable {
  value: string;
  /** The messenger's code, or the ticket of the login provider. */
  kind: 'messenger' | 'login';
  app_id: string;
  openid: string | null;
  learner_id: number | null;
  scope: string;
  until: number;
}

declare module '../db/tables' {
  interface Tables {
    ticket: TicketTable;
  }
}

export type Ticket = Selectable<TicketTable>;

export const ticketMigrations: Migrations = {
  'ticket-1': {
    async up(db) {
      await db.schema
        .createTable('ticket')
        .addColumn('value', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('app_id', 'text', (column) => column.notNull())
        .addColumn('openid', 'text', (column) => column.references('account.openid'))
        .addColumn('learner_id', 'integer', (column) => column.references('learner.id'))
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('until', 'integer', (column) => column.notNull())
        .execute();
    },
  },
};

const HOLDS = 5 * 60_000;

/** Gives a ticket that its receiver may exchange once, for some minutes. */
export async function giveTicket(
  { db, now }: { db: Db; now: number },
  ticket: Pick<Ticket, 'kind' | 'app_id'> & Partial<Pick<Ticket, 'openid' | 'learner_id' | 'scope'>>,
): Promise<string> {
  const value = `0${randomBytes(20).toString('base64url')}`;
  await db
    .insertInto('ticket')
    .values({ openid: null, learner_id: null, scope: '', ...ticket, value, until: now + HOLDS })
    .execute();
  return value;
}

/** Spends a ticket; undefined if it is unknown, used or out of date. */
export async function takeTicket(
  { db, now }: { db: Db; now: number },
  kind: Ticket['kind'],
  value: string,
): Promise<Ticket | undefined> {
  const ticket = await db
    .deleteFrom('ticket')
    .where('value', '=', value)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
  return ticket && ticket.until > now ? ticket : undefined;
}
