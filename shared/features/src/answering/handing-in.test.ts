import { CallError } from '@suite/kernel';
import { codes, draftFlag, type Question } from '@suite/api';
import { storedDraft } from './stored-drafts';
import { fakeServer } from './testing/fake-server';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, key, leave, open, pass, see, storageKey, submitted } from './testing/visits';

const [q1, q2] = paper as [Question, Question];

freshVisits();

test('two taps hand in once, and only then the draft goes', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  const [one, other] = [answering.submit(), answering.submit()];
  await pass(110);
  expect(storedDraft(key).read()?.sentAt).toBeGreaterThan(0);
  expect(answering.state().phase).toBe('submitting');
  answering.answer(q1, '3');
  await pass(1000);
  expect([await one, await other]).toEqual(['final', 'final']);
  expect(server.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
  expect(server.held()?.content).toEqual({ 1: '2' });
  expect(storedDraft(key).read()).toBeUndefined();
  expect(answering.state().phase).toBe('final');
  await pass(60_000);
  see('hidden');
  expect(storedDraft(key).read()).toBeUndefined();
});

test('a paper that the server has closed is kept, and its words say why', async () => {
  const server = fakeServer();
  const refuse = () => Promise.reject(new CallError('silent', codes.PAPER_NOT_OPEN, '考试已经结束'));
  const { answering } = open(server, { ...server.api, read: refuse, send: refuse });
  answering.answer(q1, '2');
  await pass(4000);
  expect(answering.state().save).toMatchObject({ kind: 'refused', onDevice: true });
  expect(await submitted(answering)).toBe('refused');
  expect(answering.state()).toMatchObject({ phase: 'open', problem: 'refused', refusal: '考试已经结束' });
  expect(storedDraft(key).read()?.own).toMatchObject({ 1: { value: '2' } });
});

test('an empty paper is not sent', async () => {
  const { answering, server } = open();
  expect(await submitted(answering)).toBe('empty');
  expect(server.sheets).toEqual([]);
  expect(answering.state()).toMatchObject({ phase: 'open', problem: null });
});

test('after handing in no method asks or sends any more', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  expect(await submitted(answering)).toBe('final');
  const [sent, read] = [server.sheets.length, jest.spyOn(server.api, 'read')];
  expect(await submitted(answering)).toBe('final');
  answering.retry();
  see('hidden');
  await pass(90_000);
  see('visible');
  await pass(5000);
  expect(server.sheets).toHaveLength(sent);
  expect(read).not.toHaveBeenCalled();
  expect(storedDraft(key).read()).toBeUndefined();
});

test('a submission whose answer is lost is asked about, not repeated', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  await pass(4000);
  server.inject('arrives', 'answer lost');
  expect(await submitted(answering)).toBe('final');
  expect(server.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
});

test('while a submission is unknown another tap asks the server before it sends again', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  await pass(4000);
  server.inject('arrives', 'answer lost', 'request lost');
  expect(await submitted(answering)).toBe('unknown');
  expect(await submitted(answering)).toBe('final');
  expect(server.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
});

test('while a submission is unknown no answer can be changed, until the network is back', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  await pass(4000);
  server.cutsSubmission = true;
  expect(await submitted(answering)).toBe('unknown');
  expect(answering.state()).toMatchObject({ phase: 'unknown', problem: 'unknown' });
  answering.answer(q1, '4');
  expect(answering.state().answers).toEqual({ 1: '2' });
  server.online = true;
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(answering.state()).toMatchObject({ phase: 'open', problem: 'network' });
  expect(open(server).answering.state().problem).toBeNull();
  expect(await submitted(answering)).toBe('final');
});

test('a page that was killed while handing in asks on opening', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  server.inject('arrives', 'request lost', 'request lost');
  void answering.submit();
  await pass(160);
  const next = open(server);
  expect(next.answering.state()).toMatchObject({ phase: 'unknown', answers: { 1: '2' } });
  await pass(20_000);
  expect(next.answering.state()).toMatchObject({ phase: 'open', problem: 'network', answers: { 1: '2' } });
});

