import type { Question } from '@suite/api';
import { storedDraft } from './stored-drafts';
import { emptyDraft, withAnswer, type Base } from './draft';
import { openDraftRecord } from './draft-record';
import { paper } from './testing/questions';
import { freshVisits, key, NOON, pass, storageKey, stored as wrapped } from './testing/visits';

const nothing: Base = emptyDraft.base;
const open = (base: Base = nothing, questions: readonly Question[] = paper) =>
  openDraftRecord({ key, title: '结课考试', questions }, base);
const stored = () => storedDraft(key).read();
const tell = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));

freshVisits();

test('of what the device holds, only answers to these questions count, in their normal form', () => {
  storedDraft(key).save(withAnswer(withAnswer(emptyDraft, 1, '3,2', NOON), 99, '1', NOON));
  expect(open().draft().own).toEqual({ 1: { value: '2', at: NOON } });
});

test('the device is written to only for a draft to keep, or to replace one', () => {
  open();
  expect(stored()).toBeUndefined();
  storedDraft(key).save(withAnswer(emptyDraft, 1, '2', NOON));
  open({ content: { 2: '3' }, savedAt: NOON, usedSeconds: 9, version: 1 });
  expect(stored()).toMatchObject({ base: { content: { 2: '3' } }, spent: 9 });
});

test('only the time between coming and leaving counts as spent', async () => {
  const record = open();
  await pass(5000);
  record.pause();
  expect(record.draft().spent).toBe(5);
  await pass(60_000);
  record.pause();
  record.save(record.draft());
  expect(record.draft().spent).toBe(5);
  record.resume();
  await pass(2000);
  record.resume();
  await pass(1000);
  record.save(record.draft());
  expect(record.draft().spent).toBe(8);
});

test('time that the server knows of is not lost', () => {
  const record = open({ ...nothing, usedSeconds: 300 });
  record.rebase({ content: {}, savedAt: NOON, usedSeconds: 400, version: 1 });
  expect(record.draft().spent).toBe(400);
});

test('after the page was left, late answers are not written until the learner comes back', () => {
  const record = open();
  record.save(withAnswer(record.draft(), 1, '2', NOON));
  record.release();
  record.save(withAnswer(record.draft(), 1, '3', NOON));
  expect(stored()?.own[1]?.value).toBe('2');
  record.resume();
  record.save(withAnswer(record.draft(), 1, '4', NOON));
  expect(stored()?.own[1]?.value).toBe('4');
});

test('a paper that is handed in leaves no data on the device, not even the time', async () => {
  const record = open();
  await pass(3000);
  record.finish({});
  await pass(3000);
  record.pause();
  expect(stored()).toBeUndefined();
});

test('the draft of another window is merged, and written again only when it lacks an answer', () => {
  const record = open();
  const heard = jest.fn();
  const forget = record.watch(heard);
  const theirs = wrapped(withAnswer(emptyDraft, 2, '1', NOON));
  tell(theirs);
  expect(record.draft().own).toMatchObject({ 2: { value: '1' } });
  expect(stored()).toBeUndefined();
  record.save(withAnswer(record.draft(), 1, '2', NOON));
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
  const record = open({ content: { 1: '2', 3: '1,2' }, savedAt: NOON, usedSeconds: 0, version: 1 });
  record.save(withAnswer(withAnswer(record.draft(), 1, '2', NOON), 3, '1,2', NOON));
  record.rebase({ content: {}, savedAt: NOON + 60_000, usedSeconds: 0, version: 2 });
  expect(record.draft().own).toMatchObject({ 1: { value: '2' }, 3: { value: '' } });
});
