import { focusManager, QueryClientProvider, useQuery, type QueryClient } from '@suite/kernel';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueries } from './create-queries';
import { isWorn, readAnewAtMidnight, readAnewOnReturn } from './read-anew';

const at = (time: string, day = 20) => Date.parse(`2026-11-${day}T${time}+08:00`);

test.each([
  ['seconds ago', at('12:00:00'), at('12:00:30'), false],
  ['four minutes ago', at('12:00:00'), at('12:04:00'), false],
  ['six minutes ago', at('12:00:00'), at('12:06:00'), true],
  ['yesterday, a minute ago', at('23:59:30'), at('00:00:30', 21), true],
])('whether what was read %s is worn', (_, read, now, worn) => {
  expect(isWorn(read, now)).toBe(worn);
});

describe('a page that is open', () => {
  let client: QueryClient;
  const read = jest.fn(async () => 1);
  const passes = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

  async function shows(options: object = {}) {
    renderHook(() => useQuery({ queryKey: ['tasks'], queryFn: read, ...options }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
    await passes(0);
  }

  async function comesBack() {
    focusManager.onFocus();
    await passes(0);
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: at('22:00:00') });
    read.mockClear();
    client = createQueries();
  });
  afterEach(() => jest.useRealTimers());

  test('reads anew when the learner comes back after minutes, and not after seconds', async () => {
    await shows();
    await comesBack();
    expect(read).toHaveBeenCalledTimes(1);
    await passes(6 * 60_000);
    await comesBack();
    expect(read).toHaveBeenCalledTimes(2);
  });

  const shown = () => document.dispatchEvent(new Event('visibilitychange'));
  const outOfCache = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  test.each([
    ['shown again, also where only the document is told', shown, 2],
    ['back out of the page cache', () => outOfCache(true), 2],
    ['shown for the first time', () => outOfCache(false), 1],
  ])('on a new day, %s', async (_, event, times) => {
    readAnewOnReturn();
    await shows();
    jest.setSystemTime(at('07:00:00', 21));
    event();
    await passes(0);
    expect(read).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['the network is back', () => void window.dispatchEvent(new Event('online'))],
    ['the learner comes back', () => focusManager.onFocus()],
  ])('what could not be read anew after a change is read when %s', async (_, comes) => {
    await shows();
    read.mockRejectedValueOnce(new Error('offline'));
    window.dispatchEvent(new Event('offline'));
    await act(() => client.invalidateQueries());
    expect(read).toHaveBeenCalledTimes(2);
    comes();
    await passes(0);
    expect(read).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await comesBack();
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('reads anew after midnight', async () => {
    await shows();
    readAnewAtMidnight();
    await passes(2 * 3600_000 - 1000);
    expect(read).toHaveBeenCalledTimes(1);
    await passes(92_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('reads anew after midnight what it has read seconds before', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    jest.setSystemTime(at('23:59:50'));
    await shows();
    readAnewAtMidnight();
    await passes(60_000);
    expect(read).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });

  test('never reads anew what is being answered', async () => {
    await shows({ staleTime: 0, refetchOnWindowFocus: false });
    await passes(3 * 3600_000);
    await comesBack();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
