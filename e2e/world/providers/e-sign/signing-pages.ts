import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { ContractBlock, ContractDocument } from '@suite/api';
import { find, put, type Db } from '../../db';
import type { World } from '../../world';
import { escaped, sendOutcome, sendPage, sendRefusal, sendUnknown } from '../page';
import { isOwnPhone, originOf } from '../phone';
import { isTicketsPhone } from '../step-tickets';
import { allowedRedirect } from '../redirects';

interface SigningTable {
  code: string;
  /** Unique, so that a contract is signed once. */
  contract_id: string;
  learner_id: number;
  title: string;
  /** The documents as JSON. */
  text: string;
  return_url: string;
  /** `replaced`: the text has changed under the page. */
  state: 'pending' | 'signed' | 'refused' | 'replaced';
  answered_at: number | null;
  until: number;
  /** The ticket of the other device for which it was opened; null on the signer's own. */
  ticket: string | null;
}

declare module '../../db' {
  interface Tables {
    signing: SigningTable;
  }
}

type SigningRow = Selectable<SigningTable>;

const HOLDS = 30 * 60_000;

const isSigningOpen = ({ state, until }: SigningRow, now: number): boolean =>
  state === 'pending' && until > now;

const signingRow = (db: Db, code: string): Promise<SigningRow | undefined> => find(db, 'signing', { code });

/** What is to be signed; ids of contracts of different kinds must differ (`management-3`). */
export interface SigningOrder {
  learnerId: number;
  contractId: number | string;
  title: string;
  documents: readonly ContractDocument[];
  returnUrl: string;
  ticket?: string;
}

/**
 * Asks for a signature and gives the path of its page. A contract has one signing: asked again it keeps
 * its address while it is open or signed, and gets a new one once it was refused or ran out.
 */
export async function createSigning(
  { db, now }: { db: Db; now: number },
  { learnerId, contractId, title, documents, returnUrl, ticket }: SigningOrder,
): Promise<string> {
  const contract_id = String(contractId);
  const known = await find(db, 'signing', { contract_id });
  if (known?.state === 'signed') return `/s/${known.code}`;
  // A page that another device has opened is closed by one for the signer's own.
  const isSame = known && isSigningOpen(known, now) && known.ticket === null && !ticket;
  const code = isSame ? known.code : randomBytes(9).toString('base64url');
  const row: SigningRow = {
    code,
    contract_id,
    learner_id: learnerId,
    title,
    text: JSON.stringify(documents),
    return_url: returnUrl,
    state: 'pending',
    answered_at: null,
    until: now + HOLDS,
    ticket: ticket ?? null,
  };
  await put(db, 'signing', ['contract_id'], row);
  return `/s/${code}`;
}

/** Stores the answer to a signing; false if it had one already or has run out. */
async function answerSigning(
  { db, now }: { db: Db; now: number },
  code: string,
  state: 'signed' | 'refused',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signing')
    .set({ state, answered_at: now })
    .where('code', '=', code)
    .where('state', '=', 'pending')
    .where('until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How far a signature is, and since when it is decided. */
export interface Signing {
  code: string;
  learnerId: number;
  state: SigningRow['state'];
  at: number | null;
}

/** The outcome of a signing, by its code or its contract. */
export async function signingOf(
  db: Db,
  which: { code: string } | { contractId: number | string },
): Promise<Signing | undefined> {
  const all = db.selectFrom('signing').selectAll();
  const row = await (
    'code' in which
      ? all.where('code', '=', which.code)
      : all.where('contract_id', '=', String(which.contractId))
  ).executeTakeFirst();
  return row && { code: row.code, learnerId: row.learner_id, state: row.state, at: row.answered_at };
}

const answered = v.object({ answer: v.picklist(['signed', 'refused']) });

const ends = {
  signed: { title: '已签署', words: '这份合同已经签署完成，无需重复签署。' },
  refused: { title: '已拒绝签署', words: '您已拒绝签署。如需签署，请返回合同页面重新进入。' },
  replaced: { title: '合同内容已更新', words: '请返回合同页面，重新阅读后再签署。', status: 410 },
  pending: { title: '签署链接已过期', words: '链接 30 分钟内有效。请返回合同页面重新进入。', status: 410 },
};

/** Whether a contract may be signed where its page is asked for. */
const isRightPhone = (at: { db: Db; now: number }, request: FastifyRequest, row: SigningRow) =>
  row.ticket === null ? isOwnPhone(at.db, request, row.learner_id) : isTicketsPhone(at, request, row.ticket);

/** A clause as text, or a page as its picture. */
const blockHtml = ({ title, html, image }: ContractBlock) =>
  html
    ? `<p>${escaped(`${title} ${html.replace(/<[^>]+>/g, '')}`)}</p>`
    : `<p><img src="${escaped(image)}" alt="${escaped(title)}"></p>`;

const documentHtml = ({ name, blocks }: ContractDocument) =>
  `<h2>${escaped(name)}</h2>${blocks.map(blockHtml).join('')}`;

/** The e-sign provider's page behind a short address: the contract, and the one answer to it. */
export function signingPages(scope: FastifyInstance, world: World): void {
  scope.get<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const row = await signingRow(world.db, request.params.code);
    if (!row) return sendUnknown(reply, '签署链接无效', '链接不存在或已失效，请返回合同页面重新进入。');
    const back = allowedRedirect(world, originOf(request), row.return_url);
    if (!back) return sendRefusal(reply, '回跳地址不在允许的域名内');
    const now = world.clock.now();
    if (!(await isRightPhone({ db: world.db, now }, request, row)))
      return sendRefusal(reply, '请由本人在打开合同的手机上操作');
    const wayBack = row.ticket === null ? { back } : {};
    if (!isSigningOpen(row, now)) return sendOutcome(reply, { ...ends[row.state], ...wayBack });
    const documents = (JSON.parse(row.text) as ContractDocument[]).map(documentHtml);
    return sendPage(
      reply,
      row.title,
      `<p>请阅读合同全文，在文末签署。</p><article class="card">${documents.join('')}</article>` +
        `<p>签署后合同立即生效，不能撤回。</p><form method="post">` +
        `<button name="answer" value="signed">同意并签署</button>` +
        `<button name="answer" value="refused" class="plain">拒绝</button></form>`,
    );
  });

  scope.post<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const { code } = request.params;
    const row = await signingRow(world.db, code);
    const back = row && allowedRedirect(world, originOf(request), row.return_url);
    const { success, output } = v.safeParse(answered, request.body);
    const asking = { db: world.db, now: world.clock.now() };
    const isOwn = row && (await isRightPhone(asking, request, row));
    const isDone =
      success && isOwn && back !== undefined && (await answerSigning(asking, code, output.answer));
    // If the answer did not count, the signing's page says why.
    return reply.redirect(isDone && row.ticket === null ? back.href : `/s/${encodeURIComponent(code)}`, 303);
  });
}
