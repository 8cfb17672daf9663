import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setFlag, type FlagStatus } from '../publish/flags';
import type { ChangeRecord } from '../repository/state';
import type { Store } from '../store/store';
import { confirmFlag, flagActs, flagList, possibleActs, stateAsText, type FlagAct } from './flag-pages';
import { LIMITS } from './limits';
import { errorInWords, gone, LONGEST_REASON, page, PageRefusal, toList, type Note } from './page';
import { whoSent } from './sign-in';

type FlagRequest = FastifyRequest<{
  Params: { flag: string };
  Querystring: { done?: string };
  Body: URLSearchParams;
}>;

interface Deps {
  store: Store;
  read: () => Promise<{ flags: FlagStatus[]; records: ChangeRecord[] }>;
}

const toFlags = { href: '/ops/flags', text: '开关' };

async function showFlags(
  { read }: Deps,
  request: FlagRequest,
  reply: FastifyReply,
  note?: Note & { status?: number },
) {
  const { flags, records } = await read();
  const frame = { title: '开关', who: whoSent(request), back: toList, note, freshFrom: '/ops/flags' };
  return page(reply, frame, flagList(flags, records, Date.now()), note?.status);
}

function serveFlagAct(ops: FastifyInstance, act: FlagAct, deps: Deps): void {
  const url = `/ops/flags/:flag/${act.path}`;
  const { label } = act;

  /** The flag of a request if the action would change it; answered with 404 if there is no such flag. */
  async function findFlag({ params }: FlagRequest): Promise<FlagStatus | undefined> {
    const { flags } = await deps.read();
    const flag = flags.find((one) => one.flag === params.flag);
    if (!flag) throw new PageRefusal(404, '没有这个开关。');
    return possibleActs(flag).includes(act) ? flag : undefined;
  }

  const reading = { config: { rateLimit: { max: LIMITS.ops } } };
  ops.get(url, reading, async (request: FlagRequest, reply) => {
    const flag = await findFlag(request);
    if (!flag) return showFlags(deps, request, reply, gone);
    return page(reply, { title: label, who: whoSent(request), back: toFlags }, confirmFlag(act, flag));
  });

  const writing = { config: { rateLimit: { max: LIMITS.opsWrites } } };
  ops.post(url, writing, async (request: FlagRequest, reply) => {
    const field = (name: string) => (request.body.get(name) ?? '').trim();
    const refuse = (text: string, status: number) =>
      showFlags(deps, request, reply, { text, failed: true, status });
    const flag = await findFlag(request);
    if (!flag || field('from') !== stateAsText(flag)) return showFlags(deps, request, reply, gone);
    const why = field('why').slice(0, LONGEST_REASON);
    if (!why) return refuse('请写明原因', 400);
    try {
      const rule = act.rule(field);
      if (rule === undefined) return await refuse('请至少填写一项：比例、产品线或内部设备', 400);
      await setFlag({ store: deps.store, flag: flag.flag, rule, who: whoSent(request), why });
    } catch (error) {
      request.log.error(error);
      return refuse(`没有成功：${errorInWords(error)}`, 409);
    }
    return reply.redirect(`/ops/flags?done=${act.path}`, 303);
  });
}

/** Serves the flags under `/ops/flags`, and the actions that switch one. */
export function serveFlags(ops: FastifyInstance, deps: Deps): void {
  ops.get(
    '/ops/flags',
    { config: { rateLimit: { max: LIMITS.ops } } },
    async (request: FlagRequest, reply) => {
      const done = flagActs.find(({ path }) => path === request.query.done);
      return showFlags(deps, request, reply, done && { text: `${done.label}：已完成，新打开的页面立即生效` });
    },
  );
  for (const act of flagActs) serveFlagAct(ops, act, deps);
}
