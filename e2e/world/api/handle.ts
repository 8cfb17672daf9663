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
