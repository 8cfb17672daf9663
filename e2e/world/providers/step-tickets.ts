import { randomBytes, randomInt } from 'node:crypto';
import type { StepTicket } from '@suite/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Generated, Selectable } from 'kysely';
import * as v from 'valibot';
import { find, insert, remove, update, type Db } from '../db';
import type { World } from '../world';
import { escaped, sendPage, sendRefusal } from './page';
import { isOthersPhone } from './phone';

interface StepTicketTable {
  code: string;
  contract_id: string;
  learner_id: number;
  /** The page of the one step. */
  path: string;
  /** Number that the first device shows and the other one is given. */
  pin: string;
  misses: Generated<number>;
  /** Secret of the phone that gave the number; no other one opens the page. */
  opener: Generated<string | null>;
  until: number;
}

declare module '../db' {
  interface Tables {
    step_ticket: StepTicketTable;
  }
}

type StepTicketRow = Selectable<StepTicketTable>;

const HOLDS = 10 * 60_000;

/** Wrong numbers after which a ticket is void. */
const MISSES = 3;

const cookieOf = (code: string) => `ticket_${code}`;

/** Closes what was opened for another device. */
export const removeTickets = (db: Db, contractId: string) =>
  remove(db, 'step_ticket', { contract_id: contractId });

/** Lets another device take one step, on the page that `open` opens for the ticket's code. An earlier ticket is void. */
export async function giveStepTicket(
  { db, now }: { db: Db; now: number },
  { learnerId, contractId }: { learnerId: number; contractId: string },
  open: (ticket: string) => Promise<string>,
): Promise<{ shortUrl: string } & StepTicket> {
  await removeTickets(db, contractId);
  const code = randomBytes(9).toString('base64url');
  const pin = String(randomInt(10_000)).padStart(4, '0');
  const path = await open(code);
  const owner = { contract_id: contractId, learner_id: learnerId };
  await insert(db, 'step_ticket', { code, ...owner, path, pin, until: now + HOLDS });
  return { shortUrl: `/t/${code}`, pin, expires_in: HOLDS / 1000 };
}

/** Whether a page that was opened for a ticket is asked for by the phone that gave its number, in time. */
export async function isTicketsPhone(
  { db, now }: { db: Db; now: number },
  request: FastifyRequest,
  code: string,
): Promise<boolean> {
  const ticket = await find(db, 'step_ticket', { code });
  return !!ticket?.opener && ticket.until > now && request.cookies[cookieOf(code)] === ticket.opener;
}

const form = (alert: string) =>
  `<p>请输入原来的设备上，二维码下面的 4 位数字。</p><form method="post">` +
  `<label for="pin">4 位数字</label><input id="pin" name="pin" inputmode="numeric" maxlength="4" autocomplete="off">` +
  `<p role="alert">${escaped(alert)}</p><button>继续</button></form>`;

/** Why a ticket opens nothing; undefined while it does. */
function whyNot(ticket: StepTicketRow | undefined, now: number): string | undefined {
  if (!ticket) return '二维码已失效，请在原来的设备上重新生成。';
  if (ticket.until <= now) return '二维码已过期，请在原来的设备上重新生成。';
  if (ticket.misses >= MISSES) return '数字输错次数过多，请在原来的设备上重新生成二维码。';
  return ticket.opener === null ? undefined : '二维码已经用过，请在原来的设备上重新生成。';
}

const given = v.object({ pin: v.string() });

interface Visit {
  Params: { code: string };
}

/** The page behind the code that another device shows: the number that stands below it, and on to the step. */
export function stepTicketPages(scope: FastifyInstance, world: World): void {
  const { db, clock } = world;

  /** The ticket, or undefined when the visitor has been told why not. */
  async function ticketFor(request: FastifyRequest<Visit>, reply: FastifyReply) {
    const ticket = await find(db, 'step_ticket', { code: request.params.code });
    if (ticket && (await isTicketsPhone({ db, now: clock.now() }, request, ticket.code))) {
      void reply.redirect(ticket.path, 303);
      return undefined;
    }
    const isOthers = ticket && (await isOthersPhone(db, request, ticket.learner_id));
    const no = isOthers ? '请由本人操作：这台手机上登录的是另一位学员。' : whyNot(ticket, clock.now());
    if (no) void sendRefusal(reply, no);
    return no ? undefined : ticket;
  }

  scope.get<Visit>('/t/:code', async (request, reply) => {
    const ticket = await ticketFor(request, reply);
    return ticket ? sendPage(reply, '换到这台手机', form('')) : reply;
  });

  scope.post<Visit>('/t/:code', async (request, reply) => {
    const ticket = await ticketFor(request, reply);
    if (!ticket) return reply;
    const { code, pin, path, misses } = ticket;
    const { success, output } = v.safeParse(given, request.body);
    if (!success || output.pin !== pin) {
      await update(db, 'step_ticket', { code }, { misses: misses + 1 });
      return misses + 1 >= MISSES
        ? sendRefusal(reply, '数字输错次数过多，请在原来的设备上重新生成二维码。')
        : sendPage(reply, '换到这台手机', form(`数字不对，还可以试 ${MISSES - misses - 1} 次`));
    }
    const opener = randomBytes(12).toString('base64url');
    const { numUpdatedRows } = await db
      .updateTable('step_ticket')
      .set({ opener })
      .where('code', '=', code)
      .where('opener', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return sendRefusal(reply, '二维码已经用过，请在原来的设备上重新生成。');
    reply.setCookie(cookieOf(code), opener, { httpOnly: true });
    return reply.redirect(path, 303);
  });
}
