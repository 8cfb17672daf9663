/** A request that a test answers. */
export class FakeRequest {
  static readonly DONE = 4;
  static last: FakeRequest;
  static all: FakeRequest[] = [];
  readyState = 0;
  status = 0;
  responseText = '';
  timeout = 0;
  method = '';
  url = '';
  headers: Record<string, string> = {};
  onload = () => undefined;
  onerror = () => undefined;
  ontimeout = () => undefined;
  onloadend = () => undefined;
  constructor() {
    FakeRequest.last = this;
    FakeRequest.all.push(this);
  }
  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  answer(status: number, text: string) {
    Object.assign(this, { readyState: FakeRequest.DONE, status, responseText: text });
    this.onload();
    this.onloadend();
  }
}

const modern = 'Mozilla/5.0 (Linux; Android 12) Chrome/120';

/** Addresses of the preloads. */
export const hrefs = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((l) => l.getAttribute('href'));
/** Addresses of the scripts that run. */
export const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script')].map((s) => s.getAttribute('src'));
/** The text of the card that replaces the page. */
export const card = () => document.querySelector('[role=alert]')?.textContent ?? '';

/** Starts the suite, and shows a card with a retry if that fails. */
async function startHere(lacksApis: boolean, inNativeApp: boolean): Promise<void> {
  const { startSuite } = await import('../inline');
  startSuite({
    lacksApis,
    inNativeApp,
    whenParsed: (action) => action(),
    failed: (retry) => {
      const root = document.getElementById('root') as HTMLElement;
      const former = root.innerHTML;
      root.innerHTML = '<div role="alert">加载失败<button></button></div>';
      (root.querySelector('button') as HTMLElement).onclick = () => {
        root.innerHTML = former;
        retry();
      };
    },
  });
}

/** Runs the loader in a document as it was published. */
export async function boot({
  snapshot = '',
  hash = '',
  userAgent = modern,
  head = '',
  live = false,
  lacksApis = false,
  inNativeApp = false,
  run = startHere,
} = {}) {
  delete window.__suite;
  document.head.innerHTML = `${head}<style data-host-styles="1.0.0"></style>`;
  document.body.innerHTML = `<div id="root"><i class="skeleton"></i></div><script type="application/json" id="registry-snapshot"${live ? ' data-live' : ''}>${snapshot}</script>`;
  location.hash = hash;
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  await jest.isolateModulesAsync(() => run(lacksApis, inNativeApp));
}

/** Answers the requests of a page that looks for the live registry as the server does that has this one. */
export function answerRegistry(text: string): void {
  const answer = (address: string, file: string) =>
    FakeRequest.all
      .find(({ url, readyState }) => url === address && readyState !== FakeRequest.DONE)
      ?.answer(200, file);
  answer('/revision.json', JSON.stringify({ revision: JSON.parse(text).revision }));
  answer('/registry.json', text);
}

/** Clears what an earlier boot left, and gives the engine all the APIs that it needs. */
export function forgetBoot(): void {
  localStorage.clear();
  delete window.__suite;
  FakeRequest.all = [];
  Object.assign(window, {
    XMLHttpRequest: FakeRequest,
    IntersectionObserver: class {},
    ResizeObserver: class {},
  });
}
