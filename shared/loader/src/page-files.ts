import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import { addLink, applyStyle, assetOf, fetchEarly, isStyle, scriptOf, type Asset } from './assets';
import { ownBase, routesOf, startFiles, type OwnedRoute, type Registry, type RegistryApp } from './registry';
import { suite } from './window';
import { store, stored } from './storage';

/** Addresses and hashes of what the last page took that the document knows no hashes of, one file a line. */
const MET = 'suite.device.hashes';

let last: { registry?: Registry; hash?: string; route?: OwnedRoute } = {};

/** The route of the page that an address asks for; the last one is remembered. */
export function routeAt(registry: Registry, hash: string): OwnedRoute | undefined {
  if (last.registry !== registry || last.hash !== hash) {
    last = { registry, hash, route: matchRoute(routesOf(registry), pathOfHash(hash)) };
  }
  return last.route;
}

/** The scripts and styles that the page of this hash takes, apart from the host's own. */
export function pageFiles(registry: Registry, hash: string): { files: Asset[]; afterHost: boolean } {
  const route = routeAt(registry, hash);
  if (!route) return { files: [], afterHost: false };
  const { live } = registry.apps[route.app] as RegistryApp;
  // The host's own screens need no container and no route table.
  const before = route.app === 'host' ? [] : startFiles(live);
  return {
    files: before.concat(route.files).map((file) => assetOf(live, file)),
    afterHost: !!live.afterHost || route.app === 'host',
  };
}

/** All that the page of this hash takes, the host's own first. */
export function neededFiles(registry: Registry, hash: string, polyfills: boolean): Asset[] {
  const { live } = registry.apps.host as RegistryApp;
  const host = polyfills && live.polyfills ? [live.polyfills] : [];
  return host
    .concat(live.libraries || [], live.entry)
    .map((file) => assetOf(live, file))
    .concat(pageFiles(registry, hash).files);
}

const metHash = (address: string) => ((stored(MET) || '').split(`${address} `)[1] || '').split('\n')[0];

/**
 * Fetches what the page of the address takes; the registry that is chosen later decides what of it runs. A device that
 * was here before remembers the hashes that come later, so the browser reads each file from its cache once.
 */
export function preloadPage(registry: Registry, polyfills: boolean): void {
  neededFiles(registry, location.hash, polyfills).forEach((file) => {
    const integrity = file.integrity || metHash(file.address);
    fetchEarly(Object.assign({}, file, { integrity }));
  });
}

/** The document carries the styles of the host that was live when it was made. */
export function addHostStyles(live: RegistryApp['live']): void {
  const inlined = document.querySelector('style[data-host-styles]');
  if (inlined && inlined.getAttribute('data-host-styles') === live.version) return;
  live.styles.forEach((file) => addLink('stylesheet', assetOf(live, file)));
}

/**
 * Runs a script and removes its element. Code that finds a script element waits for its load event, so an element whose
 * event has passed must not stay.
 */
function runOnce(file: Asset, done: () => void): void {
  const script = scriptOf(file);
  script.onload = script.onerror = () => {
    // webpack may have removed it already.
    if (script.parentNode) script.parentNode.removeChild(script);
    done();
  };
  document.head.appendChild(script);
}

/** The hash of a file that a script which ran before has made known by now. */
const knownHash = ({ address }: Asset) => suite().hashes[ownBase(address)];

/** Keeps for the next visit what the scripts of this page have made known. */
function keepHashes(files: Asset[]): void {
  const met = files.filter(({ hashLater }) => hashLater);
  store(MET, met.map((file) => `${file.address} ${knownHash(file)}`).join('\n'));
}

/**
 * Runs the page's scripts while the host still arrives: a container waits for the host, and a chunk for its container.
 * The container makes the hashes of the other files known. The page loads a script again that fails here.
 */
export function runPage(registry: Registry): void {
  const { files, afterHost } = pageFiles(registry, location.hash);
  if (afterHost) return;
  const begun: Record<string, boolean> = {};
  const runKnown = () =>
    files.forEach((one) => {
      const { address, hashLater, container } = one;
      if (begun[address]) return;
      const file = { address, integrity: one.integrity || knownHash(one), container };
      if (hashLater && !file.integrity) return;
      begun[address] = true;
      if (isStyle(address)) applyStyle(file);
      else runOnce(file, runKnown);
      if (files.every((other) => begun[other.address])) keepHashes(files);
    });
  runKnown();
}
