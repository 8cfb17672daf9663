import { createStorage } from './storage';

const full = () => Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

/** A storage that refuses to write. */
function refusing(error: () => Error, start: Record<string, string> = {}): Storage {
  const kept: Record<string, string> = { ...start };
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value: () => {
        throw error();
      },
    },
    removeItem: { value: (key: string) => delete kept[key] },
  }) as unknown as Storage;
}

const forbidden = () => {
  throw new Error('storage is forbidden');
};

beforeEach(() => localStorage.clear());

test('texts come back as they were saved, also in another storage over the same one', () => {
  const storage = createStorage(() => localStorage);
  expect(storage.save('suite.a', '[1]')).toBe('kept');
  expect(createStorage(() => localStorage).read('suite.a')).toBe('[1]');
  storage.remove('suite.a');
  expect(storage.read('suite.a')).toBeUndefined();
});

test('a full device says so, and the page itself still remembers what is newest', () => {
  const stored = refusing(full, { 'suite.a': 'old' });
  const storage = createStorage(() => stored);
  expect(storage.isKept('suite.a')).toBe(true);
  expect(storage.save('suite.a', 'new')).toBe('full');
  expect([storage.read('suite.a'), storage.isKept('suite.a')]).toEqual(['new', false]);
  expect(storage.keys('suite.')).toEqual(['suite.a']);
  storage.remove('suite.a');
  expect(storage.read('suite.a')).toBeUndefined();
});

test('a browser that forbids storage does not stop the page', () => {
  const storage = createStorage(forbidden);
  expect(storage.read('suite.a')).toBeUndefined();
  expect(storage.save('suite.a', '1')).toBe('closed');
  expect([storage.read('suite.a'), storage.isKept('suite.a')]).toEqual(['1', false]);
  expect(storage.keys('suite.')).toEqual(['suite.a']);
  storage.remove('suite.a');
  expect(storage.read('suite.a')).toBeUndefined();
});

test('it tells that another tab has saved or removed a text, or has cleared all', () => {
  const storage = createStorage(() => localStorage);
  const listener = jest.fn();
  const stop = storage.watch('suite.a', listener);
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('suite.a', 'x');
  tell('suite.b', 'y');
  tell(null, null);
  stop();
  tell('suite.a', 'x');
  expect(listener.mock.calls).toEqual([['x'], [undefined]]);
});
