import { codes, type Call } from '@suite/api';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Db } from '../db';
import { runningSession, type LearnerRow, type SessionRow } from '../people/sessions';
import type { World } from '../world';
import type { Claims, Tokens } from './tokens';

/**
 * A call that is answered with a code. Thrown, it undoes what the handler has written; returned, it
 * keeps it (a wrong SMS code counts).
 */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, words: string) {
    super(words);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** A rule of the product says no. */
export const rule = (words: string) => new Refusal(codes.RULE, words);

/** It opens later: the page says so itself. */
export const notOpen = (words: string) => new Refusal(codes.PAPER_NOT_OPEN, words);

/** It does not exist or belongs to another learner: a visitor must not learn which. */
export const notFound = (words: string) => new Refusal(codes.NOT_FOUND, words);

/** Cookie of a session, beside the token header. */
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

const fromText = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number));

/** A whole number; in a query it comes as text. */
export const whole = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.union([v.number(), fromText]), v.safeInteger(), v.minValue(least), v.maxValue(most));

/** An id of the database. */
export const id = () => whole(1);

/** 0 or 1. */
export const flag = () =>
  v.pipe(
    whole(0, 1),
    v.transform((value) => value as 0 | 1),
  );

/** Text without blanks around it, not empty and not too long. */
export const text = (most: number, words?: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, words),
    v.maxLength(most, words ?? `内容不能超过 ${most} 个字`),
  );

/** A mobile number of the mainland. */
export const mobile = () => v.pipe(v.string(), v.trim(), v.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号'));

/** The code of an SMS. */
export const smsCode = () => v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, '请输入 6 位验证码'));

/** A day, `YYYY-MM-DD`, that exists. */
export const day = () =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式不正确'),
    v.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, '日期格式不正确'),
  );

/** Page and size of a list. */
export const page = () => ({ page: whole(1, 10_000), limit: whole(1, 100) });

const isOwnWords = (message: string) => /[\u4e00-\u9fff]/.test(message);

/** Checks the parameters; throws BAD_PARAMS with words that name the wrong one. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent ?? {}, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  throw new Refusal(
    codes.BAD_PARAMS,
    isOwnWords(issue.message) ? issue.message : `参数有误${where ? `：${where}` : ''}`,
  );
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
  /** Sets a cookie, or removes it when the value is empty. */
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

function handleFor<Who>(whoOf: (asking: Asking<unknown>) => Promise<Who>): Handle<Who> {
  return (
    call: Call<never, unknown>,
    ...rest: [(asking: never) => unknown] | [v.GenericSchema, (asking: never) => unknown]
  ): Handler => {
    const [schema, handler] = rest.length === 2 ? rest : [undefined, rest[0]];
    return {
      method: call.method,
      path: call.path,
      async answer(asking) {
        const who = await whoOf(asking);
        const params = schema ? checked(schema, asking.params) : undefined;
        return handler({ ...asking, ...who, params } as never);
      },
    };
  };
}

/** Handles a call of any visitor, signed in or not. */
export const handleOpen = handleFor(async () => ({}));

/** Handles a call of a signed-in learner; others are told to sign in. */
export const handle = handleFor(({ db, caller, now }) => signedIn(db, caller, now));
