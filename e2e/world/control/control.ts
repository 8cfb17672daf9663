import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { whole } from '../api/params';
import { SESSION_COOKIE } from '../api/caller';
import { effects } from '../faults/faults';
import { openidOf } from '../people/person';
import { people, recordOf } from '../people/person';
import { openSession } from '../people/sessions';
import { LOGIN_APP_ID, MESSENGER_APP_ID } from '../providers/apps';
import type { World } from '../world';
import { certificateControl } from './certificate-control';
import { onlyThisMachine } from './loopback';
import { orderControl } from './order-control';

const moment = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number(),
  ),
]);

const clockChange = v.union([
  v.strictObject({ advance: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ set: moment, standing: v.optional(v.boolean(), false) }),
  v.strictObject({ real: v.literal(true) }),
]);

const model = v.picklist(people.map(({ key }) => key));
const person = v.pipe(
  v.string(),
  v.check((key) => recordOf(key) !== undefined),
);

const newFault = v.strictObject({
  path: v.optional(v.pipe(v.string(), v.regex(/^(?:\*|\/.*)$/)), '*'),
  person: v.optional(v.union([v.literal('*'), person]), '*'),
  delay: v.optional(whole(0, 120_000), 0),
  effect: v.optional(v.nullable(v.picklist(effects)), null),
  code: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  msg: v.optional(v.nullable(v.string()), null),
  status: v.optional(v.nullable(whole(200, 599)), null),
  after: v.optional(v.boolean(), false),
  times: v.optional(v.nullable(whole(1)), null),
});

const signingIn = v.strictObject({
  person,
  product: v.optional(v.picklist(['learner', 'management']), 'learner'),
});

/** The world's own controls, for tests and for the portal. */
export async function control(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  app.addHook('onRequest', onlyThisMachine);
  app.setErrorHandler((error, _request, reply) => {
    const malformed = v.isValiError(error) || ((error as { statusCode?: number }).statusCode ?? 500) < 500;
    if (!malformed) console.error(error);
    return reply
      .code(malformed ? 400 : 500)
      .send({ error: malformed ? (error as Error).message : 'unexpected' });
  });

  /** Where phones of the network reach the world, when it listens to them. */
  function lan(): string | null {
    const listening = app.server.address();
    if (
      listening === null ||
      typeof listening === 'string' ||
      !['0.0.0.0', '::'].includes(listening.address)
    ) {
      return null;
    }
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const mine = own.find(({ family, internal }) => family === 'IPv4' && !internal);
    return mine ? `http://${mine.address}:${listening.port}` : null;
  }

  app.get('/health', async () => ({
    ok: true,
    now: world.clock.now(),
    gateway: world.gateway ?? null,
    lan: lan(),
    groups: world.groups.map(({ name }) => name),
    apps: { login: LOGIN_APP_ID, messenger: MESSENGER_APP_ID },
  }));

  app.get('/clock', async () => world.clock.state());
  app.post('/clock', async (request) => {
    const change = v.parse(clockChange, request.body);
    if ('advance' in change) await world.clock.advance(change.advance);
    else if ('set' in change) await world.clock.set(change.set, change.standing);
    else await world.clock.real();
    return world.clock.state();
  });

  app.get('/faults', async () => world.faults.list());
  app.post('/faults', async (request) => {
    const { after, ...fault } = v.parse(newFault, request.body);
    return { id: await world.faults.add({ ...fault, after: after ? 1 : 0 }) };
  });
  app.delete('/faults', async () => {
    await world.faults.clear();
    return { ok: true };
  });
  app.delete<{ Params: { id: string } }>('/faults/:id', async (request) => ({
    ok: await world.faults.remove(v.parse(whole(1), request.params.id)),
  }));

  app.get<{ Querystring: { mobile?: string } }>('/inbox', async ({ query }) => {
    const all = world.db.selectFrom('sms').selectAll().orderBy('id', 'desc').limit(200);
    return query.mobile ? all.where('mobile', '=', query.mobile).execute() : all.execute();
  });

  app.get<{ Querystring: { since?: string } }>('/calls', async ({ query }) =>
    world.calls.since(Number(query.since ?? 0) || 0),
  );
  app.delete('/calls', async () => {
    world.calls.clear();
    return { ok: true };
  });
  app.get('/paths', async () => world.groups.flatMap(({ handlers }) => handlers.map(({ path }) => path)));

  app.get('/people', async () => {
    const accounts = await world.db
      .selectFrom('account')
      .leftJoin('learner', 'learner.id', 'account.learner_id')
      .select(['account.person', 'learner.mobile'])
      .execute();
    return people.map(({ key, name, nickname, password, zh, en, studies, traits }) => ({
      key,
      name,
      nickname,
      openid: openidOf(key),
      mobile: accounts.find((account) => account.person === key)?.mobile ?? null,
      password: password ?? null,
      studies,
      traits,
      zh,
      en,
    }));
  });

  app.post('/twins', async (request) => {
    const { of } = v.parse(v.strictObject({ of: model }), request.body);
    return world.addTwin(of);
  });

  app.post('/sign-in', async (request, reply) => {
    const asked = v.parse(signingIn, request.body);
    const learner = await world.db
      .selectFrom('learner')
      .select(['id', 'person'])
      .where('person', '=', asked.person)
      .executeTakeFirst();
    if (!learner) return reply.code(409).send({ error: `${asked.person} has bound no mobile number yet` });
    const asking = { db: world.db, now: world.clock.now(), tokens: world.tokens };
    const token = await openSession(asking, learner, asked.product);
    return { token, cookie: `${SESSION_COOKIE}=${token}`, learner: learner.id };
  });

  await app.register(orderControl, { world });
  await app.register(certificateControl, { world });

  app.post('/reset', async () => {
    await world.reset();
    return { ok: true };
  });
}
