import { focusManager, type QueryClient } from '@suite/kernel';
import { QueryObserver } from '@tanstack/react-query';
import { createQueries } from './create-queries';
import { isWorn, readAnewAtMidnight } from './read-anew';

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);

test.each([
  ['seconds ago', '12:00:00', '12:00:30', false],
  ['four minutes ago', '12:00:00', '12:04:00', false],
  ['six minutes ago', '12:00:00', '12:06:00', true],
  ['yesterday, a minute ago', '23:59:30', '24:00:30', true],
])('what was read %s', (_, read, now, worn) => {
  const later = now === '24:00:30' ? at('00:00:30') + 24 * 3600_000 : at(now);
  expect(isWorn(at(read), later)).toBe(worn);
});

describe('a page that is open', () => {
  let client: QueryClient;
  const read = jest.fn(async () => 1);

  beforeEach(() => {
    jest.useFakeTimers({ now: at('22:00:00') });
    read.mockClear();
    client = createQueries();
    client.mount();
  });
  afterEach(() => {
    client.unmount();
    jest.useRealTimers();
  });
  const shows = async (options: object = {}) => {
    new QueryObserver(client, { queryKey: ['tasks'], queryFn: read, ...options }).subscribe(() => {});
    await jest.advanceTimersByTimeAsync(0);
  };
  const comesBack = async () => {
    focusManager.onFocus();
    await jest.advanceTimersByTimeAsync(0);
  };

  test('reads anew when the learner comes back after minutes, and not after seconds', async () => {
    await shows();
    await comesBack();
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(6 * 60_000);
    await comesBack();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('reads anew after midnight', async () => {
    await shows();
    readAnewAtMidnight();
    await jest.advanceTimersByTimeAsync(2 * 3600_000 - 1000);
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(62_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('never reads anew what is being answered', async () => {
    await shows({ staleTime: 0, refetchOnWindowFocus: false });
    await jest.advanceTimersByTimeAsync(3 * 3600_000);
    await comesBack();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
