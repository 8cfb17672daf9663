import { textOf } from './read-docs';
import { kindsInSources, namedInSources } from './record-kinds';
import { kindsInTable, namedInTable, unknownKeys } from './record-table';

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

test('a key is known by its kind, its life and its owner, who is never nobody', () => {
  const keys = [
    'suite.unsent.work/learner.7/watch/m-1',
    'suite.visit/device/calculator/loan',
    'Authorization',
    'suite.login.tries',
    'suite.visit/learner.7/watch/m-1',
    'suite.unsent.work/learner.0/watch/m-1',
    'suite.visit/learner.7/diary/',
    'suite.learner.7.address',
  ];
  expect(unknownKeys(keys)).toEqual(keys.slice(4));
});
