import { CallError } from '@suite/kernel';
import { createAnswering } from './answering';
import { deviceOf } from './device';
import { momentText } from './moments';
import { fakeProvider } from './testing/fake-provider';
import { paper } from './testing/questions';

const [q1, q2, q3, q4] = paper as [never, never, never, never];
const key = { user: 7, scope: 'exam-9', attempt: 1 };
const NOON = Date.UTC(2026, 2, 11, 4);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  deviceOf(key).clear();
  localStorage.clear();
});
let pages: (() => void)[] = [];
afterEach(() => {
  pages.forEach((leave) => leave());
  pages = [];
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const see = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

function open(provider = fakeProvider(), api = provider.api) {
  const answering = createAnswering({
    key,
    questions: paper,
    reading: provider.reading(),
    provider: api,
  });
  pages.push(answering.attach());
  return { provider, answering, held: () => provider.held()?.content };
}

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
  provider.take({
    content: { 1: '2', 2: '4' },
    is_draft: 1,
    save_time: momentText(Date.now()),
    used_seconds: 0,
  });
  await pass(60_000);
  see('visible');
  await pass(1000);
  expect(answering.state()).toMatchObject({ index: 2, answers: { 1: '2', 2: '4' }, merges: 1 });
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

test('a device that keeps nothing says so, and the answers still reach the provider', async () => {
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

async function submitted(answering: ReturnType<typeof createAnswering>) {
  const outcome = answering.submit();
  await pass(60_000);
  return outcome;
}

test('two taps hand in once, and only then the draft goes', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  const [one, other] = [answering.submit(), answering.submit()];
  await pass(10);
  expect(deviceOf(key).read()?.sentAt).toBeGreaterThan(0);
  expect(answering.state().phase).toBe('submitting');
  answering.answer(q1, '3');
  await pass(1000);
  expect([await one, await other]).toEqual(['final', 'final']);
  expect(provider.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
  expect(provider.held()?.content).toEqual({ 1: '2' });
  expect(deviceOf(key).read()).toBeUndefined();
  expect(answering.state().phase).toBe('final');
  await pass(60_000);
  see('hidden');
  expect(deviceOf(key).read()).toBeUndefined();
});

test('nothing answered, nothing sent', async () => {
  const { answering, provider } = open();
  expect(await submitted(answering)).toBe('empty');
  expect(provider.sheets).toEqual([]);
  expect(answering.state().phase).toBe('open');
});

test('a submission whose answer is lost is asked about, not repeated', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  await pass(4000);
  provider.befall('answer lost');
  expect(await submitted(answering)).toBe('final');
  expect(provider.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
});

test('as long as nobody knows, nothing can be changed; with the network the question is settled', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  await pass(4000);
  provider.online = false;
  expect(await submitted(answering)).toBe('unsure');
  expect(answering.state()).toMatchObject({ phase: 'unsure', trouble: 'unsure' });
  answering.answer(q1, '4');
  expect(answering.state().answers).toEqual({ 1: '2' });
  provider.online = true;
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(answering.state()).toMatchObject({ phase: 'open', trouble: 'network' });
  expect(await submitted(answering)).toBe('final');
});

test('a page that was killed while handing in asks on opening', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  provider.befall('request lost', 'request lost');
  void answering.submit();
  await pass(60);
  const next = open(provider);
  expect(next.answering.state()).toMatchObject({ phase: 'open', trouble: 'network', answers: { 1: '2' } });
});

test('an expired login loses nothing', async () => {
  const provider = fakeProvider();
  let expired = true;
  const send: typeof provider.api.send = (sheet) =>
    expired ? Promise.reject(new CallError('login', 20005, '')) : provider.api.send(sheet);
  const { answering } = open(provider, { ...provider.api, send });
  answering.answer(q1, '2');
  await pass(4000);
  expect(answering.state().save.kind).toBe('login');
  expect(await submitted(answering)).toBe('login');
  expired = false;
  const back = open(provider, { ...provider.api, send });
  expect(back.answering.state().answers).toEqual({ 1: '2' });
  await pass(4000);
  expect(provider.held()?.content).toEqual({ 1: '2' });
});

test('submitted on another device, it is over here too', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  await pass(4000);
  provider.take({ content: { 1: '3' }, is_draft: 0, save_time: momentText(Date.now()), used_seconds: 1 });
  answering.answer(q2, '1');
  await pass(4000);
  expect(answering.state().phase).toBe('final');
  expect(deviceOf(key).read()).toBeUndefined();
});

test('after a long rest the provider is asked before it is overwritten', async () => {
  const { answering, provider, held } = open();
  answering.answer(q1, '2');
  await pass(90_000);
  provider.take({
    content: { 1: '4', 2: '1' },
    is_draft: 1,
    save_time: momentText(Date.now()),
    used_seconds: 1,
  });
  await pass(1000);
  answering.answer(q3, '1');
  await pass(4000);
  expect(held()).toEqual({ 1: '4', 2: '1', 3: '1' });
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
  one.answering.answer(q1, '2');
  const at = 'suite.answering.7.exam-9.1';
  window.dispatchEvent(new StorageEvent('storage', { key: at, newValue: localStorage.getItem(at) }));
  expect(other.answering.state().answers).toEqual({ 1: '2' });
});

test('an answer that two windows wrote at once stays on the device', () => {
  const at = 'suite.answering.7.exam-9.1';
  const one = open();
  const before = localStorage.getItem(at);
  one.answering.answer(q1, '2');
  localStorage.setItem(at, before ?? '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: at, newValue: before ?? '{}' }));
  expect(deviceOf(key).read()?.own).toMatchObject({ 1: { value: '2' } });
});

test('a page that was left does not write over what its successor keeps', async () => {
  const first = open();
  first.provider.befall('answer late');
  first.answering.answer(q1, '2');
  await pass(3100);
  pages.pop()?.();
  const second = open(first.provider);
  second.answering.answer(q2, '1');
  await pass(25_000);
  expect(deviceOf(key).read()?.own).toMatchObject({ 2: { value: '1' } });
});

test('left while handing in, the draft goes as soon as it has arrived', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  provider.befall('answer late');
  void answering.submit();
  await pass(100);
  pages.pop()?.();
  expect(deviceOf(key).read()).toBeDefined();
  await pass(25_000);
  expect(deviceOf(key).read()).toBeUndefined();
});
