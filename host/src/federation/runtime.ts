import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LiveRelease } from '@suite/kernel/registry';
import type { RouteTable } from '@suite/kernel/routes';
import { withIntegrity } from './integrity';
import { sharedScope } from './shared-scope';

/** Time after which a script that has not arrived counts as failed. */
const TIME_LIMIT = 120_000;

init({
  name: 'host',
  remotes: [],
  plugins: [
    {
      name: 'time-limit',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        withIntegrity(script, url);
        script.async = true;
        return { script, timeout: TIME_LIMIT };
      },
    },
  ],
}).initShareScopeMap('default', sharedScope as never);

/** Loads a release's route table. A retry uses another address: the browser would join it to a request that hangs. */
export async function loadTable(release: LiveRelease, attempt: number): Promise<RouteTable> {
  const container = release.container as string;
  const entry = release.base + release.entry + (attempt > 0 ? `?r=${attempt}` : '');
  registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }], {
    force: attempt > 0,
  });
  const module = await loadRemote<{ default: RouteTable }>(`${container}/routes`);
  if (!module?.default?.routes) throw new Error(`${container} exposes no route table`);
  return module.default;
}
