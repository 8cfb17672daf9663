import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { pageRelease, prepareFile, type LiveRelease } from '../registry';
import type { RouteTable } from '@suite/kernel/routes';

/** The host's shared modules, in the form of webpack's share scopes: each module's version and how to get it. */
export type SharedScope = Record<string, Record<string, object>>;

/** Time after which a script that has not arrived counts as failed. */
const TIME_LIMIT = 120_000;

/** A script that runs for a container: its text does not say for which. */
function scriptFor(container: string, address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  prepareFile(script, pageRelease(container));
  script.async = true;
  return script;
}

function run(script: HTMLScriptElement): Promise<unknown> {
  const ended = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`cannot load script ${script.src}`));
  });
  document.head.appendChild(script);
  return ended.finally(() => script.remove());
}

const host = init({
  name: 'host',
  remotes: [],
  plugins: [
    {
      name: 'time-limit',
      createScript: ({ url, remoteInfo }) => ({
        script: scriptFor(remoteInfo?.name as string, url),
        timeout: TIME_LIMIT,
      }),
    },
  ],
});

/** Loads a release's route table. A retry uses another address: the browser would join it to a request that hangs. */
export async function loadTable(
  release: LiveRelease,
  attempt: number,
  sharedScope: SharedScope,
): Promise<RouteTable> {
  host.initShareScopeMap('default', sharedScope as never);
  const { base, tableFiles = [] } = release;
  const container = release.container as string;
  const again = attempt > 0 ? `?r=${attempt}` : '';
  // They bring the hash of the entry, and the names under which the entry asks for files.
  await Promise.all(tableFiles.map((file) => run(scriptFor(container, base + file + again))));
  const entry = base + release.entry + again;
  registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }], {
    force: attempt > 0,
  });
  const module = await loadRemote<{ default: RouteTable }>(`${container}/routes`);
  if (!module?.default?.routes) throw new Error(`${container} exposes no route table`);
  return module.default;
}
