import { codes, type Call } from '@suite/api';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Db } from '../db';
import { runningSession, type LearnerRow, type SessionProduct, type SessionRow } from '../people/sessions';
import { checked, Refusal } from '../params';
import type { World } from '../world';
import type { Claims, Tokens } from '../people/tokens';

export * from '../params';

/** Cookie of a learner's session, beside the token header. Pages keep the token there themselves. */
export const SESSION_COOKIE = 'class_token';

/** Cookie of a messenger account that has been recognised and not signed in yet. */
export const VISIT_COOKIE = 'class_visit';

/** Who calls, by the request alone, before any look into the database. */
interface Caller {
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

/** Calls that a session of the management course makes, and no other. */
const ofManagement =
  /^\/(?:management|wap)\/|^\/pay\/(?:getPayContractStatus|managementPayOrder)$|^\/user\/getToken$/i;

/** Reports of lessons in both products. */
const ofBoth = '/v3/reformStudy/userVideoSubmit';

/** The product whose sessions make a call; undefined where both do. */
export function productOfCall(path: string): SessionProduct | undefined {
  if (path === ofBoth) return undefined;
  return ofManagement.test(path) ? 'management' : 'learner';
}

/**
 * The learner who is signed in. Throws without a token, with a forged one, after the session has ended, or if it is one
 * of the other product.
 */
export async function signedIn(
  db: Db,
  { token, session }: Caller,
  now: number,
  product?: SessionProduct,
): Promise<{ session: SessionRow; learner: LearnerRow }> {
  // Pages of the management course log in by the messenger, and by no login page of the school.
  const nobody = product === 'management' ? codes.TOKEN_INVALID : codes.LOGIN_REQUIRED;
  if (!token) throw new Refusal(nobody, '请先登录');
  if (!session) throw new Refusal(codes.TOKEN_INVALID, '登录信息无效，请重新登录');
  const running = await runningSession(db, session.sub, now);
  if (!running) throw new Refusal(codes.TOKEN_EXPIRED, '登录已过期，请重新登录');
  if (product && running.session.product !== product)
    throw new Refusal(codes.ACCOUNT_MISMATCH, '登录的账号不属于这个课程，请重新登录');
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

/** What every handler gets. */
export interface Asking<Params = undefined> {
  params: Params;
  /** The call's own transaction, rolled back if the handler throws. */
  db: Db;
  /** The world's time. */
  now: number;
  caller: Caller;
  world: World;
  setCookie(name: string, value: string): void;
}

/** What a handler of a signed-in learner's call gets. */
export interface LearnerAsking<Params = undefined> extends Asking<Params> {
  learner: LearnerRow;
  session: SessionRow;
}

type Answer<Data> = Promise<Data | Refusal> | Data | Refusal;

/** A handled call, ready to be registered. */
export interface Handler {
  method: 'GET' | 'POST';
  path: string;
  answer(asking: Asking<unknown>): Promise<unknown>;
}

/** A schema whose result is what the call declares. */
type SchemaOf<Params> = v.GenericSchema<unknown, Params> | v.GenericSchema<never, Params>;

/** Makes handlers that get what an `Asking` says and, beside it, who asks. */
interface Handle<Who> {
  <Data>(call: Call<void, Data>, handler: (asking: Asking & Who) => Answer<Data>): Handler;
  <Params, Data, Schema extends SchemaOf<Params>>(
    call: Call<Params, Data>,
    schema: Schema,
    handler: (asking: Asking<v.InferOutput<Schema>> & Who) => Answer<Data>,
  ): Handler;
}

function handleFor<Who>(whoOf: (asking: Asking<unknown>, path: string) => Promise<Who>): Handle<Who> {
  return (
    call: Call<never, unknown>,
    ...rest: [(asking: never) => unknown] | [v.GenericSchema, (asking: never) => unknown]
  ): Handler => {
    const [schema, handler] = rest.length === 2 ? rest : [undefined, rest[0]];
    return {
      method: call.method,
      path: call.path,
      async answer(asking) {
        const who = await whoOf(asking, call.path);
        const params = schema ? checked(schema, asking.params) : undefined;
        return handler({ ...asking, ...who, params } as never);
      },
    };
  };
}

/** Handles a call of any visitor, signed in or not. */
export const handleOpen = handleFor(async () => ({}));

/** Handles a call of a learner who is signed in to the call's product; others are told to sign in. */
export const handle = handleFor(({ db, caller, now }, path) =>
  signedIn(db, caller, now, productOfCall(path)),
);
