import { forVisitor, type BootState, type Registry, type RegistryApp } from '@suite/kernel/registry';
import { believe } from './believe';
import { bucketOfVisitor } from './bucket';
import { chooseRegistry } from './choose-registry';
import { outdated } from './floor';
import { fileOf, neededFiles, pageFiles, type NeededFile } from './needed-files';
import { setRootSize } from './root-size';
import { showNotice } from './notice';

const SEEN = 'suite.registry.revision';
const SHORT_LIMIT = 3000;
const LONG_LIMIT = 15000;
const HOST_LIMIT = 120000;

const hasEngineFeatures = typeof Proxy === 'function';
const lacksApis =
  typeof AbortController !== 'function' ||
  typeof fetch !== 'function' ||
  typeof globalThis === 'undefined' ||
  typeof queueMicrotask !== 'function' ||
  typeof IntersectionObserver !== 'function' ||
  typeof ResizeObserver !== 'function' ||
  !Object.fromEntries ||
  !Array.prototype.flatMap ||
  !Promise.prototype.finally;

/** A developer asks for another release of a remote: the host will see which one to take. */
const asksForOther = /[?&]remote=/.test(location.href) || hasOverride();

const isStyle = (file: string) => /\.css$/.test(file);
const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

function hasOverride(): boolean {
  try {
    return sessionStorage.getItem('suite.override') !== null;
  } catch {
    return false;
  }
}

function seenRevision(): number {
  try {
    return Number(localStorage.getItem(SEEN)) || 0;
  } catch {
    return 0;
  }
}

function remember(revision: number): void {
  try {
    localStorage.setItem(SEEN, String(Math.max(revision, seenRevision())));
  } catch {
    return;
  }
}

const preloads: Record<string, HTMLLinkElement> = {};
const loaded: Record<string, boolean> = {};

/** What the document itself preloads already. */
function notePreloads(): void {
  for (const link of Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'))) {
    preloads[link.getAttribute('href') as string] = link;
  }
}

const warmed: Record<string, boolean> = {};

/** An engine takes no preload for a file whose hash comes later, but what its cache holds. */
function warm(address: string): void {
  if (warmed[address]) return;
  warmed[address] = true;
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.send();
}

/** Only downloads: what is executed is decided once the registry is known. */
function preload(registry: Registry): void {
  for (const { address, integrity, hashLater } of neededFiles(registry, location.hash, lacksApis)) {
    if (preloads[address]) continue;
    if (hashLater) {
      warm(address);
      continue;
    }
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', isStyle(address) ? 'style' : 'script');
    if (integrity) link.integrity = integrity;
    // In the form in which a container looks for a style sheet that is there already.
    link.href = isStyle(address) && address.charAt(0) === '/' ? location.origin + address : address;
    link.onload = () => (loaded[address] = true);
    preloads[address] = link;
    document.head.appendChild(link);
  }
}

/** A preloaded style sheet counts as soon as it is there; one that fails is the page's to load again. */
function useStyle({ address, integrity }: NeededFile): void {
  const link = preloads[address] as HTMLLinkElement;
  const use = () => (link.rel = 'stylesheet');
  if (integrity) link.integrity = integrity;
  if (loaded[address]) use();
  else link.onload = use;
}

/** Whoever finds the element may wait for it: one whose event has passed must not be found. */
function runOnce(file: NeededFile): void {
  const script = scriptOf(file);
  script.onload = script.onerror = () => document.head.removeChild(script);
  document.head.appendChild(script);
}

/**
 * Runs the page's scripts while the host still arrives: a container waits for the host, and a chunk
 * for its container. One that fails here is loaded again by whoever needs it.
 */
function runPage(registry: Registry): void {
  const { files, afterHost } = pageFiles(registry, location.hash);
  if (afterHost || lacksApis || asksForOther) return;
  for (const file of files) {
    if (file.hashLater) continue;
    if (isStyle(file.address)) useStyle(file);
    else runOnce(file);
  }
}

