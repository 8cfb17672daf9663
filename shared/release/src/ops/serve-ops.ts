import type { FastifyInstance, FastifyReply } from 'fastify';
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
import { html, page, PageRefusal, preparePages, toList, type Html, type Note } from './page';
import { doneNote, gone, reading, serveChange, type OpsRequest } from './serve-change';
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

/** What a request is about: an app, its changes, and the freezes of all. */
interface Found {
  state: AppStatus;
  records: readonly ChangeRecord[];
  freezes: Status['freezes'];
}

/** The app that a request is about; it is answered with 404 if there is no such app. */
async function findApp({ read }: Deps, { params }: OpsRequest): Promise<Found> {
  const { apps, freezes, records: all } = await read();
  const state = apps.find(({ app }) => app === params.app);
  if (!state) throw new PageRefusal(404, '没有这个应用，它还没有发布过。');
  return { state, records: all.filter(({ apps }) => Object.hasOwn(apps, state.app)), freezes };
}

async function showApp(deps: Deps, request: OpsRequest, reply: FastifyReply, note?: Note) {
  const { state, records, freezes } = await findApp(deps, request);
  const { app } = state;
  const seen = await seenNow(deps);
  const frame = { title: app, who: whoSent(request), note, back: toList, freshFrom: `/ops/apps/${app}` };
  const errors = errorList(deps.errors.list(app), seen.now);
  return page(reply, frame, html`${freezeList(freezes, seen.now)} ${appPage(state, records, errors, seen)}`);
}

/** Why a release cannot be given to visitors now, and how one that repairs something is. */
function forbiddenBy(freezes: Status['freezes'], { label, path }: Act, app: string): Html | undefined {
  const now = Date.now();
  if (freezes.every(({ from }) => Date.parse(from) > now)) return undefined;
  return html`${freezeList(freezes, now)}
    <div class="card">
      <p>冻结期间不能在这里${label}。确实要发布修复的版本，请用命令：</p>
      <p>npm run release -- canary ${app} --${path} --despite-freeze "原因"</p>
    </div>`;
}

function serveAct(ops: FastifyInstance, act: Act, deps: Deps): void {
  const { path, label, danger } = act;
  serveChange<Found & { to: string }>(ops, {
    ...{ url: `/ops/apps/:app/${path}`, label, danger },
    async find(request, field) {
      const found = await findApp(deps, request);
      const to = act.versions(found.state).find((version) => version === field('to'));
      return to === undefined ? undefined : { ...found, to };
    },
    from: ({ state }) => state.live,
    asked({ state: { app, live, canary }, freezes, to }) {
      const ends = path === 'rollback' ? '会一并停止' : canary && `目前 ${shareInWords(canary, 'zh')}`;
      return {
        facts: [
          ['应用', app],
          ['线上版本', live],
          ['灰度', canary ? `${canary.version}（${ends}）` : undefined],
          [label, to],
        ],
        to,
        forbidden: act.grows && forbiddenBy(freezes, act, app),
      };
    },
    back: ({ state: { app } }) => ({ href: `/ops/apps/${app}`, text: app }),
    async run({ state: { app }, to }, by) {
      const { changed } = await act.run({ store: deps.store, app, to, version: to, ...by });
      return changed ? undefined : gone;
    },
    show: (request, reply, note) => showApp(deps, request, reply, note),
  });
}

const proxyUnknown =
  '网关前面有代理，但启动时没有加 --trust-proxy：所有访客被当成同一个地址，灰度不会自己停止。';

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

  ops.get('/ops/apps/:app', reading, async (request: OpsRequest, reply) =>
    showApp(deps, request, reply, doneNote(acts, request)),
  );

  for (const act of acts) serveAct(ops, act, deps);
  serveFlags(ops, deps);
}
