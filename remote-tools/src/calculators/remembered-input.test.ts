import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { restoreInput, useRememberedInput, type Choices } from './remembered-input';

type Input = { kind: 'a' | 'b'; amount: string };
const defaults: Input = { kind: 'a', amount: '100' };
const choices: Choices<Input> = { kind: ['a', 'b'] };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const use = () => renderHook(() => useRememberedInput('test', defaults, choices));

test.each([
  ['nothing', null, defaults],
  ['no JSON', '{kind', defaults],
  ['null', 'null', defaults],
  ['a list', '["b"]', defaults],
  ['a number', '7', defaults],
  ['everything in order', '{"kind":"b","amount":"5"}', { kind: 'b', amount: '5' }],
  ['an emptied field', '{"kind":"b","amount":""}', { kind: 'b', amount: '' }],
  ['a choice that does not exist', '{"kind":"c","amount":"5"}', { kind: 'a', amount: '5' }],
  ['another type', '{"kind":"b","amount":5}', { kind: 'b', amount: '100' }],
  ['a text far too long', `{"amount":"${'9'.repeat(500)}"}`, defaults],
  ['a field of another calculator', '{"amount":"5","other":"1"}', { kind: 'a', amount: '5' }],
])('stored: %s', (_, stored, expected) => {
  if (stored !== null) localStorage.setItem('suite.counter.test', stored);
  expect(use().result.current.input).toEqual(expected);
});

test('with any content of the storage every field has a usable value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const input = restoreInput(kept, defaults, choices);
      expect(Object.keys(input).sort()).toEqual(['amount', 'kind']);
      expect(choices.kind).toContain(input.kind);
      expect(typeof input.amount).toBe('string');
    }),
  );
});

test('a change is there on the next visit, and the defaults can be had back', () => {
  const first = use();
  act(() => first.result.current.change({ amount: '88' }));
  first.unmount();

  const second = use();
  expect(second.result.current.input).toEqual({ kind: 'a', amount: '88' });
  act(() => second.result.current.reset());
  expect(second.result.current.input).toEqual(defaults);
  second.unmount();
  expect(use().result.current.input).toEqual(defaults);
});

test('where storage is forbidden, inputs still work', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  const { result } = use();
  act(() => result.current.change({ amount: '88' }));
  expect(result.current.input.amount).toBe('88');
});
