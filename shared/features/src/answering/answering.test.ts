import type { Question } from '@suite/api';
import { deviceOf } from './device';
import { emptyDraft, withAnswer } from './draft';
import { fakeProvider } from './testing/fake-provider';
import { paper } from './testing/questions';
import {
  elsewhere,
  freshVisits,
  key,
  leave,
  open,
  pass,
  see,
  storageKey,
  stored,
  submitted,
} from './testing/visits';

const [q1, q2, q3, q4] = paper as [Question, Question, Question, Question];

freshVisits();

test('answers are kept on the device at once, and sent a few seconds later', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  answering.answer(q3, '3,1');
  expect(deviceOf(key).read()?.own).toMatchObject({ 1: { value: '2' }, 3: { value: '1,3' } });
  expect(provider.sheets).toHaveLength(0);
  await pass(4000);
  expect(provider.held()).toMatchObject({
    content: { 1: '2', 3: '1,3' },
    is_draft: 1,
    save_time: '2026-03-11 12:00:00',
  });
  expect(answering.state()).toMatchObject({
    answered: 2,
    save: { kind: 'saved', when: '12:00', onDevice: true },
  });
});

test('a killed page opens where it was left, at the first question without an answer', () => {
  const first = open();
  first.answering.answer(q1, '2');
  first.answering.answer(q3, '1');
  first.answering.toggleMark(q4);
  const second = open(fakeProvider());
  expect(second.answering.state()).toMatchObject({ index: 1, answers: { 1: '2', 3: '1' }, marked: [4] });
});

test("another device's answers come in on return, and the current question stays", async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  answering.goTo(2);
  await pass(4000);
  see('hidden');
  await pass(600_000);
  provider.take(elsewhere({ 1: '2', 2: '4' }));
  await pass(60_000);
  see('visible');
  await pass(1000);
  expect(answering.state()).toMatchObject({
    index: 2,
    answers: { 1: '2', 2: '4' },
    merges: 1,
    trouble: null,
  });
});

test('back in the network, what waits is sent at once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { answering, provider, held } = open();
  provider.online = false;
  answering.answer(q1, '2');
  await pass(40_000);
  provider.online = true;
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(held()).toEqual({ 1: '2' });
});

test('leaving sends at once', async () => {
  const { answering, held } = open();
  answering.answer(q1, '2');
  see('hidden');
  await pass(200);
  expect(held()).toEqual({ 1: '2' });
});

test('an older draft that arrives late does not undo a newer one', async () => {
  const { answering, provider, held } = open();
  provider.befall('answer late');
  answering.answer(q1, '1');
  await pass(3100);
  answering.answer(q1, '2');
  see('hidden');
  await pass(30_000);
  expect(held()).toEqual({ 1: '2' });
  expect(answering.state().answers).toEqual({ 1: '2' });
});

test('a device that cannot store answers says so, and the answers still reach the provider', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { answering, held } = open();
  expect(answering.state().save.onDevice).toBe(false);
  answering.answer(q1, '2');
  await pass(4000);
  expect(held()).toEqual({ 1: '2' });
  expect(answering.state().save).toMatchObject({ kind: 'saved', onDevice: false });
});

test('where the provider keeps no drafts the device alone does', async () => {
  const provider = fakeProvider();
  const { answering } = open(provider, { ...provider.api, keepsDrafts: false });
  answering.answer(q1, '2');
  await pass(60_000);
  expect(provider.sheets).toHaveLength(0);
  expect(answering.state().save).toMatchObject({ kind: 'saved', onDevice: true, onServer: false });
  expect(await submitted(answering)).toBe('final');
});

test('if neither device nor provider keeps drafts, the answers do not show as saved', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const provider = fakeProvider();
  const { answering } = open(provider, { ...provider.api, keepsDrafts: false });
  answering.answer(q1, '2');
  expect(answering.state().save).toMatchObject({ kind: 'none', onDevice: false, onServer: false });
});

test('only the time in sight counts as spent', async () => {
  const { answering, provider } = open();
  await pass(10_000);
  see('hidden');
  await pass(600_000);
  see('visible');
  await pass(5000);
  answering.answer(q1, '2');
  await pass(4000);
  expect(provider.held()?.used_seconds).toBeGreaterThanOrEqual(15);
  expect(provider.held()?.used_seconds).toBeLessThanOrEqual(20);
});

test('two windows of one device show the same', async () => {
  const one = open();
  const other = open(one.provider);
  const shown = jest.fn();
  other.answering.subscribe(shown);
  expect(other.answering.state().answers).toEqual({});
  one.answering.answer(q1, '2');
  window.dispatchEvent(
    new StorageEvent('storage', { key: storageKey, newValue: localStorage.getItem(storageKey) }),
  );
  expect(other.answering.state().answers).toEqual({ 1: '2' });
  expect(shown).toHaveBeenCalled();
});

test('an answer that two windows wrote at once stays on the device', () => {
  const one = open();
  const before = localStorage.getItem(storageKey) ?? stored({});
  one.answering.answer(q1, '2');
  localStorage.setItem(storageKey, before);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: before }));
  expect(deviceOf(key).read()?.own).toMatchObject({ 1: { value: '2' } });
});

test('if the storage is emptied while there is no network, the answers are kept on the device anew', async () => {
  const { answering, provider } = open();
  provider.online = false;
  answering.answer(q1, '2');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await pass(1000);
  expect(deviceOf(key).read()?.own).toMatchObject({ 1: { value: '2' } });
  expect(answering.state().save.onDevice).toBe(true);
});

test('a window that slept does not write over what another one has kept meanwhile', async () => {
  const one = open();
  one.answering.answer(q1, '2');
  see('hidden');
  await pass(1000);
  // The other window is closed before its answers are sent; the one that slept heard nothing of them.
  deviceOf(key).write(withAnswer(deviceOf(key).read() ?? emptyDraft, 2, '1', Date.now()));
  one.provider.online = false;
  see('visible');
  await pass(1000);
  expect(one.answering.state().answers).toEqual({ 1: '2', 2: '1' });
  one.answering.answer(q1, '1');
  expect(deviceOf(key).read()?.own).toMatchObject({ 1: { value: '1' }, 2: { value: '1' } });
});

test('a page that was left does not write over what its successor keeps', async () => {
  const first = open();
  first.provider.befall('answer late');
  first.answering.answer(q1, '2');
  await pass(3100);
  leave();
  const second = open(first.provider);
  second.answering.answer(q2, '1');
  await pass(25_000);
  expect(deviceOf(key).read()?.own).toMatchObject({ 2: { value: '1' } });
});
