import type { Call } from '@suite/api';
import type * as v from 'valibot';
import type { Db } from '../db/tables';
import type { LearnerRow, SessionRow } from '../people/tables';
import type { World } from '../world';
import { signedIn, type Caller } from './caller';
import { checked } from './params';
import type { Refusal } from './refusal';

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

type Shape<Params> = SchemaOf<Params>;

/** Handles a call of any visitor, signed in or not. */
export function handleOpen<Data>(call: Call<void, Data>, handler: (asking: Asking) => Answer<Data>): Handler;
export function handleOpen<Params, Data, Schema extends Shape<Params>>(
  call: Call<Params, Data>,
  schema: Schema,
  handler: (asking: Asking<v.InferOutput<Schema>>) => Answer<Data>,
): Handler;
export function handleOpen(
  call: Call<never, unknown>,
  ...rest: [(asking: Asking) => unknown] | [v.GenericSchema, (asking: Asking<never>) => unknown]
): Handler {
  const [schema, handler] = rest.length === 2 ? rest : [undefined, rest[0]];
  return {
    method: call.method,
    path: call.path,
    async answer(asking) {
      const params = schema ? checked(schema, asking.params) : undefined;
      return handler({ ...asking, params } as never);
    },
  };
}

/** Handles a call of a signed-in learner; others are told to sign in. */
export function handle<Data>(
  call: Call<void, Data>,
  handler: (asking: LearnerAsking) => Answer<Data>,
): Handler;
export function handle<Params, Data, Schema extends Shape<Params>>(
  call: Call<Params, Data>,
  schema: Schema,
  handler: (asking: LearnerAsking<v.InferOutput<Schema>>) => Answer<Data>,
): Handler;
export function handle(
  call: Call<never, unknown>,
  ...rest: [(asking: LearnerAsking) => unknown] | [v.GenericSchema, (asking: LearnerAsking<never>) => unknown]
): Handler {
  const [schema, handler] = rest.length === 2 ? rest : [undefined, rest[0]];
  return {
    method: call.method,
    path: call.path,
    async answer(asking) {
      const who = await signedIn(asking.db, asking.caller, asking.now);
      const params = schema ? checked(schema, asking.params) : undefined;
      return handler({ ...asking, ...who, params } as never);
    },
  };
}
