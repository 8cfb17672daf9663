import type { FastifyInstance } from 'fastify';
import { limitAll } from '../http/limits';
import { acts } from './acts';
import { createAppPages, seenNow } from './app-pages';
import { errorList } from './error-list';
import { html } from './html';
import { isProxyUnknown } from './login-limits';
import type { OpsOptions } from './ops-options';
import { page, toList } from './page';
import { appList, changes, lastChange } from './pages';
import { serveAct } from './serve-act';
import { guarded, type Door } from './sign-in';

const proxyUnknown =
  '网关前面有代理，但启动时没有加 --trust-proxy：所有访客被当成同一个地址，灰度不会自己停止。';

/** Serves the list of apps, the changes, the page of each app and the actions on it. */
export function serveApps(gateway: FastifyInstance, door: Door, options: OpsOptions): void {
  const { operations, errors, limits } = options;
  const reading = { config: { rateLimit: limitAll(limits.ops) } };
  const pages = createAppPages(door, options);

  gateway.get(
    '/ops/',
    reading,
    guarded(door, async (session, request, reply) => {
      const state = await operations.state();
      const [last] = await operations.history();
      const content = state
        ? html`<p class="second">第 ${state.revision} 版</p>
            ${lastChange(last, Date.now())} ${appList(state.apps, await seenNow(state.apps, options))}
            ${errorList(errors.list(), Date.now())}`
        : html`<p class="card">还没有发布过任何应用</p>`;
      const note = isProxyUnknown(request) ? { text: proxyUnknown, failed: true } : undefined;
      return page(reply, { title: '线上状态', session, note, freshFrom: '/ops/' }, content);
    }),
  );

  gateway.get(
    '/ops/history',
    reading,
    guarded(door, async (session, _request, reply) => {
      const frame = { title: '变更记录', session, back: toList };
      return page(reply, frame, changes(await operations.history(), Date.now()));
    }),
  );

  gateway.get(
    '/ops/apps/:app',
    reading,
    pages.withApp((found) => {
      const done = acts.find(({ path }) => path === found.request.query.done);
      return pages.show(found, done && { text: done.done });
    }),
  );

  for (const act of acts) serveAct(gateway, act, pages, options);
}
