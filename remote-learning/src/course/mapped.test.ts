import { mapped, type Query } from './mapped';

const read = (data: { id: number } | undefined): Query<{ id: number }> => ({
  data,
  error: null,
  refetch: async () => ({ data }),
});

test.each([
  [{ id: 7 }, 7],
  [undefined, undefined],
  [null as never, null],
])('%j becomes %j, now and when it is read again', async (data, expected) => {
  const query = mapped(read(data), ({ id }) => id);
  expect(query.data).toBe(expected);
  expect((await query.refetch()).data).toBe(expected);
});
