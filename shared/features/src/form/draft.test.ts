import fc from 'fast-check';
import { draftOf, restored } from './draft';

const start = { name: '许清禾', city: '330100', stars: 0, tags: [] as number[] };

test('a draft holds the fields that the learner changed, with what they were before', () => {
  expect(draftOf(start, { ...start, name: '清禾', tags: [51] })).toEqual({
    name: ['许清禾', '清禾'],
    tags: [[], [51]],
  });
  expect(draftOf(start, start)).toEqual({});
});

test('a field that the provider has changed since takes its value, the others keep what was typed', () => {
  const kept = draftOf(start, { ...start, name: '清禾', city: '310100', tags: [51] });
  expect(restored({ ...start, city: '440100' }, kept)).toEqual({ name: '清禾', tags: [51] });
  expect(restored({ ...start, tags: [52] }, kept)).toEqual({ name: '清禾', city: '310100' });
});

test('a field whose value has become what was sent keeps what was typed after it', () => {
  const kept = draftOf(start, { ...start, name: '清禾', stars: 5 }, { ...start, name: '清 ', stars: 4 });
  expect(kept).toEqual({ name: ['许清禾', '清禾', '清 '], stars: [0, 5, 4] });
  expect(restored({ ...start, name: '清', stars: 4 }, kept)).toEqual({ name: '清禾', stars: 5 });
  expect(restored(start, kept)).toEqual({ name: '清禾', stars: 5 });
  expect(restored({ ...start, name: '禾', stars: 3 }, kept)).toEqual({});
});

test.each([
  ['a text', '{"half":'],
  ['a number', 5],
  ['null', null],
  ['a list', [1, 2]],
  ['fields that the form has not', { age: ['', '36'] }],
  ['values without what they were before', { name: '清禾' }],
  [
    'values of other types',
    { name: ['许清禾', 5], stars: [0, '5'], tags: [[], { 0: 51 }], city: ['330100', null] },
  ],
])('%s out of the storage is no draft', (_, kept) => {
  expect(restored(start, kept)).toEqual({});
});

test('with any content of the storage the form has its fields with values of their types', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (kept, to) => {
      for (const draft of [kept, { name: ['许清禾', to], tags: [[], to] }]) {
        const values = { ...start, ...restored(start, draft) };
        expect(Object.keys(values)).toEqual(Object.keys(start));
        expect([typeof values.name, Array.isArray(values.tags)]).toEqual(['string', true]);
      }
    }),
  );
});
