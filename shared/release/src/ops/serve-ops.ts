import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counts } from '../judge/counts';
import { PLACES } from '../judge/judge';
import type { Store } from '../store/store';
import { statusOf, type AppStatus, type Status } from '../publish/status';
import { shareInWords } from '../repository/change-in-words';
import { recentChanges } from '../repository/history';
import type { ChangeRecord } from '../repository/state';
import { readView } from '../repository/view';
import {
  acts,
  appList,
  appPage,
  changeList,
  errorList,
  freezeList,
  type Act,
  type KnownError,
  type Seen,
} from './pages';
import { LIMITS } from './limits';
import {
  changeForm,
  errorInWords,
  gone,
  html,
  LONGEST_REASON,
  page,
  PageRefusal,
  preparePages,
  toList,
  type Html,
  type Note,
} from './page';
import { serveFlags } from './serve-flags';
import { guardOps, whoSent, type Identity } from './sign-in';

const HOUR = 3_600_000;

export interface OpsOptions {
  store: Store;
  identity: Identity;
  /** The loads of releases: of Prometheus, or of this gateway where there is none. */
  counts: Counts;
  /** From how many places the judge wants loads. */
  places?: number;
  /** The errors that pages reported in the last day: all of them, or those of an app. */
  errors: { list: (app?: string) => KnownError[] };
}

type AppRequest = FastifyRequest<{
  Params: { app: string };
  Querystring: Record<string, string | undefined>;
  Body: URLSearchParams;
}>;

interface Found {
  who: string;
  state: AppStatus;
  records: readonly ChangeRecord[];
  freezes: Status['freezes'];
}

/** The time, and the loads in pages in the last hour. */
export async function seenNow({
  counts,
  places = PLACES,
}: Pick<OpsOptions, 'counts' | 'places'>): Promise<Seen> {
  const now = Date.now();
  // What cannot be read is left out.
  return { now, counts: await counts.since(now - HOUR).catch(() => undefined), places };
}

/** Makes the function that reads what ops see of a store: the apps, and the last changes, the latest first. */
export function stateReader(store: Store) {
  const changes = recentChanges(store);
  return async (): Promise<
    Pick<Status, 'revision' | 'apps' | 'flags' | 'freezes'> & { records: ChangeRecord[] }
  > => {
    const view = await readView(store);
    if (!view) return { revision: 0, apps: [], flags: [], freezes: [], records: [] };
    const records = await changes(view.suite.revision);
    return { ...statusOf(view, records), records };
  };
}

type Deps = OpsOptions & { read: ReturnType<typeof stateReader> };

/** The app that a request is about; it is answered with 404 if there is no such app. */
async function findApp({ read }: Deps, request: AppRequest): Promise<Found> {
  const { apps, freezes, records: all } = await read();
  const state = apps.find(({ app }) => app === request.params.app);
  if (!state) throw new PageRefusal(404, '没有这个应用，它还没有发布过。');
  const records = all.filter((record) => Object.hasOwn(record.apps, state.app));
  return { who: whoSent(request), state, records, freezes };
}

async function showApp(
  deps: Deps,
  { who, state, records, freezes }: Found,
  reply: FastifyReply,
  note?: Note & { status?: number },
) {
  const { app } = state;
  const seen = await seenNow(deps);
  const frame = { title: app, who, note, back: toList, freshFrom: `/ops/apps/${app}` };
  const errors = errorList(deps.errors.list(app), seen.now);
  return page(
    reply,
    frame,
    html`${freezeList(freezes, seen.now)} ${appPage(state, records, errors, seen)}`,
    note?.status,
  );
}

function confirmForm({ path, label, danger }: Act, { state }: Found, to: string): Html {
  const { app, live: version, canary } = state;
  const ends = path === 'rollback' ? '会一并停止' : canary && `目前 ${shareInWords(canary, 'zh')}`;
  const facts = [
    ['应用', app],
    ['线上版本', version],
    ...(canary ? [['灰度', `${canary.version}（${ends}）`] as const] : []),
    [label, to],
  ] as const;
  return changeForm({
    ...{ label, danger, facts, action: `/ops/apps/${app}/${path}`, cancel: `/ops/apps/${app}` },
    hidden: { from: version, to },
  });
}

