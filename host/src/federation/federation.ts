import type { LiveRelease } from '@suite/kernel/registry';
import type { RouteTable } from '@suite/kernel/routes';
import { begunContainer } from './first-container';
import { sharedScope } from './shared-scope';

/** Versions of the releases whose tables were asked for, by the name of their container. */
const asked = new Map<string, string>();

/** Refuses another version of a remote whose container has one name in all versions: what has run would answer for it. */
function refuseOther({ container, version }: LiveRelease): void {
  const name = container as string;
  const other = asked.get(name) ?? version;
  if (other !== version && name in window)
    throw new Error(`${name} ${version} cannot run beside ${other}: only another document can load it`);
  asked.set(name, version);
}

/**
 * Loads a release's route table. The loader has started the first page's container before the host runs, so it
 * is asked directly; all others go through the federation runtime, which the first page need not wait for.
 */
export async function loadTable(release: LiveRelease, attempt: number): Promise<RouteTable> {
  refuseOther(release);
  const begun = attempt === 0 ? await begunContainer(release) : undefined;
  if (!begun) {
    const runtime = await import(/* webpackChunkName: "federation-runtime" */ './runtime');
    return runtime.loadTable(release, attempt);
  }
  await begun.init(sharedScope);
  const module = (await begun.get('./routes'))() as { default?: RouteTable };
  if (!module.default?.routes) throw new Error(`${release.container} exposes no route table`);
  return module.default;
}