function fetchRegistry(limit: number, done: (text: string | undefined) => void): void {
  const request = new XMLHttpRequest();
  request.open('GET', '/registry.json');
  request.timeout = limit;
  request.onload = () => done(request.status === 200 ? request.responseText : undefined);
  request.onerror = request.ontimeout = () => done(undefined);
  request.send();
}

function scriptOf({ address, integrity }: NeededFile): HTMLScriptElement {
  const script = document.createElement('script');
  if (integrity) script.integrity = integrity;
  script.src = address;
  return script;
}

function addScript(file: NeededFile, done: (loaded: boolean) => void): void {
  const script = scriptOf(file);
  const timer = setTimeout(() => finish(false), HOST_LIMIT);
  const finish = (loaded: boolean) => {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    done(loaded);
  };
  script.onload = () => finish(true);
  script.onerror = () => finish(false);
  document.head.appendChild(script);
}

/** The document carries the styles of the host that was live when it was published. */
function addHostStyles(live: RegistryApp['live']): void {
  const inlined = document.querySelector('style[data-host-styles]');
  if (inlined?.getAttribute('data-host-styles') === live.version) return;
  for (const file of live.styles) {
    const { address, integrity } = fileOf(live, file);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    if (integrity) link.integrity = integrity;
    link.href = address;
    document.head.appendChild(link);
  }
}

/** The loader stands at the document's head, before the place that the application is drawn into. */
function whenParsed(action: () => void): void {
  if (document.getElementById('root')) action();
  else addEventListener('DOMContentLoaded', action);
}

let tries = 0;
let refused = false;
const fail = () => {
  tries++;
  whenParsed(() => showNotice('加载失败', '请检查网络连接，然后重试。', start));
};

function startHost(state: BootState): void {
  const { live } = state.registry.apps.host as RegistryApp;
  const retried = tries > 0 ? `?r=${tries}` : '';
  window.__suite = state;
  addHostStyles(live);
  const add = (file: string, done: (loaded: boolean) => void) => {
    const { address, integrity } = fileOf(live, file);
    addScript({ address: address + retried, integrity }, done);
  };
  const run = () => add(live.entry, (loaded) => loaded || fail());
  if (lacksApis && live.polyfills) {
    add(live.polyfills, (loaded) => (loaded ? run() : fail()));
  } else {
    run();
  }
}

function start(): void {
  const snapshotText = textOf('registry-snapshot');
  const seen = seenRevision();
  notePreloads();
  const bucket = bucketOfVisitor();
  const snapshot = chooseRegistry(undefined, snapshotText, seen);
  if (snapshot) preload(forVisitor(snapshot.registry, bucket));
  const begin = (text: string | undefined) => {
    const state = chooseRegistry(text, snapshotText, seen);
    if (!state) return fail();
    if (state.source === 'fresh') remember(state.registry.revision);
    const registry = forVisitor(state.registry, bucket);
    preload(registry);
    if (tries === 0) runPage(registry);
    whenParsed(() => startHost({ registry, source: state.source, bucket, refused }));
  };
  fetchRegistry(snapshot ? SHORT_LIMIT : LONG_LIMIT, (text) => {
    const keys = snapshot && snapshot.registry.keys;
    // Without keys there is nothing to wait for, and an old engine may lack promises.
    if (text === undefined || !keys || keys.length === 0) return begin(text);
    believe(text, keys).then(
      (believed) => {
        refused = refused || believed === undefined;
        begin(believed);
      },
      () => begin(undefined),
    );
  });
}

const old = outdated(navigator.userAgent, hasEngineFeatures);
if (old && hasEngineFeatures) location.replace('#/update');
if (old && !hasEngineFeatures) {
  whenParsed(() => showNotice('版本过低', `当前${old.what}版本过低，无法正常学习。${old.advice}`));
} else {
  start();
}

// Measuring costs a style calculation: the downloads go first.
setRootSize();
addEventListener('resize', setRootSize);
addEventListener('pageshow', setRootSize);
