import { links } from '@suite/kernel/links';
import type { Compilation, Module, NormalModule } from 'webpack';

const isList = (module: Module) =>
  /[\\/]kernel[\\/]src[\\/]links[\\/]links\.ts$/.test((module as NormalModule).resource ?? '');

/** Modules that were joined into one are found within it. */
const withParts = (module: Module): Module[] => [
  module,
  ...((module as { modules?: Module[] }).modules ?? []),
];

/**
 * The route patterns of the pages that an app links to, found by which of them its code uses. Publishing asks
 * for them before another app's release may drop a route.
 */
export function linkedPaths({ modules, moduleGraph }: Compilation): string[] {
  const lists = [...modules].flatMap(withParts).filter(isList);
  const isUsed = (name: string) =>
    lists.some((list) => {
      const found = moduleGraph.getExportsInfo(list).getReadOnlyExportInfo(name);
      return found.provided === true && found.getUsed(undefined) !== 0;
    });
  return Object.entries(links)
    .filter(([name]) => isUsed(name))
    .map(([, { pattern }]) => pattern)
    .sort();
}
