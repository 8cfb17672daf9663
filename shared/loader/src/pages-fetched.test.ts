import type { LiveRelease, OwnedRoute } from './registry';
import type { RouteTable } from '@suite/kernel/routes';
import { hrefs } from './testing/boot-page';
import { openAccount, registryOf } from './testing/registry';
import { PageLoader, type PageLoaderDeps } from './pages';
import type { LoadTable } from './containers';
import { suite } from './window';

const Page = () => null;
const counter: OwnedRoute = {
  app: 'remote-tools',
  path: '/counter/:kind',
  name: 'Counter',
  title: '计算器',
  files: [],
};
const tableOf = (...routes: OwnedRoute[]) =>
  ({
    routes: routes.map((row) => ({ ...row, page: async () => ({ default: Page }) })),
  }) as unknown as RouteTable;
const good: LoadTable = async () => tableOf(openAccount, counter);
const made = (loadTable: LoadTable = good, over: Partial<PageLoaderDeps> = {}, registry = registryOf()) =>
  new PageLoader(registry, {
    loadTable,
    previousOf: async () => undefined,
    limit: 1000,
    tell: jest.fn(),
    hangs: { has: () => false, begin: jest.fn() },
    ...over,
  });

afterEach(() => {
  delete window.__suite;
  document.head.innerHTML = '';
});

test('the files of a second page are requested at once; those of the first page were preloaded by the document', async () => {
  const pages = made();
  await pages.load(openAccount);
  expect(hrefs()).toEqual([]);
  await pages.load(counter);
  const base = '/releases/remote-tools/1.0.0/';
  expect(hrefs()).toEqual([`${base}entry.js`, `${base}routes.js`, `${base}Counter.js`]);
});

test('a retry preloads no file, because its addresses differ', async () => {
  const older: LiveRelease = {
    ...registryOf().apps['remote-tools']!.live,
    base: '/older/',
    container: 'tools_0',
  };
  const tables: LoadTable = async (release) => {
    if (release.container === 'tools_1') throw new Error('gone');
    return tableOf(openAccount, counter);
  };
  const pages = made(tables, { previousOf: async () => older });
  await pages.load(openAccount);
  await pages.load(counter);
  expect(hrefs().filter((href) => href?.startsWith('/older/'))).toEqual([]);
});

test('the page is found in the table by its name, in any order', async () => {
  const Other = () => null;
  const table = tableOf(counter, openAccount);
  (table.routes[0] as { page: unknown }).page = async () => ({ default: Other });
  expect(await made(async () => table).load(openAccount)).toBe(Page);
});

test('a component may be an object, as a memorized one is', async () => {
  const memorized = { $$typeof: Symbol.for('react.memo'), type: Page };
  const table = tableOf(openAccount);
  (table.routes[0] as { page: unknown }).page = async () => ({ default: memorized });
  expect(await made(async () => table).load(openAccount)).toBe(memorized);
});

test('an app that is new in a newer registry can be entered', async () => {
  const pages = made();
  const newer = registryOf(6);
  newer.apps['remote-new'] = {
    live: { ...newer.apps['remote-tools']!.live, container: 'new_1' },
    previous: null,
  };
  pages.adopt(newer);
  expect(await pages.load({ ...counter, app: 'remote-new' })).toBe(Page);
});

test('a newer registry does not replace the host, whose script runs already', async () => {
  const loadTable = jest.fn(good);
  const pages = made(loadTable);
  const newer = registryOf(6);
  newer.apps.host!.live.version = '2.0.0';
  pages.adopt(newer);
  expect(pages.versionsInUse()).toEqual({ host: '1.0.0' });
  loadTable.mockRejectedValue(new Error('gone'));
  await expect(pages.load({ ...counter, app: 'host' })).rejects.toThrow('gone');
  pages.adopt(newer);
  expect(pages.versionsInUse()).toEqual({ host: '1.0.0' });
});

test('a release that has failed before is tried once at a time', async () => {
  const loadTable = jest.fn(async () => {
    throw new Error('gone');
  });
  const pages = made(loadTable);
  await expect(pages.load(openAccount)).rejects.toMatchObject({ name: 'LoadError' });
  expect(loadTable).toHaveBeenCalledTimes(2);
  await expect(pages.load(openAccount)).rejects.toThrow('gone');
  expect(loadTable).toHaveBeenCalledTimes(3);
  expect(suite().releases.learning_1?.retry).toBe('?r=3');
});

test('the files of a page are fetched ahead once, before anything of it runs', async () => {
  const registry = registryOf();
  registry.apps['remote-tools']!.live.base = '/ahead/';
  const loadTable = jest.fn(good);
  const pages = made(loadTable, {}, registry);
  await pages.load(openAccount);
  pages.fetchAhead(counter);
  pages.fetchAhead(counter);
  expect(hrefs()).toEqual(['/ahead/entry.js', '/ahead/routes.js', '/ahead/Counter.js']);
  expect(loadTable).toHaveBeenCalledTimes(1);
  await pages.load(counter);
  expect(hrefs()).toHaveLength(3);
});
