import { openAccount, registryOf } from './testing/registry';
import type { RouteTable } from '@suite/kernel/routes';
import { PageLoader } from './pages';
import type { LoadTable } from './containers';
import { suite } from './window';

const Page = () => null;
const good = {
  owner: 'remote-learning',
  routes: [{ ...openAccount, page: async () => ({ default: Page }) }],
} as unknown as RouteTable;

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
  const pages = new PageLoader(registry, {
    loadTable,
    previousOf: async () => (previous ? older : undefined),
    limit: 120_000,
    tell: jest.fn(),
    hangs: { has: () => false, begin: jest.fn() },
  });
  return { asked, pages };
}

afterEach(() => {
  delete window.__suite;
});

test('when the CDN fails the files come from the page’s own origin, in the same version', async () => {
  const { asked, pages } = onCdn(async (base) => {
    if (base.startsWith('https:')) throw new Error('no such host');
    return good;
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
    return good;
  });
  await expect(pages.load(openAccount)).rejects.toThrow(fault.message);
  isOnline = true;
  expect(await pages.load(openAccount)).toBe(Page);
  expect(asked[asked.length - 1]).toBe('/releases/remote-learning/1.0.0/');
});
