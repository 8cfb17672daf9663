import {
  certify,
  forVisitor,
  fromSnapshot,
  ownBase,
  prepareFile,
  type BootState,
  type Registry,
  type RegistryApp,
} from '../registry';
import { bucketOfVisitor } from './bucket';
import { askAhead, askUserAhead, comesFromLogin } from './calls-ahead';
import { chooseRegistry } from './choose-registry';
import { fetchRegistry } from './fetch-registry';
import { isLatest } from './is-latest';
import { fileOf, routeAt, type NeededFile } from './needed-files';
import { notePreloads, preload, runPage, scriptOf } from './page-ahead';
import { needsReload, reloadOnce } from './reload-once';
import { shapeAhead } from './shape-ahead';
import { store, stored } from './stored';

const SEEN = 'suite.device.revision';
const OVERRIDE = 'suite.device.override';
const HOST_LIMIT = 120000;

/** A developer asks for another release of a remote; the host finds out which one. */
const asksForOther = /[?&]remote=/.test(location.href) || stored(OVERRIDE, () => sessionStorage) !== null;

const seenRevision = () => Number(stored(SEEN)) || 0;

/** Why a script failed. Browsers call a script loaded even when it throws, and then only the skeleton is there. */
type Fault = 'missing' | 'throw' | '';

function addScripts(files: NeededFile[], done: (fault: Fault) => void): void {
  const scripts = files.map(scriptOf);
  let waiting = scripts.length;
  let threw: Fault = '';
  const hear = ({ filename }: ErrorEvent) => {
    if (scripts.some(({ src }) => src === filename)) threw = 'throw';
  };
  const timer = setTimeout(() => finish('missing'), HOST_LIMIT);
  const finish = (fault: Fault) => {
    clearTimeout(timer);
    removeEventListener('error', hear);
    scripts.forEach((script) => (script.onload = script.onerror = null));
    done(fault);
  };
  addEventListener('error', hear);
  scripts.forEach((script) => {
    script.onload = () => --waiting === 0 && finish(threw);
    script.onerror = () => finish('missing');
    document.head.appendChild(script);
  });
}

/** The document carries the styles of the host that was live when it was published. */
function addHostStyles(live: RegistryApp['live']): void {
  const inlined = document.querySelector('style[data-host-styles]');
  if (inlined && inlined.getAttribute('data-host-styles') === live.version) return;
  live.styles.forEach((file) => {
    const needed = fileOf(live, file);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    certify(link, needed.address, needed.integrity);
    link.href = needed.address;
    document.head.appendChild(link);
  });
}

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

let page: Page;
let tries = 0;
const fail = () => {
  tries++;
  page.failed(start);
};

/** Reports a failed host as the host reports failed remotes, so that its canary can be judged. */
function tellFailed({ live, stable }: RegistryApp, code: Fault): void {
  const event = { app: 'host', version: live.version, canary: !!stable, kind: 'error', code };
  if (navigator.sendBeacon) navigator.sendBeacon('/events', JSON.stringify({ events: [event] }));
}

function useOwnOrigin({ apps }: Registry): void {
  Object.keys(apps).forEach((app) => {
    const { live } = apps[app] as RegistryApp;
    live.base = ownBase(live.base);
  });
}

function startHost(state: BootState): void {
  if (tries > 0) useOwnOrigin(state.registry);
  const host = state.registry.apps.host as RegistryApp;
  const { live } = host;
  const retried = tries > 0 ? `?r=${tries}` : '';
  window.__suite = state;
  addHostStyles(live);
  const failed = (fault: Fault) => {
    if (live.base.charAt(0) === '/') {
      tellFailed(host, fault);
      return fail();
    }
    tries++;
    startHost(state);
  };
  const add = (files: string[], then: () => void) => {
    const needed = files.map((file) => {
      const { address, integrity } = fileOf(live, file);
      return { address: address + retried, integrity };
    });
    addScripts(needed, (fault) => (fault ? failed(fault) : then()));
  };
  // An entry that ran without its libraries must not find those of the next attempt, or two hosts would start.
  delete (window as { webpackChunkhost?: unknown }).webpackChunkhost;
  const run = () => add((live.libraries || []).concat(live.entry), () => undefined);
  if (page.lacksApis && live.polyfills) add([live.polyfills], run);
  else run();
}

function start(): void {
  const seen = seenRevision();
  notePreloads();
  window.__suiteFile = prepareFile;
  // Another token is on its way, from a login page or from the native app itself.
  const mayAsk = !comesFromLogin() && !page.inNativeApp;
  if (mayAsk) window.__suiteAsk = askAhead;
  const bucket = bucketOfVisitor();
  const place = document.getElementById('registry-snapshot') as HTMLElement;
  const snapshot = fromSnapshot(place.textContent || '');
  const first = snapshot && forVisitor(snapshot, bucket);
  if (first) {
    const row = routeAt(first, location.hash);
    // The reload reads the document anew: what begins now would be lost.
    if (row && needsReload(row, location.hash)) return reloadOnce();
    if (mayAsk) askUserAhead(row);
    shapeAhead(row);
    preload(first, page.lacksApis);
  }
  const run = (fresh: Registry | undefined) => {
    const state = chooseRegistry(fresh, snapshot, seen);
    if (!state) return fail();
    if (state.source === 'fresh') store(SEEN, String(Math.max(state.registry.revision, seenRevision())));
    const registry = first && state.registry === snapshot ? first : forVisitor(state.registry, bucket);
    if (registry !== first) preload(registry, page.lacksApis);
    if (tries === 0 && !page.lacksApis && !asksForOther) runPage(registry);
    page.whenParsed(() => startHost({ registry, source: state.source, bucket }));
  };
  // A retry may be long after the document came, and a proxy may have kept the document.
  if (snapshot && tries === 0 && snapshot.revision >= seen && isLatest(place)) run(snapshot);
  else fetchRegistry(snapshot, run);
}

/** Starts the suite in this document. */
export function startSuite(own: Page): void {
  page = own;
  start();
}
