import { setTimeout as pause } from 'node:timers/promises';
import type { Stored } from '../store/store';
import { Unavailable, watchStore } from './watched-store';

const stored: Stored = { body: Buffer.from('x'), tag: '1' };
const never = () => new Promise<Stored>(() => undefined);
const limits = { answer: 30, again: 10 };

test('a read that gets no answer fails at its limit, and the next ones fail at once', async () => {
  const read = jest.fn(never);
  const store = watchStore({ read }, { ...limits, again: 60_000 });
  await expect(store.read('a')).rejects.toThrow(Unavailable);
  expect(store.reachable).toBe(false);
  for (let i = 0; i < 100; i++) await expect(store.read('a')).rejects.toThrow(Unavailable);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a store that answers again is read again, without a visitor having to try', async () => {
  const read = jest.fn(never);
  const store = watchStore({ read }, limits);
  await expect(store.read('a')).rejects.toThrow(Unavailable);
  read.mockResolvedValue(stored);
  const tryRead = () => store.read('a').catch(() => undefined);
  let found = await tryRead();
  while (!found) {
    await pause(5);
    found = await tryRead();
  }
  expect(found).toBe(stored);
  expect(store.reachable).toBe(true);
});

test('an error is an answer: the next read is made', async () => {
  const read = jest.fn(never).mockRejectedValueOnce(new Error('this file is refused'));
  const store = watchStore({ read }, limits);
  await expect(store.read('a')).rejects.toThrow(Unavailable);
  read.mockResolvedValue(stored);
  expect(await store.read('b')).toBe(stored);
  expect(store.reachable).toBe(true);
});
