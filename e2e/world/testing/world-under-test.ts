import { get } from '../db';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@suite/api';
import { successOf, type Envelope } from '../api/envelope';
import { createWorld, type RunningWorld, type WorldOptions } from '../create-world';
import { openSession, type SessionProduct } from '../people/sessions';
import { copyFilledWorld } from './filled-world';
import { NOON } from './noon';

/** As whom a call is made. */
export interface Caller {
  token?: string;
  cookies?: Record<string, string>;
}

/** What is asked is checked by the world; `wrong` lets a test send what no page would. */
type Sent<Params> = Params extends void ? undefined | void : Params;

/** A world of a test on a file of its own, asked through HTTP without a port. */
export interface WorldUnderTest extends RunningWorld {
  /** Folder of the data file. */
  folder: string;
  /** Makes a declared call and gives the whole envelope. */
  ask<Params, Data>(call: Call<Params, Data>, params: Sent<Params>, as?: Caller): Promise<Envelope<Data>>;
  /** Makes a call with any parameters. */
  wrong(call: { method: 'GET' | 'POST'; path: string }, params: unknown, as?: Caller): Promise<Envelope>;
  /** Makes a call that must succeed and gives its data. */
  data<Params, Data>(call: Call<Params, Data>, params: Sent<Params>, as?: Caller): Promise<Data>;
  /** Signs a seeded person in. */
  signIn(person: string, product?: SessionProduct): Promise<Caller>;
}

export { NOON };

/** Starts a world for a test; its clock stands at noon unless another moment is given. */
export async function worldUnderTest(
  options: Partial<WorldOptions> & { at?: number } = {},
): Promise<WorldUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  const { at = NOON, ...rest } = options;
  const db = join(folder, 'world.db');
  if (!rest.db) await copyFilledWorld(db, { groups: rest.groups, now: at });
  const running = await createWorld({ db, ...rest, now: at });
  const { app, world } = running;
  await world.clock.set(at, true);

  async function wrong(
    { method, path }: { method: 'GET' | 'POST'; path: string },
    params: unknown,
    { token, cookies }: Caller = {},
  ): Promise<Envelope> {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token && { token }) },
      ...(cookies && { cookies }),
      ...(params !== undefined &&
        (method === 'GET'
          ? { query: Object.fromEntries(Object.entries(params as object).map(([k, v]) => [k, String(v)])) }
          : { payload: params as object })),
    });
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: HTTP ${answer.statusCode}`);
    return answer.json<Envelope>();
  }
  const ask: WorldUnderTest['ask'] = async (call, params, as) =>
    (await wrong(call, params ?? undefined, as)) as never;

  return {
    ...running,
    folder,
    wrong,
    ask,
    async data(call, params, as) {
      const answer = await ask(call, params, as);
      if (answer.code !== successOf(call.path)) {
        throw new Error(`${call.path}: ${answer.code} ${answer.msg}`);
      }
      return answer.data;
    },
    async signIn(person, product = 'learner') {
      const learner = await get(world.db, 'learner', { person });
      const asking = { db: world.db, now: world.clock.now(), tokens: world.tokens };
      return { token: await openSession(asking, learner, product) };
    },
    async close() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
