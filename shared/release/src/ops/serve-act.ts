import type { FastifyInstance } from 'fastify';
import { limitAll, limitWrites } from '../http/limits';
import { isRefusal } from '../release-error';
import type { Act } from './acts';
import type { AppPages } from './app-pages';
import { confirmForm } from './forms';
import type { Note } from './layout';
import type { OpsOptions } from './ops-options';
import { page, reasonOf } from './page';

const gone: Note = { text: '线上状态已经变化，请看过之后再操作', failed: true };

/** Serves one action on apps: the form that asks for a reason, and the action itself. */
export function serveAct(
  gateway: FastifyInstance,
  act: Act,
  { withApp, show }: AppPages,
  { operations, limits }: OpsOptions,
): void {
  gateway.get(
    `/ops/apps/:app/${act.path}`,
    { config: { rateLimit: limitAll(limits.ops) } },
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
    { config: { rateLimit: limitWrites(limits.opsWrites) } },
    withApp(async (found) => {
      const { session, request, reply, state } = found;
      const field = (name: string) => (request.body.get(name) ?? '').trim();
      const to = act.target(state, field('to'));
      if (to === undefined || field('from') !== state.version) return show(found, gone, 409);
      const why = field('why').slice(0, 200);
      if (!why) return show(found, { text: '请写明原因', failed: true }, 400);
      try {
        await act.run(operations, { app: state.app, to, by: { who: session.who, why }, field });
      } catch (error) {
        request.log.error(error);
        const reason = reasonOf(error);
        if (!isRefusal(error, 'DOCUMENT_LATE'))
          return show(found, { text: `没有成功：${reason}`, failed: true }, 409);
        const made = (await operations.state())?.apps.find(({ app }) => app === state.app) ?? state;
        return show({ ...found, state: made }, { text: reason, failed: true });
      }
      return reply.redirect(`/ops/apps/${state.app}?done=${act.path}`, 303);
    }),
  );
}