function serveAct(ops: FastifyInstance, act: Act, deps: Deps): void {
  const { store } = deps;
  const url = `/ops/apps/:app/${act.path}`;
  const target = (state: AppStatus, asked: string | null = '') =>
    act.versions(state).find((version) => version === asked);

  ops.get(url, reading, async (request: AppRequest, reply) => {
    const found = await findApp(deps, request);
    const { who, state } = found;
    const to = target(state, request.query.to);
    if (to === undefined) return showApp(deps, found, reply, gone);
    const back = { href: `/ops/apps/${state.app}`, text: state.app };
    return page(reply, { title: act.label, who, back }, confirmForm(act, found, to));
  });

  const writing = { config: { rateLimit: { max: LIMITS.opsWrites } } };
  ops.post(url, writing, async (request: AppRequest, reply) => {
    const found = await findApp(deps, request);
    const { who, state } = found;
    const { app } = state;
    const field = (name: string) => (request.body.get(name) ?? '').trim();
    const to = target(state, field('to'));
    if (to === undefined || field('from') !== state.live) return showApp(deps, found, reply, gone);
    const why = field('why').slice(0, LONGEST_REASON);
    if (!why) return showApp(deps, found, reply, { text: '请写明原因', failed: true, status: 400 });
    try {
      const { changed } = await act.run({ store, app, to, version: to, who, why });
      if (!changed) return await showApp(deps, found, reply, gone);
    } catch (error) {
      request.log.error(error);
      const text = `没有成功：${errorInWords(error)}`;
      return showApp(deps, found, reply, { text, failed: true, status: 409 });
    }
    return reply.redirect(`/ops/apps/${app}?done=${act.path}`, 303);
  });
}

const proxyUnknown =
  '网关前面有代理，但启动时没有加 --trust-proxy：所有访客被当成同一个地址，灰度不会自己停止。';

const reading = { config: { rateLimit: { max: LIMITS.ops } } };

/** Serves the pages under `/ops/` for people who have logged in: the apps, the changes, and the actions on an app. */
export async function serveOps(gateway: FastifyInstance, options: OpsOptions): Promise<void> {
  preparePages(gateway);
  await gateway.register(async (ops) => {
    await guardOps(ops, options.identity, LIMITS.opsWrites);
    servePages(ops, { ...options, read: stateReader(options.store) });
  });
}

function servePages(ops: FastifyInstance, deps: Deps): void {
  const { read, errors } = deps;

  ops.get('/ops/', reading, async (request, reply) => {
    const { ips, headers } = request;
    const { revision, apps, freezes, records } = await read();
    const seen = await seenNow(deps);
    const content =
      revision === 0
        ? html`<p class="card">还没有发布过任何应用</p>`
        : html`<p class="second">第 ${revision} 版</p>
            ${freezeList(freezes, seen.now)}
            <h2 class="above">最近一次变更</h2>
            ${changeList(records.slice(0, 1), seen.now)} ${appList(apps, seen)}
            ${errorList(errors.list(), seen.now)}`;
    const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    const note = isProxied && !ips ? { text: proxyUnknown, failed: true } : undefined;
    return page(reply, { title: '线上状态', who: whoSent(request), note, freshFrom: '/ops/' }, content);
  });

  ops.get('/ops/history', reading, async (request, reply) => {
    const { records } = await read();
    const frame = { title: '变更记录', who: whoSent(request), back: toList };
    return page(reply, frame, changeList(records, Date.now()));
  });

  ops.get('/ops/apps/:app', reading, async (request: AppRequest, reply) => {
    const done = acts.find(({ path }) => path === request.query.done);
    const note = done && { text: `${done.label}：已完成，新打开的页面立即生效` };
    return showApp(deps, await findApp(deps, request), reply, note);
  });

  for (const act of acts) serveAct(ops, act, deps);
  serveFlags(ops, deps);
}
