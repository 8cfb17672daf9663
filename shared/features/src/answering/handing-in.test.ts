import { CallError } from '@suite/kernel';
import { codes, draftFlag, type Question } from '@suite/api';
import { deviceOf } from './device';
import { fakeProvider } from './testing/fake-provider';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, key, leave, open, pass, see, storageKey, submitted } from './testing/visits';

const [q1, q2] = paper as [Question, Question];

freshVisits();

test('two taps hand in once, and only then the draft goes', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  const [one, other] = [answering.submit(), answering.submit()];
  await pass(110);
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

test('a paper that the provider has closed is kept, and its words say why', async () => {
  const provider = fakeProvider();
  const refuse = () => Promise.reject(new CallError('silent', codes.PAPER_NOT_OPEN, '考试已经结束'));
  const { answering } = open(provider, { ...provider.api, read: refuse, send: refuse });
  answering.answer(q1, '2');
  await pass(4000);
  expect(answering.state().save).toMatchObject({ kind: 'refused', onDevice: true });
  expect(await submitted(answering)).toBe('refused');
  expect(answering.state()).toMatchObject({ phase: 'open', trouble: 'refused', refusal: '考试已经结束' });
  expect(deviceOf(key).read()?.own).toMatchObject({ 1: { value: '2' } });
});

test('an empty paper is not sent', async () => {
  const { answering, provider } = open();
  expect(await submitted(answering)).toBe('empty');
  expect(provider.sheets).toEqual([]);
  expect(answering.state()).toMatchObject({ phase: 'open', trouble: null });
});

test('after handing in no method asks or sends any more', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  expect(await submitted(answering)).toBe('final');
  const [sent, read] = [provider.sheets.length, jest.spyOn(provider.api, 'read')];
  expect(await submitted(answering)).toBe('final');
  answering.retry();
  see('hidden');
  await pass(90_000);
  see('visible');
  await pass(5000);
  expect(provider.sheets).toHaveLength(sent);
  expect(read).not.toHaveBeenCalled();
  expect(deviceOf(key).read()).toBeUndefined();
});

test('a submission whose answer is lost is asked about, not repeated', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  await pass(4000);
  provider.befall('arrives', 'answer lost');
  expect(await submitted(answering)).toBe('final');
  expect(provider.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
});

test('while a submission is in doubt another tap asks the provider before it sends again', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  await pass(4000);
  provider.befall('arrives', 'answer lost', 'request lost');
  expect(await submitted(answering)).toBe('unsure');
  expect(await submitted(answering)).toBe('final');
  expect(provider.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
});

test('while a submission is in doubt no answer can be changed, until the network is back', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  await pass(4000);
  provider.cutsSubmission = true;
  expect(await submitted(answering)).toBe('unsure');
  expect(answering.state()).toMatchObject({ phase: 'unsure', trouble: 'unsure' });
  answering.answer(q1, '4');
  expect(answering.state().answers).toEqual({ 1: '2' });
  provider.online = true;
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(answering.state()).toMatchObject({ phase: 'open', trouble: 'network' });
  expect(open(provider).answering.state().trouble).toBeNull();
  expect(await submitted(answering)).toBe('final');
});

test('a page that was killed while handing in asks on opening', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  provider.befall('arrives', 'request lost', 'request lost');
  void answering.submit();
  await pass(160);
  const next = open(provider);
  expect(next.answering.state()).toMatchObject({ phase: 'unsure', answers: { 1: '2' } });
  await pass(20_000);
  expect(next.answering.state()).toMatchObject({ phase: 'open', trouble: 'network', answers: { 1: '2' } });
});

/** Hands in, and is back on the page before the provider has the submission; it is let through by a call. */
async function leaveDuringSubmission() {
  const provider = fakeProvider();
  let letThrough: () => void = () => undefined;
  const send: typeof provider.api.send = async (sheet) => {
    if (sheet.is_draft === draftFlag.NODRAFT) await new Promise<void>((resolve) => (letThrough = resolve));
    return provider.api.send(sheet);
  };
  const { answering } = open(provider, { ...provider.api, send });
  answering.answer(q1, '2');
  await pass(4000);
  void answering.submit();
  await pass(1000);
  leave();
  return { provider, next: open(provider).answering, letThrough };
}

test('a page that is opened again during its submission does not say that it failed, and learns of its end', async () => {
  const { next, letThrough } = await leaveDuringSubmission();
  expect(next.state()).toMatchObject({ phase: 'unsure', answers: { 1: '2' } });
  await pass(5000);
  expect(next.state().phase).toBe('unsure');
  letThrough();
  await pass(5000);
  expect(next.state().phase).toBe('final');
});

test('a submission of an earlier visit that does not arrive is said after a while, and can be repeated', async () => {
  const { next, provider } = await leaveDuringSubmission();
  await pass(20_000);
  expect(next.state()).toMatchObject({ phase: 'open', trouble: 'network', answers: { 1: '2' } });
  expect(await submitted(next)).toBe('final');
  expect(provider.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
});

test('an expired login loses no answer', async () => {
  const provider = fakeProvider();
  let expired = true;
  const send: typeof provider.api.send = (sheet) =>
    expired ? Promise.reject(new CallError('login', codes.LOGIN_REQUIRED, '')) : provider.api.send(sheet);
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
  provider.take(elsewhere({ 1: '3' }, draftFlag.NODRAFT));
  answering.answer(q2, '1');
  await pass(4000);
  expect(answering.state().phase).toBe('final');
  expect(deviceOf(key).read()).toBeUndefined();
});

test.each([
  ['a provider that counts versions leaves a draft aside', true, 1],
  ['no draft is sent to a provider that counts none', false, 0],
])('after a submission on another device during a long rest %s', async (_, hasVersions, drafts) => {
  const { answering, provider, held } = open(fakeProvider(hasVersions));
  answering.answer(q1, '2');
  await pass(90_000);
  provider.take(elsewhere({ 1: '3' }, draftFlag.NODRAFT));
  const sent = provider.sheets.length;
  answering.answer(q2, '1');
  await pass(10_000);
  expect(answering.state().phase).toBe('final');
  expect(held()).toEqual({ 1: '3' });
  expect(deviceOf(key).read()).toBeUndefined();
  expect(provider.sheets).toHaveLength(sent + drafts);
});

test('handed in in one window, it is over in the other', async () => {
  const one = open();
  const other = open(one.provider);
  one.answering.answer(q1, '2');
  expect(await submitted(one.answering)).toBe('final');
  expect(other.answering.state().phase).toBe('open');
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: null }));
  await pass(1000);
  expect(other.answering.state().phase).toBe('final');
});

test('left while handing in, the draft goes as soon as it has arrived', async () => {
  const { answering, provider } = open();
  answering.answer(q1, '2');
  provider.befall('arrives', 'answer late');
  void answering.submit();
  await pass(200);
  leave();
  expect(deviceOf(key).read()).toBeDefined();
  await pass(25_000);
  expect(deviceOf(key).read()).toBeUndefined();
});
