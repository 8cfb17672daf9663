import type { BootState, Registry, RegistryApp } from '@suite/kernel/registry';
import { chooseRegistry } from './choose-registry';
import { outdated } from './floor';
import { neededFiles } from './needed-files';
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

const asked: Record<string, boolean> = {};

/** Only downloads: what is executed is decided once the registry is known. */
function preload(registry: Registry): void {
  for (const file of neededFiles(registry, location.hash, lacksApis)) {
    if (asked[file]) continue;
    asked[file] = true;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', /\.css$/.test(file) ? 'style' : 'script');
    link.href = file;
    document.head.appendChild(link);
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

let tries = 0;
const fail = () => {
  tries++;
  showNotice('加载失败', '请检查网络连接，然后重试。', start);
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
  const snapshot = chooseRegistry(undefined, snapshotText, seen);
  if (snapshot) preload(snapshot.registry);
  fetchRegistry(snapshot ? SHORT_LIMIT : LONG_LIMIT, (text) => {
    const state = chooseRegistry(text, snapshotText, seen);
    if (!state) return fail();
    if (state.source === 'fresh') remember(state.registry.revision);
    preload(state.registry);
    startHost(state);
  });
}

setRootSize();
addEventListener('resize', setRootSize);
addEventListener('pageshow', setRootSize);

const old = outdated(navigator.userAgent, hasEngineFeatures);
if (old) showNotice('版本过低', `当前${old.what}版本过低，无法正常学习。${old.advice}`);
else start();
