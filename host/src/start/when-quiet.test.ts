import { QueryClient } from '@suite/kernel';
import { openAccount, registryOf } from '@suite/loader/testing';
import { measureVisit } from '../report/vitals';
import { startWhenQuiet, type QuietParts } from './when-quiet';

jest.mock('../report/vitals', () => ({ measureVisit: jest.fn() }));
jest.mock('../platform/idle', () => ({ idle: () => Promise.resolve(), drawn: () => Promise.resolve() }));

const freshness = { seen: jest.fn(), moved: jest.fn(), look: jest.fn() };

function parts({ registry = registryOf(), queries = new QueryClient() } = {}) {
  let row = openAccount;
  const listeners: (() => void)[] = [];
  const made = {
    ...{ registry, queries, rows: [openAccount], first: openAccount },
    pages: { fetchAhead: jest.fn(), versionOf: () => '1.0.0' },
    session: { currentRow: () => row },
    router: { subscribe: (listener: () => void) => listeners.push(listener) },
    freshness: async () => freshness,
  } as unknown as QuietParts;
  const move = (to: typeof row) => {
    row = to;
    listeners.forEach((listener) => listener());
  };
  return { made, move };
}

const chance = jest.spyOn(Math, 'random');
beforeEach(() => jest.clearAllMocks());
afterAll(() => chance.mockRestore());

test.each([
  [0.0999, 1],
  [0.1, 0],
])('one visit of ten is measured: with a chance of %d it is so %d times', async (drawn, times) => {
  chance.mockReturnValue(drawn);
  await startWhenQuiet(parts().made);
  expect(measureVisit).toHaveBeenCalledTimes(times);
});

test('each visit that has a canary is measured', async () => {
  chance.mockReturnValue(0.99);
  const registry = registryOf();
  registry.apps['remote-tools']!.stable = registry.apps['remote-tools']!.live;
  await startWhenQuiet(parts({ registry }).made);
  expect(measureVisit).toHaveBeenCalledTimes(1);
});

test('nothing is measured while the page waits for its data, and newer releases are looked for all the same', async () => {
  chance.mockReturnValue(0);
  const queries = new QueryClient();
  let answer: (value: number) => void = () => undefined;
  const read = queries.fetchQuery({
    queryKey: ['a'],
    queryFn: () => new Promise<number>((done) => (answer = done)),
  });
  await Promise.resolve();
  const { made, move } = parts({ queries });
  const started = startWhenQuiet(made);
  await new Promise((resolve) => setTimeout(resolve));
  expect(measureVisit).not.toHaveBeenCalled();
  const elsewhere = { ...openAccount, name: 'Elsewhere' };
  move(elsewhere);
  expect(freshness.moved).toHaveBeenCalledWith(openAccount, elsewhere);
  answer(1);
  await Promise.all([read, started]);
  expect(measureVisit).toHaveBeenCalledTimes(1);
});

test('a visit whose measuring does not load, as without a network, is not measured and is no error', async () => {
  chance.mockReturnValue(0);
  jest.resetModules();
  jest.doMock('../report/vitals', () => {
    throw new Error('Loading chunk vitals failed.');
  });
  const anew = await import('./when-quiet');
  await expect(anew.startWhenQuiet(parts().made)).resolves.toBeUndefined();
  jest.doMock('../report/vitals', () => ({ measureVisit }));
});
