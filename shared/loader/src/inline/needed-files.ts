import {
  integrityOf,
  routesOf,
  type LiveRelease,
  type OwnedRoute,
  type Registry,
  type RegistryApp,
} from '../registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';

/** A script or style to load. */
export interface NeededFile {
  address: string;
  /** Value of the `integrity` attribute; absent when the registry does not know the hash. */
  integrity?: string;
  /** A script of the release brings the hash: until then the file is only fetched. */
  hashLater?: boolean;
  /** Name of the container that a script is for; its text does not say. */
  container?: string;
}

/** A file of a release as a page loads it. */
export function fileOf({ base, hashes, book, container }: LiveRelease, file: string): NeededFile {
  const hash = hashes && hashes[file];
  return {
    address: base + file,
    integrity: hash && integrityOf(hash),
    hashLater: !!book && !hash,
    container,
  };
}

let last: { registry?: Registry; hash?: string; row?: OwnedRoute } = {};

/** The route of the page that an address asks for; the last one is remembered. */
export function routeAt(registry: Registry, hash: string): OwnedRoute | undefined {
  if (last.registry !== registry || last.hash !== hash) {
    last = { registry, hash, row: matchRoute(routesOf(registry), pathOfHash(hash)) };
  }
  return last.row;
}

/** The scripts and styles that the page of this hash takes, apart from the host's own. */
export function pageFiles(registry: Registry, hash: string): { files: NeededFile[]; afterHost: boolean } {
  const row = routeAt(registry, hash);
  if (!row) return { files: [], afterHost: false };
  const { live } = registry.apps[row.app] as RegistryApp;
  // The host's own screens need no container and no route table.
  const before = row.app === 'host' ? [] : [live.entry].concat(live.styles, live.tableFiles || []);
  return {
    files: before.concat(row.files).map((file) => fileOf(live, file)),
    afterHost: !!live.afterHost || row.app === 'host',
  };
}

/** All that the page of this hash takes, the host's own first. */
export function neededFiles(registry: Registry, hash: string, polyfills: boolean): NeededFile[] {
  const { live } = registry.apps.host as RegistryApp;
  const host = polyfills && live.polyfills ? [live.polyfills] : [];
  return host
    .concat(live.libraries || [], live.entry)
    .map((file) => fileOf(live, file))
    .concat(pageFiles(registry, hash).files);
}
