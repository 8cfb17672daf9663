import { oneRead } from './one-read';

const read = (data: unknown, error: unknown = null) => ({
  data,
  error,
  refetch: jest.fn(async () => undefined),
});

test('reads together fail by what is missing, and only that is asked for again', async () => {
  const [known, lost, pending] = [read([1], 'late'), read(undefined, 'offline'), read(undefined)];
  const all = oneRead([known, lost, pending], undefined);
  expect(all).toMatchObject({ data: undefined, error: 'offline' });
  await all.refetch();
  expect([known, lost, pending].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 1]);
});

test('reads together that have all arrived have their data, and no error', () => {
  expect(oneRead([read([1], 'late'), read(2)], 'both')).toMatchObject({ data: 'both', error: undefined });
});

test('reads together of which one answers with null fail once all have answered', async () => {
  const empty = read(null);
  expect(oneRead([empty, read(undefined)], undefined).error).toBeUndefined();
  const all = oneRead([empty, read([1])], undefined);
  expect(all.error).toBe('no-data');
  await all.refetch();
  expect(empty.refetch).toHaveBeenCalled();
  expect(oneRead([empty, read([1])], 'both').error).toBeUndefined();
});
