import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft';

interface Draft {
  name: string;
  age: string;
}
const empty: Draft = { name: '', age: '' };
const read = (kept: unknown) =>
  typeof (kept as Draft | null)?.name === 'string' ? (kept as Draft) : undefined;
const mount = (key = 'suite.test.7') => renderHook(() => useDraft(key, empty, read)).result;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was typed is there on the next visit, and nobody else sees it', () => {
  const first = mount();
  act(() => first.current.change({ name: '清禾' }));
  act(() => first.current.change({ age: '36' }));
  expect(mount().current.draft).toEqual({ name: '清禾', age: '36' });
  expect(mount('suite.test.8').current.draft).toEqual(empty);
});

test('two changes in one moment are both kept', () => {
  const first = mount();
  act(() => {
    first.current.change({ name: '清禾' });
    first.current.change({ age: '36' });
  });
  expect(first.current.draft).toEqual({ name: '清禾', age: '36' });
  expect(mount().current.draft).toEqual({ name: '清禾', age: '36' });
});

test('a forgotten draft is gone', () => {
  const first = mount();
  act(() => first.current.change({ name: '清禾' }));
  act(() => first.current.forget());
  expect(mount().current.draft).toEqual(empty);
});

test.each(['', 'no json', 'null', '[]', '{"name":5}'])('garbage such as %j is an empty draft', (text) => {
  localStorage.setItem('suite.test.7', text);
  expect(mount().current.draft).toEqual(empty);
});

test('without storage typing goes on', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const first = mount();
  act(() => first.current.change({ name: '清禾' }));
  expect(first.current.draft.name).toBe('清禾');
});
