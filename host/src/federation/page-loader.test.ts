import type { RouteTable } from '@suite/kernel/routes';
import { openAccount, registryOf } from '../testing/registry';
import { LoadError, PageLoader } from './page-loader';

const Page = () => null;
const tableWith = (page: () => Promise<unknown>) =>
  ({ owner: 'remote-learning', routes: [{ ...openAccount, page }] }) as unknown as RouteTable;
const good = tableWith(() => Promise.resolve({ default: Page }));

afterEach(() => {
  delete window.__suiteRetry;
  jest.useRealTimers();
});

test('a page is loaded once, however many ask', async () => {
  const loadTable = jest.fn(() => Promise.resolve(good));
  const pages = new PageLoader(registryOf(), loadTable, 1000);
  expect(pages.loaded(openAccount)).toBeUndefined();
  expect(await Promise.all([pages.load(openAccount), pages.load(openAccount)])).toEqual([Page, Page]);
  expect(pages.loaded(openAccount)).toBe(Page);
  expect(loadTable).toHaveBeenCalledTimes(1);
});

test('a failed table is asked for again, under another address', async () => {
  const loadTable = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(good);
  const pages = new PageLoader(registryOf(), loadTable, 1000);
  await expect(pages.load(openAccount)).rejects.toThrow(
    'remote-learning@1.0.0 did not load OpenAccount: gone',
  );
  expect(await pages.load(openAccount)).toBe(Page);
  expect(loadTable.mock.calls.map((call) => call[1])).toEqual([0, 1]);
});

test('after a failed chunk its addresses change and the table stays', async () => {
  const page = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ default: Page });
  const loadTable = jest.fn(() => Promise.resolve(tableWith(page)));
  const pages = new PageLoader(registryOf(), loadTable, 1000);
  await expect(pages.load(openAccount)).rejects.toThrow(LoadError);
  expect(window.__suiteRetry).toEqual({ learning_1: '?r=1' });
  expect(await pages.load(openAccount)).toBe(Page);
  expect(loadTable).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'a table without the page',
    { owner: 'remote-learning', routes: [] },
    'the route table has no OpenAccount',
  ],
  ['a page without a component', tableWith(() => Promise.resolve({})), 'the page has no default export'],
  ['a page that is nothing', tableWith(() => Promise.resolve(undefined)), 'the page has no default export'],
])('%s is an error that names app, version and page', async (_, table, message) => {
  const pages = new PageLoader(registryOf(), () => Promise.resolve(table as RouteTable), 1000);
  const error = await pages.load(openAccount).catch((e: LoadError) => e);
  expect(error).toMatchObject({ app: 'remote-learning', version: '1.0.0', page: 'OpenAccount' });
  expect((error as Error).message).toContain(message);
});

test('what hangs fails after the limit, and a retry can succeed', async () => {
  jest.useFakeTimers();
  const loadTable = jest
    .fn()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(good);
  const pages = new PageLoader(registryOf(), loadTable, 120_000);
  const first = pages.load(openAccount).catch((error: Error) => error);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(await Promise.race([first, Promise.resolve('waiting')])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(((await first) as Error).message).toContain('nothing came within 120 s');
  expect(await pages.load(openAccount)).toBe(Page);
});
