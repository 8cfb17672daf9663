import { setTimeout as sleep } from 'node:timers/promises';
import { codes } from '@suite/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutSecrets } from '../faults/call-log';
import type { StoredFault } from '../faults/faults';
import type { World } from '../world';
import { envelope, successOf, type Envelope } from './envelope';
import { callerOf, personOf, Refusal, type Handler } from './handle';

const LARGEST = 10 * 1024 * 1024;
const COOKIE_LASTS = 30 * 24 * 3600;

/** What an error of the framework means to a caller. */
const frameworkRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal(codes.TOO_LARGE, '内容过大，最多 10 MB'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal(codes.BAD_PARAMS, '不支持的内容类型'),
};

function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = frameworkRefusals[code];
  if (known) return known;
  if (statusCode >= 400 && statusCode < 500) return new Refusal(codes.BAD_PARAMS, '请求格式有误');
  request.log.error(error);
  console.error(`${request.method} ${request.url}`, error);
  return new Refusal(codes.UNEXPECTED, '系统繁忙，请稍后再试');
}

const pathOf = (request: FastifyRequest) => request.url.replace(/^\/api(?=\/)/, '').replace(/\?.*$/, '');
const paramsOf = (request: FastifyRequest) => (request.method === 'GET' ? request.query : request.body);

/** The server's API: every handler under `/api`, its answer in an envelope, with the faults in force. */
export async function createApi(
  api: FastifyInstance,
  { world, handlers }: { world: World; handlers: readonly Handler[] },
): Promise<void> {
  api.removeContentTypeParser('application/json');
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LARGEST },
    (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body as string, done)),
  );

  const started = new WeakMap<FastifyRequest, number>();
  api.addHook('onRequest', async (request, reply) => {
    started.set(request, performance.now());
    reply.header('cache-control', 'no-store');
  });

  function log(request: FastifyRequest, status: number, code: number | null, faulty: boolean): void {
    world.calls.add({
      at: world.clock.now(),
      method: request.method,
      path: pathOf(request),
      person: personOf(callerOf(request, world.tokens)) ?? null,
      params: withoutSecrets(paramsOf(request)),
      code,
      status,
      ms: Math.round((performance.now() - (started.get(request) as number)) * 10) / 10,
      faulty,
    });
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Envelope,
    faulty = false,
  ): FastifyReply {
    log(request, 200, answer.code, faulty);
    return reply.code(200).send(answer);
  }

  function befall(request: FastifyRequest, reply: FastifyReply, fault: StoredFault): FastifyReply {
    switch (fault.effect) {
      case 'drop':
        log(request, 0, null, true);
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      case 'status':
        log(request, fault.status ?? 500, null, true);
        return reply
          .code(fault.status ?? 500)
          .type('text/plain; charset=utf-8')
          .send('');
      case 'broken':
        log(request, 200, null, true);
        return reply.type('application/json; charset=utf-8').send(`{"code":${codes.SUCCESS},"data":{"li`);
      case 'empty':
        return send(request, reply, envelope(successOf(pathOf(request)), null, ''), true);
      default:
        return send(request, reply, envelope(fault.code ?? codes.UNEXPECTED, null, fault.msg ?? ''), true);
    }
  }

  async function serve(request: FastifyRequest, reply: FastifyReply, work: () => Promise<Envelope>) {
    const strike = await world.faults.strike(pathOf(request), personOf(callerOf(request, world.tokens)));
    if (strike?.delay) await sleep(strike.delay);
    const fault = strike?.fault;
    if (fault && !fault.after) return befall(request, reply, fault);
    const answer = await work();
    return fault ? befall(request, reply, fault) : send(request, reply, answer, strike !== undefined);
  }

  async function answerOf(handler: Handler, request: FastifyRequest, reply: FastifyReply): Promise<Envelope> {
    const cookies: [string, string][] = [];
    const data = await world.db.transaction().execute((db) =>
      handler.answer({
        params: paramsOf(request),
        db,
        now: world.clock.now(),
        caller: callerOf(request, world.tokens),
        world,
        setCookie: (name, value) => void cookies.push([name, value]),
      }),
    );
    for (const [name, value] of cookies) reply.setCookie(name, value, { maxAge: COOKIE_LASTS });
    if (data instanceof Refusal) return envelope(data.code, null, data.message);
    return envelope(successOf(handler.path), data ?? null, '成功');
  }

  for (const handler of handlers) {
    api.route({
      method: handler.method,
      url: handler.path,
      exposeHeadRoute: false,
      handler: (request, reply) =>
        serve(request, reply, () =>
          answerOf(handler, request, reply).catch((error: unknown) => {
            const { code, message } = refusalOf(error, request);
            return envelope(code, null, message);
          }),
        ),
    });
  }

  api.setNotFoundHandler((request, reply) =>
    serve(request, reply, async () => envelope(codes.UNKNOWN_CALL, null, '接口不存在')),
  );
  api.setErrorHandler((error, request, reply) => {
    const { code, message } = refusalOf(error, request);
    return send(request, reply, envelope(code, null, message));
  });
}
