import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from './html';
import type { Note } from './layout';
import type { AppState } from './operations';
import type { OpsOptions } from './ops-options';
import { page, toList } from './page';
import { errorList } from './error-list';
import { appPage, type Seen } from './pages';
import type { Session } from './session';
import { guarded, type Door, type Fields } from './sign-in';

const HOUR = 3_600_000;

/** A request about one app: a page of it, or an action on it. */
export type AppRequest = FastifyRequest<{
  Params: { app: string };
  Querystring: Record<string, string | undefined>;
  Body: Fields;
}>;

/** A request of a logged-in user about an app that exists. */
export interface Found {
  session: Session;
  request: AppRequest;
  reply: FastifyReply;
  state: AppState;
}

/** What all pages about one app share. */
export interface AppPages {
  /** Makes the handler of a route about one app; it answers 404 if there is no such app. */
  withApp: (
    handle: (found: Found) => Promise<FastifyReply>,
  ) => (request: AppRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Answers with the page of the app, and with a note about what was just done. */
  show: (found: Found, note?: Note, status?: number) => Promise<FastifyReply>;
}

/** The time, the loads in pages in the last hour, and how far the ramps of these apps have come. */
export async function seenNow(
  apps: readonly AppState[],
  { counts, ramps, shared }: Pick<OpsOptions, 'counts' | 'ramps' | 'shared'>,
): Promise<Seen> {
  const now = Date.now();
  const progress = await Promise.all(
    apps.map(async ({ app }) => [app, await ramps.progress(app).catch(() => undefined)] as const),
  );
  const known = progress.flatMap(([app, one]) => (one ? [[app, one] as const] : []));
  const witnesses = new Map(
    apps.flatMap(({ app, canary }) =>
      canary ? [[app, shared.witnesses(app, canary.version)] as const] : [],
    ),
  );
  return { now, tallies: counts.since(now - HOUR), ramps: new Map(known), witnesses };
}

/** Creates the handlers that all pages about one app share. */
export function createAppPages(door: Door, options: OpsOptions): AppPages {
  const { operations, errors } = options;
  return {
    withApp: (handle) =>
      guarded<AppRequest>(door, async (session, request, reply) => {
        const apps = (await operations.state())?.apps ?? [];
        const state = apps.find(({ app }) => app === request.params.app);
        if (state) return handle({ session, request, reply, state });
        const frame = { title: '没有这个应用', session, back: toList };
        return page(reply, frame, html`<p class="card">它还没有发布过。</p>`, 404);
      }),
    async show({ session, reply, state }, note, status = 200) {
      const frame = { title: state.app, session, note, back: toList, freshFrom: `/ops/apps/${state.app}` };
      const lines = await operations.history(state.app);
      const seen = await seenNow([state], options);
      const told = errorList(errors.list(state.app), seen.now);
      return page(reply, frame, appPage(state, { lines, errors: told, seen }), status);
    },
  };
}
