import { certify, ownBase, pageRelease, runFor, type Registry } from '../registry';
import { neededFiles, pageFiles, type NeededFile } from './needed-files';
import { sendGet } from './send-get';
import { store, stored } from './stored';

/** Addresses and hashes of what the last page took that the document knows no hashes of, one file a line. */
const MET = 'suite.device.hashes';

const preloads: Record<string, HTMLLinkElement> = {};
const loaded: Record<string, boolean> = {};
const warmed: Record<string, boolean> = {};

const isStyle = ({ address }: NeededFile) => /\.css$/.test(address);

/** Notes what the document itself preloads. */
export function notePreloads(): void {
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')).forEach((link) => {
    preloads[link.getAttribute('href') as string] = link;
  });
}

/**
 * Fetches a file into the HTTP cache. A preload without `integrity` is not used by a script that has one, so a
 * file whose hash comes later cannot be preloaded.
 */
function warm(address: string): void {
  if (warmed[address]) return;
  warmed[address] = true;
  sendGet(address, 0, '', '');
}

function preloadFile(file: NeededFile): void {
  const { address } = file;
  if (preloads[address]) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', isStyle(file) ? 'style' : 'script');
  certify(link, address, file.integrity);
  link.href = address;
  link.onload = () => (loaded[address] = true);
  preloads[address] = link;
  document.head.appendChild(link);
}

const metHash = (address: string) => ((stored(MET) || '').split(`${address} `)[1] || '').split('\n')[0];

/**
 * Only downloads: the fresh registry decides later what runs. A device that was here before remembers the hashes that
 * come later, so the browser reads each file from its cache once and not twice.
 */
export function preload(registry: Registry, polyfills: boolean): void {
  neededFiles(registry, location.hash, polyfills).forEach((file) => {
    const { address } = file;
    const integrity = file.integrity || metHash(address);
    if (file.hashLater && !integrity && !preloads[address]) warm(address);
    else preloadFile({ address, integrity });
  });
}

/** Turns a preload into a style sheet once it has loaded; if it fails, the page loads it again. */
function useStyle(file: NeededFile): void {
  const { address, integrity } = file;
  preloadFile(file);
  const link = preloads[address] as HTMLLinkElement;
  const use = () => (link.rel = 'stylesheet');
  if (integrity) link.integrity = integrity;
  if (loaded[address]) use();
  else link.onload = use;
}

/** The element that runs a file. */
export function scriptOf(file: NeededFile): HTMLScriptElement {
  const script = document.createElement('script');
  certify(script, file.address, file.integrity);
  runFor(script, pageRelease(file.container || 'host'));
  script.src = file.address;
  return script;
}

/**
 * Runs a script and removes its element. Code that finds a script element waits for its load event, so an
 * element whose event has passed must not stay.
 */
function runOnce(file: NeededFile, done: () => void): void {
  const script = scriptOf(file);
  script.onload = script.onerror = () => {
    // Webpack may have removed it already.
    if (script.parentNode) script.parentNode.removeChild(script);
    done();
  };
  document.head.appendChild(script);
}

function use(file: NeededFile, done: () => void): void {
  if (isStyle(file)) useStyle(file);
  else runOnce(file, done);
}

/** The hash of a file that a script which ran before has made known by now. */
const knownHash = ({ address }: NeededFile) => window.__suiteHashes && window.__suiteHashes[ownBase(address)];

/** Keeps for the next visit what the scripts of this page have made known. */
function keepHashes(files: NeededFile[]): void {
  const met = files.filter(({ hashLater }) => hashLater);
  store(MET, met.map((file) => `${file.address} ${knownHash(file)}`).join('\n'));
}

/**
 * Runs the page's scripts while the host still arrives: a container waits for the host, and a chunk
 * for its container. The book makes the scripts' hashes known, and a script that of its style. The page loads a
 * script again that fails here.
 */
export function runPage(registry: Registry): void {
  const { files, afterHost } = pageFiles(registry, location.hash);
  if (afterHost) return;
  const begun: Record<string, boolean> = {};
  const useKnown = () =>
    files.forEach(({ address, integrity, hashLater, container }) => {
      if (begun[address]) return;
      const file = { address, integrity: integrity || knownHash({ address }), container };
      if (hashLater && !file.integrity) return;
      begun[address] = true;
      use(file, useKnown);
      if (files.every((one) => begun[one.address])) keepHashes(files);
    });
  useKnown();
}
