/** What webpack's `require` has that loading chunks is about. */
interface Webpack {
  /** All modules. */
  m: Record<string, unknown>;
  /** The folder of the app's files. */
  p: string;
  /** Loads chunks, several of them by one text of their names. */
  e?: (ids: string) => Promise<unknown>;
  /** Starts what waits for chunks, where something does. */
  O?: () => void;
}

/** A chunk as its script hands it over: names, modules, and code to run after them. */
type Chunk = [ids: string[], modules: Record<string, unknown>, start?: (webpack: Webpack) => void];

type FileElement = HTMLScriptElement & HTMLLinkElement;

/** How an app finds the files of its chunks, and for which release it runs. */
export interface ChunkFiles {
  release: string;
  /** Real names by those that the build's code has. */
  names: Record<string, string>;
  /** A chunk's script; nothing if it has only a style. */
  scriptOf: (id: string) => string | false | undefined;
  /** A chunk's style, asked when its script has run. */
  styleOf: (id: string) => string | false | undefined;
}

declare global {
  interface Window {
    /** The `integrity` of scripts and styles by their address. The host fills it in. */
    __suiteHashes?: Record<string, string>;
    /** The `integrity` of files without a known hash: one that fails. The host sets it in production. */
    __suiteUnknown?: string;
    /** What the host and pages add to the addresses of a release's files before they try again. */
    __suiteRetry?: Record<string, string>;
  }
}

/**
 * Loads an app's chunks in the browser. The build puts this function's text into every app's first script, so it
 * must be short and may use nothing from outside. `ran` has the chunks that have run; a file that has not arrived after
 * `limit` milliseconds counts as failed.
 */
export function loadChunks(
  webpack: Webpack,
  { release, names, scriptOf, styleOf }: ChunkFiles,
  ran: Record<string, unknown>,
  limit: number,
): void {
  const asked: Record<string, Promise<unknown> | undefined> = {};

  const failure = (file: string, reason: string, address: string) =>
    Object.assign(new Error(`Loading chunk ${file} failed.\n(${reason}: ${address})`), {
      name: 'ChunkLoadError',
    });

  // If the page itself has put an element of the same address in, its event is waited for.
  const load = (file: string) =>
    new Promise<void>((resolve, reject) => {
      const isStyle = /css$/.test(file);
      const place = isStyle ? 'href' : 'src';
      const made = document.createElement(isStyle ? 'link' : 'script') as FileElement;
      if (isStyle) made.rel = 'stylesheet';
      made.setAttribute('data-for', release);
      const retry = (window.__suiteRetry || {})[release] || '';
      // The page's own origin has the same files as a CDN that has failed.
      const base = retry ? webpack.p.replace(/^https?:.+?(?=\/releases\/)/, '') : webpack.p;
      made[place] = base + (names[file] || file) + retry;
      const address = made[place];
      // Classes are named by a style's content, so a style of another release serves as well.
      const same = isStyle ? 'link[rel=stylesheet]' : `script[data-for="${release}"]`;
      const all = Array.from(document.querySelectorAll<FileElement>(same));
      const there = all.find((one) => one[place] === address);
      if (there && isStyle) return resolve();
      const element = there || made;
      const before = element.onload;
      const end = (event: Event) => {
        clearTimeout(timer);
        element.onload = element.onerror = null;
        if (before) before.call(element, event);
        const isLoaded = event.type === 'load';
        if (!isStyle || !isLoaded) element.remove();
        if (isLoaded) resolve();
        else reject(failure(file, event.type, address));
      };
      const timer = setTimeout(end, limit, { type: 'timeout' });
      element.onload = element.onerror = end as OnErrorEventHandler;
      if (there) return;
      const known = (window.__suiteHashes || {})[address.split('?')[0] as string] || window.__suiteUnknown;
      if (known) {
        element.integrity = known;
        if (address.indexOf(`${location.origin}/`)) element.crossOrigin = 'anonymous';
      }
      document.head.appendChild(element);
    });

  const loadScript = (id: string) => {
    const file = !ran[id] && scriptOf(id);
    return file
      ? load(file).then(() => {
          // A script that throws has loaded as well.
          if (!ran[id]) throw failure(file, 'missing', id);
        })
      : Promise.resolve();
  };

  const loadChunk = (id: string) =>
    loadScript(id)
      .then((): unknown => {
        const file = styleOf(id);
        return file && load(file);
      })
      .catch((error) => {
        asked[id] = undefined;
        throw error;
      });

  webpack.e = (ids) => Promise.all(ids.split(' ').map((id) => (asked[id] = asked[id] || loadChunk(id))));

  const run = ([ids, modules, start]: Chunk) => {
    if (ids.some((id) => !ran[id])) {
      Object.assign(webpack.m, modules);
      if (start) start(webpack);
    }
    ids.forEach((id) => (ran[id] = 1));
    if (webpack.O) webpack.O();
  };
  // If the release was started before, that start hears of the chunks too.
  const list = `webpackChunk${release}`;
  const pages = self as unknown as Record<string, Chunk[] | undefined>;
  const chunks = (pages[list] = pages[list] || []);
  const add = chunks.push.bind(chunks);
  chunks.forEach(run);
  chunks.push = (chunk) => {
    run(chunk);
    return add(chunk);
  };
}
