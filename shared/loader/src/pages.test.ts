import type { LiveRelease } from './registry';
import type { RouteTable } from '@suite/kernel/routes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loaderOf, tableOf } from './testing/page-loader';
import { openAccount, registryOf } from './testing/registry';
import type { LoadError } from './pages';
import { pageRelease } from './assets';
import type { LoadTable } from './containers';
import { suite } from './window';

const Page = () => null;
const Older = () => null;
const Edition = ({ edition }: { edition: string }) => edition;
const tableWith = (page: () => Promise<unknown>) => tableOf(page, openAccount);
const good = tableWith(() => Promise.resolve({ default: Page }));
const older: LiveRelease = {
  ...registryOf().apps['remote-learning']!.live,
  version: '0.9.0',
  base: '/releases/remote-learning/0.9.0/',
  container: 'learning_0',
};

afterEach(() => {
  delete window.__suite;
  document.head.innerHTML = '';
  jest.useRealTimers();
});

test('a page is loaded once for any number of requests, and reported when it is drawn', async () => {
  const loadTable = jest.fn(() => Promise.resolve(good));
  const { pages, tell } = loaderOf(loadTable);
  expect(pages.loaded(openAccount)).toBeUndefined();
  expect(await Promise.all([pages.load(openAccount), pages.load(openAccount)])).toEqual([Page, Page]);
  expect(pages.loaded(openAccount)).toBe(Page);
  expect(loadTable).toHaveBeenCalledTimes(1);
  expect(tell).not.toHaveBeenCalled();
  pages.drawn(openAccount);
  expect(tell.mock.calls).toEqual([
    [{ app: 'remote-learning', version: '1.0.0', canary: false, kind: 'load' }],
  ]);
});

test('the component gets the edition that its route names', async () => {
  const table = tableOf(async () => ({ default: Edition }), { ...openAccount, ...{ edition: 'reform' } });
  const { pages } = loaderOf(async () => table);
  const Opened = await pages.load(openAccount);
  expect(renderToStaticMarkup(createElement(Opened))).toBe('reform');
});

test('a failed table is asked for again at once, under another address', async () => {
  const retries: string[] = [];
  const { pages } = loaderOf(async ({ container }) => {
    retries.push(pageRelease(container as string).retry);
    if (retries.length === 1) throw new Error('gone');
    return good;
  });
  expect(await pages.load(openAccount)).toBe(Page);
  expect(retries).toEqual(['', '?r=1']);
});

test('after a failed chunk its addresses change and the table stays', async () => {
  const page = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ default: Page });
  const loadTable = jest.fn(() => Promise.resolve(tableWith(page)));
  const { pages } = loaderOf(loadTable);
  expect(await pages.load(openAccount)).toBe(Page);
  expect(suite().releases.learning_1?.retry).toBe('?r=1');
  expect(loadTable).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'a table without the page',
    { owner: 'remote-learning', routes: [] },
    'the route table has no OpenAccount',
  ],
  ['a page without a component', tableWith(() => Promise.resolve({})), 'the page has no default export'],
  [
    'a page whose component is null',
    tableWith(() => Promise.resolve({ default: null })),
    'the page has no default export',
  ],
  ['a page that is nothing', tableWith(() => Promise.resolve(undefined)), 'the page has no default export'],
])('%s is an error that names app, version and page', async (_, table, message) => {
  const { pages } = loaderOf(() => Promise.resolve(table as RouteTable));
  const error = await pages.load(openAccount).catch((e: LoadError) => e);
  expect(error).toMatchObject({
    app: 'remote-learning',
    version: '1.0.0',
    page: 'OpenAccount',
    code: expect.stringMatching(/^route-table|throw$/),
  });
  expect((error as Error).message).toContain(message);
});