/** Hands in, and is back on the page before the server has the submission; it is let through by a call. */
async function leaveDuringSubmission() {
  const server = fakeServer();
  let letThrough: () => void = () => undefined;
  const send: typeof server.api.send = async (sheet) => {
    if (sheet.is_draft === draftFlag.NODRAFT) await new Promise<void>((resolve) => (letThrough = resolve));
    return server.api.send(sheet);
  };
  const { answering } = open(server, { ...server.api, send });
  answering.answer(q1, '2');
  await pass(4000);
  void answering.submit();
  await pass(1000);
  leave();
  return { server, next: open(server).answering, letThrough };
}

test('a page that is opened again during its submission does not say that it failed, and learns of its end', async () => {
  const { next, letThrough } = await leaveDuringSubmission();
  expect(next.state()).toMatchObject({ phase: 'unknown', answers: { 1: '2' } });
  await pass(5000);
  expect(next.state().phase).toBe('unknown');
  letThrough();
  await pass(5000);
  expect(next.state().phase).toBe('final');
});

test('a submission of an earlier visit that does not arrive is said after a while, and can be repeated', async () => {
  const { next, server } = await leaveDuringSubmission();
  await pass(20_000);
  expect(next.state()).toMatchObject({ phase: 'open', problem: 'network', answers: { 1: '2' } });
  expect(await submitted(next)).toBe('final');
  expect(server.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
});

test('an expired login loses no answer', async () => {
  const server = fakeServer();
  let expired = true;
  const send: typeof server.api.send = (sheet) =>
    expired ? Promise.reject(new CallError('login', codes.LOGIN_REQUIRED, '')) : server.api.send(sheet);
  const { answering } = open(server, { ...server.api, send });
  answering.answer(q1, '2');
  await pass(4000);
  expect(answering.state().save.kind).toBe('login');
  expect(await submitted(answering)).toBe('login');
  expired = false;
  const back = open(server, { ...server.api, send });
  expect(back.answering.state().answers).toEqual({ 1: '2' });
  await pass(4000);
  expect(server.held()?.content).toEqual({ 1: '2' });
});

test('submitted on another device, it is over here too', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  await pass(4000);
  server.take(elsewhere({ 1: '3' }, draftFlag.NODRAFT));
  answering.answer(q2, '1');
  await pass(4000);
  expect(answering.state().phase).toBe('final');
  expect(storedDraft(key).read()).toBeUndefined();
});

test.each([
  ['a server that counts versions leaves a draft aside', true, 1],
  ['no draft is sent to a server that counts none', false, 0],
])('after a submission on another device during a long rest %s', async (_, hasVersions, drafts) => {
  const { answering, server, held } = open(fakeServer(hasVersions));
  answering.answer(q1, '2');
  await pass(90_000);
  server.take(elsewhere({ 1: '3' }, draftFlag.NODRAFT));
  const sent = server.sheets.length;
  answering.answer(q2, '1');
  await pass(10_000);
  expect(answering.state().phase).toBe('final');
  expect(held()).toEqual({ 1: '3' });
  expect(storedDraft(key).read()).toBeUndefined();
  expect(server.sheets).toHaveLength(sent + drafts);
});

test('handed in in one window, it is over in the other', async () => {
  const one = open();
  const other = open(one.server);
  one.answering.answer(q1, '2');
  expect(await submitted(one.answering)).toBe('final');
  expect(other.answering.state().phase).toBe('open');
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: null }));
  await pass(1000);
  expect(other.answering.state().phase).toBe('final');
});

test('left while handing in, the draft goes as soon as it has arrived', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  server.inject('arrives', 'answer late');
  void answering.submit();
  await pass(200);
  leave();
  expect(storedDraft(key).read()).toBeDefined();
  await pass(25_000);
  expect(storedDraft(key).read()).toBeUndefined();
});
