import { codes, type Question } from '@suite/api';
import { CallError } from '@suite/kernel';
import { MOMENT } from './asking';
import { fakeServer } from './testing/fake-server';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, leave, open, pass, see, submitted } from './testing/visits';

const [q1, , q3, q4] = paper as [Question, Question, Question, Question];

freshVisits();

/** The answers that are held, with one more from another device. */
const andElsewhere = (server: ReturnType<typeof fakeServer>, more: Record<string, string>) =>
  server.take(elsewhere({ ...server.held()?.content, ...more }));

test.each([
  ['at once', true, 0],
  ['after a moment, where the server counts no versions', false, MOMENT],
])('two devices in turn, whose pages stay in sight, lose nothing: %s', async (_, hasVersions, rest) => {
  const { answering, server, held } = open(fakeServer(hasVersions));
  answering.answer(q1, '2');
  await pass(4000);
  andElsewhere(server, { 2: '4', 3: '1,2' });
  await pass(1000 + rest);
  answering.answer(q4, '1');
  await pass(8000);
  expect(held()).toEqual({ 1: '2', 2: '4', 3: '1,2', 4: '1' });
  expect(answering.state()).toMatchObject({ answers: held(), merges: 1, save: { kind: 'saved' } });
});

test('what another device has saved a moment ago is handed in as well', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  await pass(4000);
  andElsewhere(server, { 2: '4' });
  expect(await submitted(answering)).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '4' } });
});

test('so is what it saves between the reading and the submission', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  await pass(4000);
  const outcome = answering.submit();
  // The reading is on its way back.
  await pass(60);
  andElsewhere(server, { 2: '4' });
  await pass(1000);
  expect(await outcome).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '4' } });
});

test('answers whose choices were taken back here are merged, too', async () => {
  const { answering, server, held } = open();
  answering.answer(q3, '1,2');
  await pass(4000);
  andElsewhere(server, { 2: '4' });
  answering.answer(q3, '');
  await pass(8000);
  expect(held()).toEqual({ 2: '4' });
});

test('a page that is left sends without reading, since the server refuses what is outdated', async () => {
  const { answering, server, held } = open();
  const read = jest.spyOn(server.api, 'read');
  answering.answer(q1, '2');
  await pass(60_000);
  answering.answer(q1, '3');
  see('hidden');
  await pass(200);
  expect(held()).toEqual({ 1: '3' });
  expect(read).not.toHaveBeenCalled();
});

test('a server that finds every sheet outdated has refused it: it is not sent again and again', async () => {
  const server = fakeServer();
  const send = jest.fn(() => Promise.reject(new CallError('silent', codes.ANSWERS_CHANGED, '')));
  const { answering } = open(server, { ...server.api, send });
  answering.answer(q1, '2');
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(answering.state()).toMatchObject({ answers: { 1: '2' }, save: { kind: 'refused' } });
});

test.each([
  ['is hidden', () => see('hidden')],
  ['is left for another one', leave],
])('a page that %s before its first save does not erase what another device has saved', async (_, go) => {
  const { answering, server, held } = open(fakeServer(false));
  await pass(MOMENT + 1000);
  andElsewhere(server, { 2: '4' });
  answering.answer(q1, '2');
  go();
  await pass(1000);
  expect(held()).toEqual({ 1: '2', 2: '4' });
});

test('if it is closed before it could send, the next page does', async () => {
  const { answering, server, held } = open(fakeServer(false));
  await pass(MOMENT + 1000);
  andElsewhere(server, { 2: '4' });
  answering.answer(q1, '2');
  server.online = false;
  leave();
  await pass(1000);
  expect(held()).toEqual({ 2: '4' });
  server.online = true;
  open(server);
  await pass(4000);
  expect(held()).toEqual({ 1: '2', 2: '4' });
});

/** Staff give the learner the same attempt anew: the server's versions begin again. */
const resetByStaff = (server: ReturnType<typeof fakeServer>) => server.hold(null);

async function savedTwice() {
  const page = open();
  page.answering.answer(q1, '1');
  await pass(4000);
  page.answering.answer(q1, '2');
  await pass(4000);
  return page;
}

test('an answer to an attempt that staff have reset is saved once, with the ones before it', async () => {
  const { answering, server, held } = await savedTwice();
  resetByStaff(server);
  answering.answer(q4, '1');
  await pass(60_000);
  expect(held()).toEqual({ 1: '2', 4: '1' });
  expect(answering.state().save.kind).toBe('saved');
  expect(server.sheets).toHaveLength(3);
});

test('what the server has dropped with the attempt is sent again on return', async () => {
  const { answering, server, held } = await savedTwice();
  see('hidden');
  resetByStaff(server);
  await pass(60_000);
  see('visible');
  await pass(1000);
  expect(held()).toEqual({ 1: '2' });
  expect(answering.state().save.kind).toBe('saved');
});

test('what another device has saved since the attempt was reset is not erased', async () => {
  const { answering, server, held } = await savedTwice();
  see('hidden');
  resetByStaff(server);
  await pass(10_000);
  andElsewhere(server, { 2: '4' });
  await pass(60_000);
  see('visible');
  await pass(1000);
  answering.answer(q4, '1');
  await pass(4000);
  expect(held()).toEqual({ 1: '2', 2: '4', 4: '1' });
});
