import { startSuite } from '@suite/loader/inline';
import { isInShell } from '../platform/context';
import { outdated } from './floor';
import { showNotice } from './notice';
import { keepRootSize } from './root-size';

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

/** This script runs in the document's head, before the element exists that the application is drawn into. */
function whenParsed(action: () => void): void {
  if (document.getElementById('root')) action();
  else addEventListener('DOMContentLoaded', action);
}

const old = outdated(navigator.userAgent, hasEngineFeatures);
if (old && hasEngineFeatures) location.replace('#/update');
if (old && !hasEngineFeatures) {
  whenParsed(() => showNotice('版本过低', `当前${old.what}版本过低，无法正常学习。${old.advice}`));
} else {
  startSuite({
    lacksApis,
    inNativeApp: isInShell(location.href),
    whenParsed,
    failed: (retry) => whenParsed(() => showNotice('加载失败', '请检查网络连接，然后重试。', retry)),
  });
}

keepRootSize();