test('a file that hangs fails after the limit and is not waited for twice; a retry can succeed', async () => {
  jest.useFakeTimers();
  const loadTable = jest
    .fn()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(good);
  const { pages, tell } = loaderOf(loadTable);
  const first = pages.load(openAccount).catch((error: Error) => error);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(await Promise.race([first, Promise.resolve('waiting')])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(((await first) as Error).message).toContain('nothing came within 120 s');
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', code: 'timeout' }));
  expect(await pages.load(openAccount)).toBe(Page);
});

test('a chunk that hung is not waited for twice either', async () => {
  const late = Object.assign(new Error('Loading chunk failed.\n(timeout: /x.js)'), {
    name: 'ChunkLoadError',
  });
  const page = jest.fn().mockRejectedValueOnce(late).mockResolvedValue({ default: Page });
  const { pages, tell } = loaderOf(async () => tableWith(page));
  await expect(pages.load(openAccount)).rejects.toThrow('timeout');
  expect(page).toHaveBeenCalledTimes(1);
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
  expect(await pages.load(openAccount)).toBe(Page);
});

describe('the version before', () => {
  const failing: LoadTable = (release) =>
    release === older
      ? Promise.resolve(tableWith(() => Promise.resolve({ default: Older })))
      : Promise.reject(new Error('broken'));

  test('serves when the live one cannot be loaded, and one event says so', async () => {
    const { pages, tell } = loaderOf(failing, { previousOf: async () => older });
    expect(await pages.load(openAccount)).toBe(Older);
    expect(pages.loaded(openAccount)).toBe(Older);
    expect(pages.versionOf(openAccount)).toBe('0.9.0');
    pages.drawn(openAccount);
    expect(tell.mock.calls).toEqual([
      [
        {
          app: 'remote-learning',
          version: '1.0.0',
          canary: false,
          kind: 'error',
          code: 'throw',
          page: 'OpenAccount',
        },
      ],
    ]);
  });

  test('asks under other addresses, because it shares files with the one that failed', async () => {
    const { pages } = loaderOf(failing, { previousOf: async () => older });
    await pages.load(openAccount);
    expect(suite().releases.learning_0?.retry).toMatch(/^\?r=\d$/);
  });

  test('serves when the live one throws as it is drawn', async () => {
    const tables: LoadTable = (release) => (release === older ? failing(release) : Promise.resolve(good));
    const { pages, tell } = loaderOf(tables, { previousOf: async () => older });
    await pages.load(openAccount);
    expect(await pages.instead(openAccount)).toBe(Older);
    expect(tell.mock.calls).toEqual([[expect.objectContaining({ kind: 'error', code: 'render' })]]);
  });

  test('is given a few seconds after a file that hung, and the card shows if it hangs too', async () => {
    jest.useFakeTimers();
    const { pages } = loaderOf(() => new Promise(() => undefined), { previousOf: async () => older });
    const failed = expect(pages.load(openAccount)).rejects.toThrow('nothing came within 120 s');
    await jest.advanceTimersByTimeAsync(125_000);
    await failed;
  });

  test('if it fails too, the first failure is shown', async () => {
    const { pages } = loaderOf(() => Promise.reject(new Error('broken')), { previousOf: async () => older });
    await expect(pages.load(openAccount)).rejects.toThrow(
      'remote-learning@1.0.0 did not load OpenAccount: broken',
    );
    const { pages: others } = loaderOf(failing, {
      previousOf: () => Promise.reject(new Error('unreachable')),
    });
    await expect(others.load(openAccount)).rejects.toThrow('broken');
    expect(await others.instead(openAccount)).toBeUndefined();
  });
});

test('newer releases are taken for apps that are not loaded yet', async () => {
  const loadTable = jest.fn((_release: LiveRelease) => Promise.resolve(good));
  const { pages } = loaderOf(loadTable);
  const newer = registryOf(6);
  newer.apps['remote-learning']!.live = older;
  newer.apps.host!.live.version = '2.0.0';
  pages.adopt(newer);
  expect(pages.versionsInUse()).toEqual({ host: '1.0.0' });
  await pages.load(openAccount);
  expect(loadTable.mock.calls[0]?.[0]).toBe(older);
  expect(pages.versionsInUse()).toEqual({ host: '1.0.0', 'remote-learning': '0.9.0' });
  pages.adopt(registryOf(7));
  expect(pages.versionsInUse()).toEqual({ host: '1.0.0', 'remote-learning': '0.9.0' });
});

describe('a release that failed', () => {
  const fixed: LiveRelease = { ...older, version: '1.0.1', container: 'learning_1_0_1' };
  const newer = registryOf(6);
  newer.apps['remote-learning']!.live = fixed;

  test('is replaced at once by the release that has taken its place', async () => {
    const loadTable: LoadTable = (release) =>
      release === fixed ? Promise.resolve(good) : Promise.reject(new Error('broken'));
    const renew = jest.fn(async () => pages.adopt(newer));
    const { pages, tell } = loaderOf(loadTable, { renew });
    expect(await pages.load(openAccount)).toBe(Page);
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ version: '1.0.0', kind: 'error' }));
    expect(renew).toHaveBeenCalledTimes(1);
    pages.drawn(openAccount);
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ version: '1.0.1', kind: 'load' }));
  });

  test('is also replaced when only drawing failed', async () => {
    const Fixed = () => null;
    const loadTable: LoadTable = async (release) =>
      release === fixed ? tableWith(() => Promise.resolve({ default: Fixed })) : good;
    const { pages } = loaderOf(loadTable, { renew: async () => pages.adopt(newer) });
    await pages.load(openAccount);
    expect(await pages.instead(openAccount)).toBe(Fixed);
    expect(pages.loaded(openAccount)).toBe(Fixed);
  });

  test('is tried again as it is while the registry cannot be read', async () => {
    jest.useFakeTimers();
    const loadTable = jest
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(good);
    const { pages } = loaderOf(loadTable, { renew: () => new Promise(() => undefined) });
    const first = expect(pages.load(openAccount)).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(5000);
    await first;
    const again = pages.load(openAccount);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await again).toBe(Page);
  });
});

test('the content of every file is known before it is asked for', () => {
  const registry = registryOf();
  Object.assign(registry.apps['remote-learning']!.live, { hashes: { 'entry.js': 'abc' } });
  loaderOf(jest.fn(), {}, registry);
  expect(suite().hashes).toEqual({
    '/releases/remote-learning/1.0.0/entry.js': 'sha384-abc',
  });
});
