import type { LiveRelease } from '@suite/kernel/registry';
import type { RouteTable } from '@suite/kernel/routes';
import { begunContainer } from './first-container';
import { sharedScope } from './shared-scope';

/**
 * Loads a release's route table. The first page's container is on its way before the host is, and is asked
 * directly; the federation runtime, which every other one goes through, need not arrive before it.
 */
export async function loadTable(release: LiveRelease, attempt: number): Promise<RouteTable> {
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
