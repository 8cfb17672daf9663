import { codes, draftFlag, type Question } from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { createAnswering } from './answering';
import { attemptLease, storedDraft } from './stored-drafts';
import { leftoversOf } from './leftovers';
import { fakeServer, networkError } from './testing/fake-server';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, key, leave, limited, NOON, open, pass, see } from './testing/visits';

const [q1, q2] = paper as [Question, Question];

freshVisits();
beforeEach(() => useSession.setState({ line: 'learner', login: 'in', user: key.user }));

/** What a page of the suite does that is not the paper's own. */
async function deliver({ reading, api }: ReturnType<typeof fakeServer>) {
  const answering = createAnswering({
    key,
    title: '结课考试',
    questions: paper,
    reading: reading(),
    server: api,
  });
  void answering.deliver();
  await pass(5000);
  return answering.state();
}

const finals = ({ sheets }: ReturnType<typeof fakeServer>) => sheets.filter(({ is_draft }) => is_draft === 0);

/** Answers without a network, perhaps hands in, and leaves. */
async function leftOffline({ server = fakeServer(), handsIn = true } = {}) {
  const { answering } = open(server);
  answering.answer(q1, '2');
  await pass(4000);
  server.online = false;
  answering.answer(q2, '3');
  if (handsIn) {
    void answering.submit();
    await pass(1000);
  }
  leave();
  await pass(60_000);
  server.online = true;
  return server;
}

test('what was handed in without a network goes from any page, once', async () => {
  const server = await leftOffline();
  expect((await deliver(server)).phase).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '3' } });
  expect(storedDraft(key).read()).toBeUndefined();
  await deliver(server);
  expect(finals(server)).toHaveLength(1);
});

test('without that wish the answers are saved, and the paper stays open', async () => {
  const server = await leftOffline({ handsIn: false });
  expect((await deliver(server)).phase).toBe('open');
  expect(server.held()).toMatchObject({ is_draft: 1, content: { 1: '2', 2: '3' } });
  const sent = server.sheets.length;
  await deliver(server);
  expect(server.sheets).toHaveLength(sent);
});

test('a wish whose answers were sent, and lost with their page, goes again', async () => {
  const server = await leftOffline();
  server.cutsSubmission = true;
  expect((await deliver(server)).phase).toBe('unknown');
  server.online = true;
  // It may still be on its way.
  expect((await deliver(server)).phase).toBe('unknown');
  await pass(10_000);
  expect((await deliver(server)).phase).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '3' } });
});

test.each([
  ['the login has expired', new CallError('login', codes.LOGIN_REQUIRED, ''), false],
  ['the server refuses it', new CallError('silent', codes.UNEXPECTED, '系统繁忙'), false],
  ['the network fails', networkError(), true],
])('a wish stays when %s', async (_, error, isToRetry) => {
  const server = await leftOffline();
  const send = jest.fn().mockRejectedValue(error);
  const reading = server.reading();
  const answering = createAnswering({
    ...{ key, title: '结课考试', questions: paper, reading },
    server: { ...server.api, send },
  });
  const outcome = answering.deliver();
  await pass(5000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await outcome).toBe(isToRetry);
  expect(storedDraft(key).read()?.wish.value).toBe(true);
  expect((await deliver(server)).phase).toBe('final');
});

test('of an exam whose time is over, what can still be handed in is', async () => {
  const server = await leftOffline({ server: limited(30_000), handsIn: false });
  expect((await deliver(server)).phase).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '3' } });
});

test('if another device has handed in meanwhile nothing is sent, and what did not count is listed', async () => {
  const server = await leftOffline();
  server.take(elsewhere({ 1: '2' }, draftFlag.NODRAFT));
  await deliver(server);
  expect(finals(server)).toHaveLength(0);
  expect(leftoversOf({ line: 'learner', user: key.user })[0]?.entries).toMatchObject([
    { number: 2, answer: 'C', counted: '' },
  ]);
});

test('a learner who is away for forty days loses nothing', async () => {
  const server = await leftOffline();
  jest.setSystemTime(NOON + 40 * 86_400_000);
  expect((await deliver(server)).phase).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '3' } });
});

test('another learner on the device sends nothing', async () => {
  const server = await leftOffline();
  useSession.setState({ user: 8 });
  await deliver(server);
  expect(finals(server)).toHaveLength(0);
  expect(storedDraft(key).read()?.own).toMatchObject({ 2: { value: '3' } });
});

test('a draft of the releases before is delivered as well', async () => {
  const server = fakeServer();
  localStorage.setItem(
    'suite.unsent.learner.7.answering.exam-9.1',
    JSON.stringify({
      base: { content: {}, savedAt: 0, usedSeconds: 0, version: 0 },
      own: { 1: { value: '2', at: NOON - 60_000 } },
      marks: {},
      spent: 12,
      sentAt: 0,
      wish: { value: true, at: NOON - 50_000 },
    }),
  );
  expect((await deliver(server)).phase).toBe('final');
  expect(server.held()).toMatchObject({ content: { 1: '2' }, save_time: momentText(NOON - 60_000) });
});

test('a page that has the paper open sends alone; when it is hidden another one may send', () => {
  const lease = attemptLease(key, 'other');
  open();
  expect(lease.take(Date.now())).toBe(false);
  see('hidden');
  expect(lease.take(Date.now())).toBe(true);
  lease.release();
  see('visible');
  expect(lease.take(Date.now())).toBe(false);
  leave();
  expect(lease.take(Date.now())).toBe(true);
});
