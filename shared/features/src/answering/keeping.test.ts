import type { Question } from '@suite/api';
import { deviceOf } from './device';
import { emptyDraft, withAnswer, type Base } from './draft';
import { openKeeping } from './keeping';
import { paper } from './testing/questions';
import { freshVisits, key, NOON, pass, storageKey, stored as wrapped } from './testing/visits';

const nothing: Base = emptyDraft.base;
const open = (base: Base = nothing, questions: readonly Question[] = paper) =>
  openKeeping(key, questions, base);
const stored = () => deviceOf(key).read();
const tell = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));

freshVisits();

test('of what the device holds, only answers to these questions count, in their normal form', () => {
  deviceOf(key).write(withAnswer(withAnswer(emptyDraft, 1, '3,2', NOON), 99, '1', NOON));
  expect(open().draft().own).toEqual({ 1: { value: '2', at: NOON } });
});

test('the device is written to only for a draft to keep, or to replace one', () => {
  open();
  expect(stored()).toBeUndefined();
  deviceOf(key).write(withAnswer(emptyDraft, 1, '2', NOON));
  open({ content: { 2: '3' }, savedAt: NOON, usedSeconds: 9, version: 1 });
  expect(stored()).toMatchObject({ base: { content: { 2: '3' } }, spent: 9 });
});

test('only the time between coming and leaving counts as spent', async () => {
  const keeping = open();
  await pass(5000);
  keeping.pause();
  expect(keeping.draft().spent).toBe(5);
  await pass(60_000);
  keeping.pause();
  keeping.keep(keeping.draft());
  expect(keeping.draft().spent).toBe(5);
  keeping.resume();
  await pass(2000);
  keeping.resume();
  await pass(1000);
  keeping.keep(keeping.draft());
  expect(keeping.draft().spent).toBe(8);
});

test('time that the provider knows of is not lost', () => {
  const keeping = open({ ...nothing, usedSeconds: 300 });
  keeping.rebase({ content: {}, savedAt: NOON, usedSeconds: 400, version: 1 });
  expect(keeping.draft().spent).toBe(400);
});

test('after the page was left, late answers are not written until the learner comes back', () => {
  const keeping = open();
  keeping.keep(withAnswer(keeping.draft(), 1, '2', NOON));
  keeping.release();
  keeping.keep(withAnswer(keeping.draft(), 1, '3', NOON));
  expect(stored()?.own[1]?.value).toBe('2');
  keeping.resume();
  keeping.keep(withAnswer(keeping.draft(), 1, '4', NOON));
  expect(stored()?.own[1]?.value).toBe('4');
});

test('a paper that is handed in leaves no data on the device, not even the time', async () => {
  const keeping = open();
  await pass(3000);
  keeping.clear();
  await pass(3000);
  keeping.pause();
  expect(stored()).toBeUndefined();
});

test('the draft of another window is merged, and written again only when it lacks an answer', () => {
  const keeping = open();
  const heard = jest.fn();
  const forget = keeping.watch(heard);
  const theirs = wrapped(withAnswer(emptyDraft, 2, '1', NOON));
  tell(theirs);
  expect(keeping.draft().own).toMatchObject({ 2: { value: '1' } });
  expect(stored()).toBeUndefined();
  keeping.keep(withAnswer(keeping.draft(), 1, '2', NOON));
  localStorage.setItem(storageKey, theirs);
  tell(theirs);
  expect(Object.keys(stored()?.own ?? {})).toEqual(['1', '2']);
  tell(null);
  expect(heard.mock.calls).toEqual([[false], [false], [true]]);
  forget();
  tell(theirs);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('of a question with several answers the last one can be taken back elsewhere, of another it cannot', () => {
  const keeping = open({ content: { 1: '2', 3: '1,2' }, savedAt: NOON, usedSeconds: 0, version: 1 });
  keeping.keep(withAnswer(withAnswer(keeping.draft(), 1, '2', NOON), 3, '1,2', NOON));
  keeping.rebase({ content: {}, savedAt: NOON + 60_000, usedSeconds: 0, version: 2 });
  expect(keeping.draft().own).toMatchObject({ 1: { value: '2' }, 3: { value: '' } });
});
