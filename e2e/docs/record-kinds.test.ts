import { textOf } from './read-docs';
import { kindsInSources, kindsInTable, namedInSources, namedInTable } from './record-kinds';

const byKind = (one: { kind: string }, other: { kind: string }) => (one.kind < other.kind ? -1 : 1);

test('the table of records says what the sources declare', () => {
  expect(kindsInTable()).toEqual(kindsInSources().sort(byKind));
});

test('each kind is declared once, and has one word', () => {
  const kinds = kindsInSources().map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.filter((kind) => !/^[a-z][a-z-]*$/.test(kind))).toEqual([]);
});

test('each named text is in the table', () => {
  const named = namedInTable();
  const isThere = (key: string) =>
    named.some((row) => (row.endsWith('*') ? key.startsWith(row.slice(0, -1)) : row === key));
  expect(namedInSources().filter((key) => !isThere(key))).toEqual([]);
});

test('the table in Chinese has the same kinds', () => {
  const kindsOf = (doc: string) => textOf(doc).match(/^\| `[^`]+`/gm);
  expect(kindsOf('shared/docs/memory.zh-CN.md')).toEqual(kindsOf('shared/docs/memory.md'));
});
