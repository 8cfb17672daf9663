import type { BootState, Registry, RegistryApp } from '@suite/kernel/registry';
import { chooseRegistry } from './choose-registry';
import { outdated } from './floor';
import { neededFiles, pageFiles } from './needed-files';
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

const isStyle = (file: string) => /\.css$/.test(file);
const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

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

/** Only downloads: what is executed is decided once the registry is known. */
function preload(registry: Registry): void {
  for (const file of neededFiles(registry, location.hash, lacksApis)) {
    if (preloads[file]) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', isStyle(file) ? 'style' : 'script');
    // In the form in which a container looks for a style sheet that is there already.
    link.href = isStyle(file) && file.charAt(0) === '/' ? location.origin + file : file;
    link.onload = () => (loaded[file] = true);
    preloads[file] = link;
    document.head.appendChild(link);
  }
}

/** A preloaded style sheet counts as soon as it is there; one that fails is the page's to load again. */
function useStyle(file: string): void {
  const link = preloads[file] as HTMLLinkElement;
  const use = () => (link.rel = 'stylesheet');
  if (loaded[file]) use();
  else link.onload = use;
}

/**
 * Runs the page's scripts while the host still arrives: a container waits for the host, and a chunk
 * for its container. One that fails here is loaded again by whoever needs it.
 */
function runPage(registry: Registry): void {
  const { files, afterHost } = pageFiles(registry, location.hash);
  if (afterHost || lacksApis) return;
  for (const file of files) {
    if (isStyle(file)) {
      useStyle(file);
      continue;
    }
    const script = document.createElement('script');
    script.src = file;
    document.head.appendChild(script);
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

function addScript(src: string, done: (loaded: boolean) => void): void {
  const script = document.createElement('script');
  const timer = setTimeout(() => finish(false), HOST_LIMIT);
  const finish = (loaded: boolean) => {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    done(loaded);
  };
  script.src = src;
  script.onload = () => finish(true);
  script.onerror = () => finish(false);
  document.head.appendChild(script);
}

/** The document carries the styles of the host that was live when it was published. */
function addHostStyles({ base, styles, version }: RegistryApp['live']): void {
  const inlined = document.querySelector('style[data-host-styles]');
  if (inlined?.getAttribute('data-host-styles') === version) return;
  for (const file of styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = base + file;
    document.head.appendChild(link);
  }
}

/** The loader stands at the document's head, before the place that the application is drawn into. */
function whenParsed(action: () => void): void {
  if (document.getElementById('root')) action();
  else addEventListener('DOMContentLoaded', action);
}

let tries = 0;
const fail = () => {
  tries++;
  whenParsed(() => showNotice('加载失败', '请检查网络连接，然后重试。', start));
};

function startHost(state: BootState): void {
  const { live } = state.registry.apps.host as RegistryApp;
  const retried = tries > 0 ? `?r=${tries}` : '';
  window.__suite = state;
  addHostStyles(live);
  const run = () => addScript(live.base + live.entry + retried, (loaded) => loaded || fail());
  if (lacksApis && live.polyfills) {
    addScript(live.base + live.polyfills + retried, (loaded) => (loaded ? run() : fail()));
  } else {
    run();
  }
}

function start(): void {
  const snapshotText = textOf('registry-snapshot');
  const seen = seenRevision();
  notePreloads();
  const snapshot = chooseRegistry(undefined, snapshotText, seen);
  if (snapshot) preload(snapshot.registry);
  fetchRegistry(snapshot ? SHORT_LIMIT : LONG_LIMIT, (text) => {
    const state = chooseRegistry(text, snapshotText, seen);
    if (!state) return fail();
    if (state.source === 'fresh') remember(state.registry.revision);
    preload(state.registry);
    if (tries === 0) runPage(state.registry);
    whenParsed(() => startHost(state));
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
