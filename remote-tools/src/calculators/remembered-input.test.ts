import fc from 'fast-check';
import { restoreInput, type Choices } from './remembered-input';

type Input = { kind: 'a' | 'b'; amount: string };
const defaults: Input = { kind: 'a', amount: '100' };
const choices: Choices<Input> = { kind: ['a', 'b'] };

test.each([
  ['nothing', undefined, defaults],
  ['null', null, defaults],
  ['a list', ['b'], defaults],
  ['a number', 7, defaults],
  ['everything in order', { kind: 'b', amount: '5' }, { kind: 'b', amount: '5' }],
  ['an emptied field', { kind: 'b', amount: '' }, { kind: 'b', amount: '' }],
  ['a choice that does not exist', { kind: 'c', amount: '5' }, { kind: 'a', amount: '5' }],
  ['another type', { kind: 'b', amount: 5 }, { kind: 'b', amount: '100' }],
  ['a text far too long', { amount: '9'.repeat(500) }, defaults],
  ['a field of another calculator', { amount: '5', other: '1' }, { kind: 'a', amount: '5' }],
])('stored: %s', (_, stored, expected) => {
  expect(restoreInput(stored, defaults, choices)).toEqual(expected);
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
