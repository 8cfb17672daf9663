/** @jest-environment jsdom */
import { loadChunks, type ChunkFiles } from './load-chunks';

const RELEASE = 'remote_tools_1';
const FOLDER = 'https://cdn.test/releases/tools/files/';

/** An app that has started: its `import()` and what chunks do when they run. */
function started({
  ran = { entry: 1 },
  ...files
}: Partial<ChunkFiles> & { ran?: Record<string, unknown> } = {}) {
  const webpack = { m: {} as Record<string, unknown>, p: FOLDER } as Parameters<typeof loadChunks>[0];
  const names: Record<string, string> = { 'Plot.js': 'Plot.a1.js' };
  const own = {
    release: RELEASE,
    names,
    scriptOf: (id: string) => (names[`${id}.js`] || !names[`${id}.css`]) && `${id}.js`,
    styleOf: (id: string) => names[`${id}.css`] && `${id}.css`,
  };
  loadChunks(webpack, { ...own, ...files } as ChunkFiles, ran, 1000);
  return { ensure: webpack.e!, modules: webpack.m, names };
}

const lists = window as unknown as Record<string, unknown[]>;
const runs = (id: string, modules: object = {}) => lists[`webpackChunk${RELEASE}`]!.push([[id], modules]);

const scripts = () => [...document.querySelectorAll('script')];
const styles = () => [...document.querySelectorAll('link')];
const arrives = (element: Element | undefined) => element!.dispatchEvent(new Event('load'));
const fails = (element: Element | undefined) => element!.dispatchEvent(new Event('error'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.head.innerHTML = '';
  delete lists[`webpackChunk${RELEASE}`];
  window.__suiteHashes = window.__suiteUnknown = window.__suiteRetry = undefined;
});

test('a script is held against its hash, runs for its release, and its element goes when it has run', async () => {
  window.__suiteHashes = { [`${FOLDER}Plot.a1.js`]: 'sha256-plot' };
  const { ensure, modules } = started();
  const loading = ensure('Plot');
  const [script] = scripts();
  expect(script).toMatchObject({
    src: `${FOLDER}Plot.a1.js`,
    integrity: 'sha256-plot',
    crossOrigin: 'anonymous',
  });
  expect(script!.getAttribute('data-for')).toBe(RELEASE);
  runs('Plot', { 7: 'module' });
  arrives(script);
  await loading;
  expect(modules).toEqual({ 7: 'module' });
  expect(scripts()).toEqual([]);
});

test('what is not known gets a hash that no file has', () => {
  window.__suiteUnknown = 'sha256-none';
  void started().ensure('Plot');
  expect(scripts()[0]!.integrity).toBe('sha256-none');
});

test('each file is asked for once, however many ask', async () => {
  const { ensure } = started();
  const all = [ensure('Plot'), ensure('Plot Axis')];
  expect(scripts().map(({ src }) => src.slice(FOLDER.length))).toEqual(['Plot.a1.js', 'Axis.js']);
  runs('Plot');
  runs('Axis');
  scripts().forEach(arrives);
  await Promise.all(all);
  await ensure('Plot Axis');
  expect(scripts()).toEqual([]);
});

test('a style comes after its script, which vouches for it', async () => {
  const { ensure, names } = started();
  const loading = ensure('Plot');
  runs('Plot');
  names['Plot.css'] = 'Plot.b2.css';
  arrives(scripts()[0]);
  await settle();
  expect(styles().map(({ href, rel }) => [href, rel])).toEqual([[`${FOLDER}Plot.b2.css`, 'stylesheet']]);
  arrives(styles()[0]);
  await loading;
  expect(styles()).toHaveLength(1);
});

test('a chunk that is only a style needs no script', async () => {
  const { ensure, names } = started();
  names['shared.css'] = 'shared.c3.css';
  const loading = ensure('shared');
  await settle();
  expect(scripts()).toEqual([]);
  arrives(styles()[0]);
  await loading;
});

test('a style that is there already is not loaded again, whichever release put it in', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${FOLDER}shared.c3.css">`;
  const { ensure, names } = started();
  names['shared.css'] = 'shared.c3.css';
  await ensure('shared');
  expect(styles()).toHaveLength(1);
});

test('a script that the page has put in is waited for, and the page hears of it too', async () => {
  const there = document.createElement('script');
  const heard = jest.fn();
  Object.assign(there, { src: `${FOLDER}Plot.a1.js`, onload: heard });
  there.setAttribute('data-for', RELEASE);
  document.head.append(there);
  const loading = started().ensure('Plot');
  expect(scripts()).toEqual([there]);
  runs('Plot');
  arrives(there);
  await loading;
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a script that another release has put in is not waited for', () => {
  document.head.innerHTML = `<script data-for="remote_tools_2" src="${FOLDER}Plot.a1.js"></script>`;
  void started().ensure('Plot');
  expect(scripts()).toHaveLength(2);
});

test('a chunk that ran before it was asked for is not loaded', async () => {
  const { ensure } = started();
  runs('Plot');
  await ensure('Plot');
  expect(scripts()).toEqual([]);
});

test.each([
  ['that fails', fails, 'error'],
  ['that arrives and throws', arrives, 'missing'],
])(
  'a script of a CDN %s is asked for again at the origin of the page, at another address',
  async (_, happens, reason) => {
    const { ensure } = started();
    const loading = ensure('Plot');
    happens(scripts()[0]);
    await expect(loading).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining(`(${reason}: `),
    });
    window.__suiteRetry = { [RELEASE]: '?r=1' };
    const near = `${location.origin}/releases/tools/files/Plot.a1.js`;
    window.__suiteHashes = { [near]: 'sha256-plot' };
    const again = ensure('Plot');
    expect(scripts()).toMatchObject([{ src: `${near}?r=1`, integrity: 'sha256-plot' }]);
    runs('Plot');
    arrives(scripts()[0]);
    await again;
  },
);

test('a style that fails is taken away and asked for again without its script', async () => {
  const { ensure, names } = started();
  runs('Plot');
  names['Plot.css'] = 'Plot.b2.css';
  const loading = ensure('Plot');
  await settle();
  fails(styles()[0]);
  await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(styles()).toEqual([]);
  const again = ensure('Plot');
  await settle();
  arrives(styles()[0]);
  await again;
  expect(scripts()).toEqual([]);
});

test('a file that does not arrive in time has failed', async () => {
  jest.useFakeTimers();
  const loading = started().ensure('Plot');
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
  await expect(loading).rejects.toMatchObject({ message: expect.stringContaining('(timeout: ') });
  expect(scripts()).toEqual([]);
});

test('chunks that ran before the app started count, and a second start hears of what the first knows', async () => {
  lists[`webpackChunk${RELEASE}`] = [[['early'], { 1: 'early' }]];
  const first = started();
  const second = started();
  runs('Plot', { 2: 'plot' });
  expect(first.modules).toEqual({ 1: 'early', 2: 'plot' });
  expect(second.modules).toEqual({ 1: 'early', 2: 'plot' });
  await Promise.all([first.ensure('early Plot'), second.ensure('early Plot')]);
  expect(scripts()).toEqual([]);
});
