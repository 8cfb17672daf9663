import { networkInterfaces } from 'node:os';
import { fenOf } from '@suite/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hastenReview } from '../api/groups/certificate/review';
import { changeContract, contractChange } from '../api/groups/contract/staff';
import { listOf } from '../api/groups/contract/contracts';
import { listOf as manageListOf } from '../api/groups/management-contract/contracts';
import { diplomaLines } from '../api/groups/my-info';
import { orderRecords } from '../api/groups/orders/records';
import { SESSION_COOKIE, whole } from '../api/handle';
import { goods } from '../content';
import { find, get, list, remove, update } from '../db';
import { effects } from '../faults/faults';
import { openidOf, people, recordOf } from '../people/person';
import { openSession } from '../people/sessions';
import { serveApiDocs } from '../portal/serve-api-docs';
import { LOGIN_APP_ID, MESSENGER_APP_ID } from '../providers/apps';
import type { World } from '../world';

const goodsChange = v.strictObject({
  id: v.picklist(goods.map(({ id }) => id)),
  /** Yuan before the coupon. */
  price: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/))),
  soldOut: v.optional(v.boolean()),
});

/** What happens to goods and orders without the learner: prices change, places run out. */
function orderControl(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { person?: string } }>('/orders', async ({ query }) =>
    orderRecords(world.db, query.person ?? ''),
  );

  app.get('/goods', async () => {
    const rows = await list(world.db, 'goods');
    return rows.map((row) => ({ ...row, name: goods.find(({ id }) => id === row.id)?.name ?? row.id }));
  });

  app.post('/goods', async (request, reply) => {
    const { id, price, soldOut } = v.parse(goodsChange, request.body);
    const row = await get(world.db, 'goods', { id });
    // The level names the original price, so that it is the coupon that changes.
    const coupon_fen = price === undefined ? row.coupon_fen : row.origin_fen - fenOf(price);
    if (coupon_fen < 0 || coupon_fen >= row.origin_fen) {
      return reply.code(400).send({ error: 'the price is above that of the level' });
    }
    const is_sold_out = soldOut === undefined ? row.is_sold_out : soldOut ? 1 : 0;
    await update(world.db, 'goods', { id }, { coupon_fen, is_sold_out });
    return { ok: true };
  });
}

/** What the staff and the sign service do with a contract: it changes, ends, or its signature is heard of late. */
function contractControl(app: FastifyInstance, world: World): void {
  /** The contracts of a person, in both course lines. */
  app.get<{ Querystring: { person?: string } }>('/contracts', async ({ query }) => {
    const learner = await find(world.db, 'learner', { person: query.person ?? '' });
    if (!learner) return [];
    const [db, now] = [world.db, world.clock.now()];
    const lists = {
      learner: await listOf(db, learner.id, now),
      management: await manageListOf({ db, now, learner }),
    };
    return (['learner', 'management'] as const).flatMap((line) =>
      lists[line].map(({ id, contract_name: name, status }) => ({ line, contractId: id, name, status })),
    );
  });

  app.post('/contracts', async (request, reply) => {
    const change = v.parse(contractChange, request.body);
    const isDone = await world.db
      .transaction()
      .execute((db) => changeContract({ db, now: world.clock.now() }, change));
    return isDone ? { ok: true } : reply.code(400).send({ error: 'it is too late for that' });
  });
}

const review = v.strictObject({ person: v.string(), line: v.picklist(diplomaLines) });

/** What the staff does with an application: it takes its next step without waiting. */
function certificateControl(app: FastifyInstance, world: World): void {
  app.post('/certificates', async (request, reply) => {
    const { person, line } = v.parse(review, request.body);
    const learner = await find(world.db, 'learner', { person });
    const done =
      learner !== undefined &&
      (await world.db
        .transaction()
        .execute((db) => hastenReview({ db, now: world.clock.now() }, learner.id, line)));
    return done ? { ok: true } : reply.code(400).send({ error: 'the staff has nothing to do' });
  });
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const localName = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/**
 * Lets only this machine move the world, and of its pages only the world's own: a page of the web must
 * not reach it through somebody's browser.
 */
async function onlyThisMachine(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { origin } = request.headers;
  const ownPage = origin === undefined || origin === `${request.protocol}://${request.host}`;
  if (loopback.test(request.ip) && localName.test(request.host) && ownPage) return undefined;
  return reply.code(403).send({ error: 'only this machine may control the world' });
}

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

  /** Forgets the messages to a number: the next one may be asked for at once. */
  app.delete<{ Querystring: { mobile: string } }>('/inbox', async ({ query: { mobile } }) => {
    await remove(world.db, 'sms', { mobile });
    return { ok: true };
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
    const learner = await find(world.db, 'learner', { person: asked.person });
    if (!learner) return reply.code(409).send({ error: `${asked.person} has bound no mobile number yet` });
    const asking = { db: world.db, now: world.clock.now(), tokens: world.tokens };
    const token = await openSession(asking, learner, asked.product);
    return { token, cookie: `${SESSION_COOKIE}=${token}`, learner: learner.id };
  });

  orderControl(app, world);
  certificateControl(app, world);
  contractControl(app, world);
  serveApiDocs(app);

  app.post('/reset', async () => {
    await world.reset();
    return { ok: true };
  });
}
