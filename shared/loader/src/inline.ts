import {
  assetOf,
  changeAddresses,
  FILE_LIMIT,
  notePreloads,
  pageRelease,
  prepareElement,
  scriptOf,
} from './assets';
import {
  forVisitor,
  ownBase,
  readDocumentRegistry,
  type Line,
  type LoadEvent,
  type OwnedRoute,
  type Registry,
  type RegistryApp,
} from './registry';
import { asksForOther, comesFromLogin, needsReload, reloadOnce } from './address';
import { suite, type BootState } from './window';
import { beginReads } from './early-reads';
import { addHostStyles, preloadPage, routeAt, runPage } from './page-files';
import { bucketOfVisitor, chooseRegistry } from './served-registry';

/** What starting the suite needs of the document. */
export interface Page {
  /** Whether the engine lacks what the polyfills bring. */
  lacksApis: boolean;
  /** Whether the native app opened this page. */
  inNativeApp: boolean;
  /** Calls back when the element is there that the application is drawn into. */
  whenParsed: (action: () => void) => void;
  /** Tells the visitor that the suite could not be started, and offers a retry. */
  failed: (retry: () => void) => void;
}

/** Why a script failed. Browsers call a script loaded even when it throws, and then only the skeleton is there. */
type Failure = 'missing' | 'throw' | '';

/** Runs scripts of the host side by side; calls back when all have run, or when one has failed. */
function runScripts(live: RegistryApp['live'], files: string[], done: (failure: Failure) => void): void {
  const { retry } = pageRelease('host');
  const scripts = files.map((file) => {
    const asset = assetOf(live, file);
    return scriptOf({ address: asset.address + retry, integrity: asset.integrity });
  });
  let waiting = scripts.length;
  let threw: Failure = '';
  const hear = ({ filename }: ErrorEvent) => {
    if (scripts.some(({ src }) => src === filename)) threw = 'throw';
  };
  const timer = setTimeout(() => finish('missing'), FILE_LIMIT);
  const finish = (failure: Failure) => {
    clearTimeout(timer);
    removeEventListener('error', hear);
    scripts.forEach((script) => (script.onload = script.onerror = null));
    done(failure);
  };
  addEventListener('error', hear);
  scripts.forEach((script) => {
    script.onload = () => --waiting === 0 && finish(threw);
    script.onerror = () => finish('missing');
    document.head.appendChild(script);
  });
}

/** Reports a failed host as the host reports failed remotes, so that its canary can be judged. */
function tellFailed({ live, stable }: RegistryApp, code: Failure): void {
  const event: LoadEvent = { app: 'host', version: live.version, canary: !!stable, kind: 'error', code };
  if (navigator.sendBeacon) navigator.sendBeacon('/events', JSON.stringify({ events: [event] }));
}

function takeOwnOrigin({ apps }: Registry): void {
  Object.keys(apps).forEach((app) => {
    const { live } = apps[app] as RegistryApp;
    live.base = ownBase(live.base);
  });
}

/** Prepares the page of the address before it is known whether the document's registry is the live one. */
function begin(route: OwnedRoute | undefined, inNativeApp: boolean): void {
  // The host takes a login's answer out of the address, and asks the native app, before it has the token.
  if (!comesFromLogin() && !inNativeApp) beginReads(route);
  if (route && route.shape) document.documentElement.setAttribute('data-shape', route.shape);
}

/**
 * The course line of this visit: that of the page which the address opens, by the stable releases. The host's own
 * screens have none, because they lead on to pages of either.
 */
function lineAt(registry: Registry): Line | undefined {
  const route = routeAt(registry, location.hash);
  return route && route.app !== 'host' ? route.line || 'learner' : undefined;
}

/** Starts the suite in this document. */
export function startSuite({ lacksApis, inNativeApp, whenParsed, failed }: Page): void {
  let tries = 0;
  const noteFailure = () => {
    tries++;
    changeAddresses(pageRelease('host'));
  };
  const fail = () => {
    noteFailure();
    failed(start);
  };

  function startHost(state: BootState): void {
    if (tries > 0) takeOwnOrigin(state.registry);
    const host = state.registry.apps.host as RegistryApp;
    const { live } = host;
    Object.assign(suite(), state);
    addHostStyles(live);
    const run = (files: string[], then: () => void) =>
      runScripts(live, files, (failure) => {
        if (!failure) return then();
        if (live.base.charAt(0) === '/') {
          tellFailed(host, failure);
          return fail();
        }
        noteFailure();
        startHost(state);
      });
    // An entry that ran without its libraries must not find those of the next attempt, or two hosts would start.
    delete (window as { webpackChunkhost?: unknown }).webpackChunkhost;
    const runHost = () => run((live.libraries || []).concat(live.entry), () => undefined);
    if (lacksApis && live.polyfills) run([live.polyfills], runHost);
    else runHost();
  }

  function start(): void {
    notePreloads();
    suite().prepare = prepareElement;
    const bucket = bucketOfVisitor();
    let line: Line | undefined;
    const given = (registry: Registry) => forVisitor(registry, bucket, (line = lineAt(registry)));
    const place = document.getElementById('registry-snapshot') as HTMLElement;
    const own = readDocumentRegistry(place.textContent || '');
    const first = own && given(own);
    const route = first && routeAt(first, location.hash);
    // The reload reads the document anew: what begins now would be lost.
    if (route && needsReload(route, location.hash)) return reloadOnce();
    begin(route, inNativeApp);
    if (first) preloadPage(first, lacksApis);
    chooseRegistry(place, own, tries > 0, (served) => {
      if (!served) return fail();
      const registry = first && served.registry === own ? first : given(served.registry);
      if (registry !== first) preloadPage(registry, lacksApis);
      // The host finds out which release a developer tries.
      if (tries === 0 && !lacksApis && !asksForOther()) runPage(registry);
      whenParsed(() => startHost({ registry, source: served.source, bucket, line }));
    });
  }

  start();
}
