import type { RouteTable } from '@suite/kernel/routes';
import type { LiveRelease, OwnedRoute } from './registry';
import { hrefs } from './testing/boot-page';
import { loaderOf, tableOf } from './testing/page-loader';
import { openAccount, registryOf } from './testing/registry';
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
const given = async () => ({ default: Page });
const table = tableOf(given, openAccount, counter);
const good: LoadTable = async () => table;
const made = (...how: Parameters<typeof loaderOf>) => loaderOf(...how).pages;

afterEach(() => {
  delete window.__suite;
  document.head.innerHTML = '';
});

test('the files of a second page are requested at once; those of the first page were preloaded by the document', async () => {
  const registry = registryOf();
  registry.apps['remote-tools']!.live.base = '/second/';
  const pages = made(good, {}, registry);
  await pages.load(openAccount);
  expect(hrefs()).toEqual([]);
  await pages.load(counter);
  expect(hrefs()).toEqual(['/second/entry.js', '/second/routes.js', '/second/Counter.js']);
});

test('a retry preloads no file, because its addresses differ', async () => {
  const older: LiveRelease = {
    ...registryOf().apps['remote-tools']!.live,
    base: '/older/',
    container: 'tools_0',
  };
  const tables: LoadTable = async (release) => {
    if (release.container === 'tools_1') throw new Error('gone');
    return table;
  };
  const pages = made(tables, { previousOf: async () => older });
  await pages.load(openAccount);
  await pages.load(counter);
  expect(hrefs().filter((href) => href?.startsWith('/older/'))).toEqual([]);
});

test('the page is found in the table by its name, in any order', async () => {
  const Other = () => null;
  const { routes } = tableOf(async () => ({ default: Other }), counter);
  const pages = made(async () => ({ ...table, routes: [...routes, ...table.routes] }));
  expect(await pages.load(openAccount)).toBe(Page);
});

test('a component may be an object, as a memorized one is', async () => {
  const memorized = { $$typeof: Symbol.for('react.memo'), type: Page };
  const pages = made(async () => tableOf(async () => ({ default: memorized }), openAccount));
  expect(await pages.load(openAccount)).toBe(memorized);
});

test('an app that is new in a newer registry can be entered', async () => {
  const pages = made(good);
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

/** A loader of pages whose files come from a CDN, and where it asked for them. */
function onCdn(answer: (base: string) => Promise<RouteTable>, previous = false) {
  const asked: string[] = [];
  const registry = registryOf();
  const { live } = registry.apps['remote-learning']!;
  const older = { ...live, version: '0.9.0', base: '/older/', container: 'learning_0' };
  live.base = `https://cdn.test/suite${live.base}`;
  live.hashes = { 'entry.js': 'abc' };
  const loadTable: LoadTable = ({ base }) => {
    asked.push(base);
    return answer(base);
  };
  const previousOf = async () => (previous ? older : undefined);
  return { asked, pages: made(loadTable, { previousOf }, registry) };
}

test('when the CDN fails the files come from the page’s own origin, in the same version', async () => {
  const { asked, pages } = onCdn(async (base) => {
    if (base.startsWith('https:')) throw new Error('no such host');
    return table;
  }, true);
  expect(await pages.load(openAccount)).toBe(Page);
  expect(asked).toEqual([
    'https://cdn.test/suite/releases/remote-learning/1.0.0/',
    '/releases/remote-learning/1.0.0/',
  ]);
  expect(suite().hashes).toMatchObject({
    '/releases/remote-learning/1.0.0/entry.js': 'sha384-abc',
  });
});

test.each([
  ['hung', new Error('nothing came within 120 s')],
  ['failed while there was no network', new Error('offline')],
])('a retry after the CDN %s asks the page’s own origin', async (_, fault) => {
  let isOnline = false;
  const { asked, pages } = onCdn(async (base) => {
    if (!isOnline || base.startsWith('https:')) throw fault;
    return table;
  });
  await expect(pages.load(openAccount)).rejects.toThrow(fault.message);
  isOnline = true;
  expect(await pages.load(openAccount)).toBe(Page);
  expect(asked[asked.length - 1]).toBe('/releases/remote-learning/1.0.0/');
});
