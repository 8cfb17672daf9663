import { places } from '@suite/kernel/places';
import type { Compilation, Module, NormalModule } from 'webpack';

const PLACES =
  /[\\/]shared[\\/]kernel[\\/]src[\\/]places[\\/]places\.ts$|@suite[\\/]kernel[\\/]src[\\/]places[\\/]places\.ts$/;

const isPlaces = (module: Module) => PLACES.test((module as NormalModule).resource ?? '');

/** Modules that were joined into one are found within it. */
const withParts = (module: Module): Module[] => [
  module,
  ...((module as { modules?: Module[] }).modules ?? []),
];

/**
 * The route patterns of the places that an app links to, found by which of them its code uses. Publishing asks
 * for them before another app's release may drop a route.
 */
export function linkedPlaces({ modules, moduleGraph }: Compilation): string[] {
  const module = [...modules].flatMap(withParts).find(isPlaces);
  if (!module) return [];
  return Object.entries(places)
    .filter(([name]) => moduleGraph.getExportsInfo(module).getExportInfo(name).getUsed(undefined) !== 0)
    .map(([, { pattern }]) => pattern)
    .sort();
}
