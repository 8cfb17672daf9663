import { routesOf, type Registry, type RegistryApp } from '@suite/kernel/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';

/** The scripts and styles that the page of this hash takes, apart from the host's own. */
export function pageFiles(registry: Registry, hash: string): { files: string[]; afterHost: boolean } {
  const row = matchRoute(routesOf(registry), pathOfHash(hash));
  if (!row) return { files: [], afterHost: false };
  const { base, entry, styles, tableFiles, afterHost } = (registry.apps[row.app] as RegistryApp).live;
  // The host's own screens are parts of what is on its way in any case.
  const before = row.app === 'host' ? [] : [entry, ...styles, ...(tableFiles || [])];
  const files = [...before, ...row.files].map((file) => base + file);
  return { files, afterHost: !!afterHost || row.app === 'host' };
}

/** All that the page of this hash takes, the host's own first. */
export function neededFiles(registry: Registry, hash: string, polyfills: boolean): string[] {
  const { base, entry, polyfills: missing } = (registry.apps.host as RegistryApp).live;
  const host = polyfills && missing ? [base + missing, base + entry] : [base + entry];
  return [...host, ...pageFiles(registry, hash).files];
}
