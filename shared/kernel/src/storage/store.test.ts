import { createStore } from './store';

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

test('values come back as they were written, also in another store over the same storage', () => {
  const store = createStore(() => localStorage);
  expect(store.set('suite.a', { days: [1, 2] })).toBe('kept');
  expect(createStore(() => localStorage).get('suite.a')).toEqual({ days: [1, 2] });
  store.remove('suite.a');
  expect(store.get('suite.a')).toBeUndefined();
});

test('a value that is no JSON reads as absent', () => {
  const store = createStore(() => localStorage);
  localStorage.setItem('suite.a', '{"half":');
  expect(store.get('suite.a')).toBeUndefined();
  expect(store.getText('suite.a')).toBe('{"half":');
});

test('a full device says so, and the page itself still remembers what is newest', () => {
  const storage = refusing(full, { 'suite.a': '"old"' });
  const store = createStore(() => storage);
  expect(store.set('suite.a', 'new')).toBe('full');
  expect(store.get('suite.a')).toBe('new');
  expect(store.keys('suite.')).toEqual(['suite.a']);
  store.remove('suite.a');
  expect(store.get('suite.a')).toBeUndefined();
});

test('a browser that forbids storage does not stop the page', () => {
  const store = createStore(forbidden);
  expect(store.get('suite.a')).toBeUndefined();
  expect(store.set('suite.a', 1)).toBe('closed');
  expect(store.get('suite.a')).toBe(1);
  expect(store.keys('suite.')).toEqual(['suite.a']);
  store.remove('suite.a');
  expect(store.get('suite.a')).toBeUndefined();
});

test('what another tab has written is told, and that it was removed or that all was cleared', () => {
  const store = createStore(() => localStorage);
  const listener = jest.fn();
  const stop = store.watch('suite.a', listener);
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('suite.a', '{"days":[1]}');
  tell('suite.a', '{"half":');
  tell('suite.b', '1');
  tell('suite.a', null);
  tell(null, null);
  expect(listener.mock.calls).toEqual([[{ days: [1] }], [undefined], [undefined], [undefined]]);
  stop();
  tell('suite.a', '1');
  expect(listener).toHaveBeenCalledTimes(4);
});
