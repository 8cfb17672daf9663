import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { insert, type Db } from '../db';
import type { SessionProduct } from '../people/sessions';

interface TicketTable {
  value: string;
  /** The messenger's code, or the ticket of the login provider. */
  kind: 'messenger' | 'login';
  app_id: string;
  openid: string | null;
  learner_id: number | null;
  scope: string;
  /** The product for whose page the ticket was given. */
  product: SessionProduct;
  until: number;
}

declare module '../db' {
  interface Tables {
    ticket: TicketTable;
  }
}

export type Ticket = Selectable<TicketTable>;

const HOLDS = 5 * 60_000;

/** Gives a ticket that its receiver may exchange once, for some minutes. */
export async function giveTicket(
  { db, now }: { db: Db; now: number },
  ticket: Pick<Ticket, 'kind' | 'app_id'> &
    Partial<Pick<Ticket, 'openid' | 'learner_id' | 'scope' | 'product'>>,
): Promise<string> {
  const value = `0${randomBytes(20).toString('base64url')}`;
  await insert(db, 'ticket', {
    openid: null,
    learner_id: null,
    scope: '',
    product: 'learner',
    ...ticket,
    value,
    until: now + HOLDS,
  });
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
