import { allRead, createQueries } from './create-queries';

test('all is read when the last read has an answer, also a bad one', async () => {
  const client = createQueries();
  const ends: (() => void)[] = [];
  const read = (key: string, isLost: boolean) =>
    client
      .fetchQuery({
        queryKey: [key],
        queryFn: () =>
          new Promise((resolve, reject) => ends.push(() => (isLost ? reject(new Error()) : resolve(1)))),
      })
      .catch(() => undefined);
  void read('goods', false);
  const about = read('about', true);
  await Promise.resolve();
  const told = jest.fn();
  const all = allRead(client).then(told);
  ends[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
  ends[1]?.();
  await about;
  await all;
  expect(told).toHaveBeenCalledTimes(1);
});

test('without a read under way there is nothing to wait for', async () => {
  await expect(allRead(createQueries())).resolves.toBeUndefined();
});
