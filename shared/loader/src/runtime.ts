import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteTable } from '@suite/kernel/routes';
import { FILE_LIMIT, pageRelease, prepareElement } from './assets';
import type { LiveRelease } from './registry';

/** The host's shared modules, as webpack's share scopes have them: each module's versions, and how to get them. */
export type SharedScope = Record<string, Record<string, object>>;

/** A script of a container. The runtime's own would have neither integrity nor the release that the script runs for. */
function scriptFor(container: string, address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  prepareElement(script, pageRelease(container));
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
      name: 'suite',
      createScript: ({ url, remoteInfo }) => ({
        script: scriptFor(remoteInfo?.name as string, url),
        timeout: FILE_LIMIT,
      }),
    },
  ],
});

/**
 * Loads a release's route table. The runtime's retry plugin repeats an entry alone: a retry here also moves the chunks
 * to other addresses, and to the page's own origin.
 */
export async function loadTable(release: LiveRelease, sharedScope: SharedScope): Promise<RouteTable> {
  const { base, tableFiles = [] } = release;
  const container = release.container as string;
  const { retry } = pageRelease(container);
  host.initShareScopeMap('default', sharedScope as never);
  // They bring the hash of the entry, and the names under which the entry asks for files.
  await Promise.all(tableFiles.map((file) => run(scriptFor(container, base + file + retry))));
  const entry = base + release.entry + retry;
  registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }], {
    force: retry !== '',
  });
  const module = await loadRemote<{ default: RouteTable }>(`${container}/routes`);
  if (!module?.default?.routes) throw new Error(`${container} exposes no route table`);
  return module.default;
}
