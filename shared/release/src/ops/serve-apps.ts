import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitAll, limitWrites } from '../http/limits';
import { acts, type Act } from './acts';
import { confirmForm } from './forms';
import { html } from './html';
import type { Note } from './layout';
import type { AppState } from './operations';
import type { OpsOptions } from './ops-options';
import { page, reasonOf, toList } from './page';
import { appList, appPage, changes } from './pages';
import type { Session, Sessions } from './session';
import { guarded, type Fields } from './sign-in';

const HOUR = 3_600_000;

type AppRequest = FastifyRequest<{
  Params: { app: string };
  Querystring: Record<string, string | undefined>;
  Body: Fields;
}>;

const gone: Note = { text: '线上状态已经变化，请看过之后再操作', failed: true };

/** Serves the pages of apps and the actions on them. */
export function serveApps(
  gateway: FastifyInstance,
  sessions: Sessions,
  { operations, counts, limits }: OpsOptions,
): void {
  const reading = { config: { rateLimit: limitAll(limits.ops) } };
  const writing = { config: { rateLimit: limitWrites(limits.opsWrites) } };
  const seen = () => ({ now: Date.now(), tallies: counts.since(Date.now() - HOUR) });

  gateway.get(
    '/ops/',
    reading,
    guarded(sessions, async (session, _request, reply) => {
      const state = await operations.state();
      const content = state
        ? html`<p class="second">第 ${state.revision} 版</p>
            ${appList(state.apps, seen())}`
        : html`<p class="card">还没有发布过任何应用</p>`;
      return page(reply, { title: '线上状态', session, isRefreshed: true }, content);
    }),
  );

  gateway.get(
    '/ops/history',
    reading,
    guarded(sessions, async (session, _request, reply) => {
      const frame = { title: '变更记录', session, back: toList };
      return page(reply, frame, changes(await operations.history(), Date.now()));
    }),
  );

  async function show(
    { session, reply, state }: { session: Session; reply: FastifyReply; state: AppState },
    note?: Note,
    status = 200,
  ) {
    const frame = { title: state.app, session, note, back: toList, isRefreshed: true };
    return page(reply, frame, appPage(state, await operations.history(state.app), seen()), status);
  }

  /** Handles a request about an app, or answers 404 if there is no such app. */
  const withApp = (
    handle: (found: {
      session: Session;
      request: AppRequest;
      reply: FastifyReply;
      state: AppState;
    }) => Promise<FastifyReply>,
  ) =>
    guarded<AppRequest>(sessions, async (session, request, reply) => {
      const apps = (await operations.state())?.apps ?? [];
      const state = apps.find(({ app }) => app === request.params.app);
      if (state) return handle({ session, request, reply, state });
      const frame = { title: '没有这个应用', session, back: toList };
      return page(reply, frame, html`<p class="card">它还没有发布过。</p>`, 404);
    });

  gateway.get(
    '/ops/apps/:app',
    reading,
    withApp((found) => {
      const done = acts.find(({ path }) => path === found.request.query.done);
      return show(found, done && { text: done.done });
    }),
  );

  function serveAct(act: Act) {
    gateway.get(
      `/ops/apps/:app/${act.path}`,
      reading,
      withApp(async (found) => {
        const { session, request, reply, state } = found;
        const to = act.target(state, request.query.to ?? '');
        if (to === undefined) return show(found, gone, 409);
        const back = { href: `/ops/apps/${state.app}`, text: state.app };
        return page(reply, { title: act.title, session, back }, confirmForm(act, { state, to, session }));
      }),
    );

    gateway.post(
      `/ops/apps/:app/${act.path}`,
      writing,
      withApp(async (found) => {
        const { session, request, reply, state } = found;
        const field = (name: string) => (request.body.get(name) ?? '').trim();
        const to = act.target(state, field('to'));
        if (to === undefined || field('from') !== state.version) return show(found, gone, 409);
        const why = field('why').slice(0, 200);
        if (!why) return show(found, { text: '请写明原因', failed: true }, 400);
        try {
          await act.run(operations, state, to, { who: session.who, why });
        } catch (error) {
          request.log.error(error);
          return show(found, { text: `没有成功：${reasonOf(error)}`, failed: true }, 409);
        }
        return reply.redirect(`/ops/apps/${state.app}?done=${act.path}`, 303);
      }),
    );
  }
  acts.forEach(serveAct);
}
