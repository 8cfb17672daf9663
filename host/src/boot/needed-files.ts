import { routesOf, type Registry, type RegistryApp } from '@suite/kernel/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';

/** The scripts and styles that the page of this hash takes, the host's own first. */
export function neededFiles(registry: Registry, hash: string, polyfills: boolean): string[] {
  const host = (registry.apps.host as RegistryApp).live;
  const files = [host.entry].map((file) => host.base + file);
  if (polyfills && host.polyfills) files.unshift(host.base + host.polyfills);
  const row = matchRoute(routesOf(registry), pathOfHash(hash));
  if (row) {
    const { base, entry, styles, tableFiles } = (registry.apps[row.app] as RegistryApp).live;
    for (const file of [entry, ...styles, ...(tableFiles || []), ...row.files]) files.push(base + file);
  }
  return files;
}
