import type { LiveRelease } from '../registry';
import type { SharedScope } from './runtime';
import type { RouteTable } from '@suite/kernel/routes';
import { begunContainer } from './first-container';

/**
 * Loads a release's route table. The loader has started the first page's container before the host runs, so it
 * is asked directly; all others go through the federation runtime, which the first page need not wait for.
 */
export async function loadTable(
  release: LiveRelease,
  attempt: number,
  sharedScope: SharedScope,
): Promise<RouteTable> {
  const begun = attempt === 0 ? await begunContainer(release) : undefined;
  if (!begun) {
    const runtime = await import(/* webpackChunkName: "federation-runtime" */ './runtime');
    return runtime.loadTable(release, attempt, sharedScope);
  }
  await begun.init(sharedScope);
  const module = (await begun.get('./routes'))() as { default?: RouteTable };
  if (!module.default?.routes) throw new Error(`${release.container} exposes no route table`);
  return module.default;
}
