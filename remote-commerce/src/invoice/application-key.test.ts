import { applicationKey } from './application-key';

beforeEach(() => localStorage.clear());

interface Application {
  key: string;
  hasFailed: boolean;
}

/** A provider that makes one application of a key, whatever is sent under it later. */
function provider() {
  const made: Application[] = [];
  let isLost = false;
  return {
    made,
    lose: (lost: boolean) => (isLost = lost),
    async apply(key: string) {
      const known = made.filter((one) => one.key === key)[0] ?? { key, hasFailed: false };
      if (made.indexOf(known) < 0) made.push(known);
      if (isLost) throw new Error('lost');
      return known;
    },
  };
}

const keyOf = () => applicationKey(7, 'CS1');
const send = ({ apply }: ReturnType<typeof provider>) => keyOf().send(apply, ({ hasFailed }) => hasFailed);

test('an application whose answer was lost is made once, also after a reload', async () => {
  const one = provider();
  one.lose(true);
  await expect(send(one)).rejects.toThrow('lost');
  one.lose(false);
  expect(await send(one)).toBe(one.made[0]);
  expect(one.made).toHaveLength(1);
});

test('the application after one of an earlier visit that came to nothing is another one', async () => {
  const one = provider();
  one.lose(true);
  await expect(send(one)).rejects.toThrow('lost');
  one.lose(false);
  (one.made[0] as Application).hasFailed = true;
  expect(await send(one)).toEqual({ key: keyOf().value(), hasFailed: false });
  expect(one.made).toHaveLength(2);
});

test('an application that comes to nothing at once is not made again by itself', async () => {
  const one = provider();
  const apply = async (key: string) => ({ ...(await one.apply(key)), hasFailed: true });
  expect(await keyOf().send(apply, ({ hasFailed }) => hasFailed)).toMatchObject({ hasFailed: true });
  expect(one.made).toHaveLength(1);
});
