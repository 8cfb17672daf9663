import { codes } from '@suite/api';
import type { FastifyRequest } from 'fastify';
import { runningSession } from '../people/sessions';
import type { LearnerRow, SessionRow } from '../people/tables';
import type { Db } from '../db/tables';
import { Refusal } from './refusal';
import type { Claims, Tokens } from './tokens';

/** Cookie of a session, beside the token header. */
export const SESSION_COOKIE = 'class_token';

/** Cookie of a messenger account that has been recognised and not signed in yet. */
export const VISIT_COOKIE = 'class_visit';

/** Who calls, by the request alone, before any look into the database. */
export interface Caller {
  /** The token that was sent. */
  token: string | undefined;
  session: Claims | undefined;
  visit: Claims | undefined;
}

/** Reads header and cookies. A token in the header goes before the cookie. */
export function callerOf(request: FastifyRequest, tokens: Tokens): Caller {
  const claims = (token: string | undefined, kind: Claims['kind']) => {
    const read = token ? tokens.read(token) : undefined;
    return read?.kind === kind ? read : undefined;
  };
  const { token: header } = request.headers;
  const token = (typeof header === 'string' && header) || request.cookies[SESSION_COOKIE];
  return {
    token,
    session: claims(token, 'session'),
    visit: claims(request.cookies[VISIT_COOKIE], 'visit'),
  };
}

/** Key of the seeded person who makes the call. */
export const personOf = ({ session, visit }: Caller): string | undefined => session?.person ?? visit?.person;

/** The learner who is signed in. Throws without a token, with a forged one, or after the session has ended. */
export async function signedIn(
  db: Db,
  { token, session }: Caller,
  now: number,
): Promise<{ session: SessionRow; learner: LearnerRow }> {
  if (!token) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
  if (!session) throw new Refusal(codes.TOKEN_INVALID, '登录信息无效，请重新登录');
  const running = await runningSession(db, session.sub, now);
  if (!running) throw new Refusal(codes.TOKEN_EXPIRED, '登录已过期，请重新登录');
  return running;
}

/** The messenger account of this visit, signed in or not. */
export async function accountOf(db: Db, caller: Caller, now: number) {
  const running = caller.session && (await runningSession(db, caller.session.sub, now));
  const accounts = db.selectFrom('account').selectAll();
  if (running) return accounts.where('learner_id', '=', running.learner.id).executeTakeFirst();
  if (!caller.visit || caller.visit.until <= now) return undefined;
  return accounts.where('openid', '=', caller.visit.sub).executeTakeFirst();
}
