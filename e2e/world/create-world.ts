import { codes } from '@suite/api';
import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { Kysely } from 'kysely';
import { createApi } from './api/create-api';
import { envelope } from './api/envelope';
import type { Group } from './api/group';
import { groups as allGroups } from './api/groups';
import { servePhotos } from './api/groups/certificate/review';
import { storePages } from './api/groups/management-contract/signing';
import { createTokens } from './people/tokens';
import { createClock } from './clock/clock';
import { control } from './control/control';
import { migrate, type Tables } from './db';
import { openSqlite, SqliteFileDialect } from './db/sqlite-dialect';
import { CallLog } from './faults/call-log';
import { createFaults } from './faults/faults';
import { serveMedia } from './media/serve-media';
import { recordOf } from './people/person';
import { addTwin, isFilled, resetWorld } from './people/reset';
import { passToGateway } from './phone/gateway-proxy';
import { openPhone } from './phone/open-phone';
import { servePhone } from './phone/serve-phone';
import { servePortal } from './portal/serve-portal';
import { errorService } from './providers/errors/error-service';
import { signingPages } from './providers/e-sign/signing-pages';
import { eSignTreaty } from './providers/e-sign/treaty';
import { facePages } from './providers/face/face-pages';
import { readForms } from './providers/forms';
import { stepTicketPages } from './providers/step-tickets';
import { passport } from './providers/login/passport';
import { messengerServer } from './providers/messenger/messenger-server';
import { messengerOauth } from './providers/messenger/oauth';
import { desktopSite } from './providers/page';
import { cashier } from './providers/pay/cashier';
import { sendDueNotices } from './providers/pay/notices';
import { shellServer } from './providers/shell/shell-server';
import type { World } from './world';

/** How a world is made. */
export interface WorldOptions {
  /** The data file. */
  db: string;
  /** Port to listen on; without it only `app.inject` reaches the world. 0 takes any. */
  port?: number;
  /** Another address than this machine's own lets phones of the network open the app. */
  host?: string;
  /** Address of the suite's gateway; it can be told later by `connect`. */
  gateway?: string;
  /** Further origins to which the login pages may send a visitor back. */
  redirectOrigins?: readonly string[];
  /** The groups of calls; all when absent. */
  groups?: readonly Group[];
  /** Moment from which a new data file is dated, instead of the machine's time. */
  now?: number;
}

/** A running world. */
export interface RunningWorld {
  app: FastifyInstance;
  world: World;
  /** Where it listens; empty without a port. */
  address: string;
  /** Sets the address of the suite's gateway. */
  connect(gateway: string): void;
  reset(): Promise<void>;
  close(): Promise<void>;
}

const MINUTE = 60_000;

async function openWorld({
  db: path,
  gateway,
  redirectOrigins,
  groups = allGroups,
  now,
}: WorldOptions): Promise<World> {
  const file = openSqlite(path);
  const db = new Kysely<Tables>({ dialect: new SqliteFileDialect(file) });
  await migrate(db);
  const calls = new CallLog();
  const world: World = {
    db,
    file,
    clock: createClock(db, file, () => world.settle()),
    faults: createFaults(db, file),
    calls,
    tokens: await createTokens(db),
    groups,
    gateway,
    address: '',
    redirectOrigins: redirectOrigins ?? [],
    async reset() {
      await resetWorld(db, groups, now ?? Date.now());
      calls.clear();
    },
    settle: () =>
      db.transaction().execute(async (step) => {
        const now = world.clock.now();
        await sendDueNotices({ db: step, now, groups });
        for (const group of groups) await group.settle?.({ db: step, now });
      }),
    addTwin(person) {
      const model = recordOf(person);
      if (!model) throw new Error(`nobody is ${person}`);
      return db.transaction().execute(async (step) => addTwin(step, groups, await world.clock.now(), model));
    },
  };
  // Time has passed while no process was running.
  if (await isFilled(db, groups)) await world.settle();
  else await world.reset();
  return world;
}

function say(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${words}\n`);
}

const sendMalformed = (reply: FastifyReply, url: string) =>
  url.startsWith('/api/')
    ? reply.code(200).send(envelope(codes.UNKNOWN_CALL, null, '接口不存在'))
    : say(reply, 404, '未找到');

/** Opens the data file, fills it when it is new, and serves the whole world. */
export async function createWorld(options: WorldOptions): Promise<RunningWorld> {
  const world = await openWorld(options);
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 10 * 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
    // A malformed address fails before any route is found; the API answers it with an envelope.
    frameworkErrors: (_error, request, reply) => void sendMalformed(reply, request.url),
  });
  app.setErrorHandler((error, request, reply) => {
    console.error(`${request.method} ${request.url}`, error);
    return say(reply, 500, '服务出错，请稍后再试');
  });
  await app.register(cookie, { parseOptions: { path: '/', sameSite: 'lax' } });
  const handlers = (options.groups ?? allGroups).flatMap((group) => group.handlers);
  await app.register(createApi, { prefix: '/api', world, handlers });
  await app.register(control, { prefix: '/world', world });
  serveMedia(app);
  servePhotos(app, world);
  messengerOauth(app, world);
  messengerServer(app, world);
  passport(app, world);
  shellServer(app, world);
  desktopSite(app);
  eSignTreaty(app);
  await app.register(async (scope) => {
    readForms(scope);
    for (const serve of [signingPages, facePages, stepTicketPages, cashier]) serve(scope, world);
  });
  await app.register(storePages, { world });
  await app.register(errorService);
  openPhone(app, world);
  servePhone(app, world);
  servePortal(app);
  // Other addresses belong to the app that the world shows.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD' || request.url === '/events'
      ? passToGateway(world.gateway, request, reply)
      : say(reply, 405, '不支持的请求方法'),
  );
  const settling = setInterval(() => {
    world.settle().catch((error: unknown) => console.error('what is due could not be done', error));
  }, MINUTE).unref();
  app.addHook('onClose', () => {
    clearInterval(settling);
    return world.db.destroy();
  });

  const { port, host = '127.0.0.1' } = options;
  const address = port === undefined ? '' : await app.listen({ port, host });
  world.address = address;
  return {
    app,
    world,
    address,
    connect(gateway) {
      world.gateway = gateway;
    },
    reset: () => world.reset(),
    close: () => app.close(),
  };
}
