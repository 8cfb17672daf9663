import { draftFlag } from '@suite/api';
import { fakeServer } from './testing/fake-server';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, leave, open, pass, submitted } from './testing/visits';

freshVisits();

const [one, two, several] = paper as [(typeof paper)[0], (typeof paper)[0], (typeof paper)[0]];
const practice = () => fakeServer(true, true);

test('whether an answer is right is told at once, and the answer stays', async () => {
  const { answering, held } = open(practice());
  answering.answer(one, '2');
  answering.check(one);
  expect(answering.state().checking).toEqual([1]);
  await pass(100);
  expect(answering.state()).toMatchObject({ checking: [], solutions: { 1: { answer: '1' } } });
  answering.answer(one, '1');
  expect(answering.state().answers).toEqual({ 1: '2' });
  await pass(10_000);
  expect(held()).toEqual({ 1: '2' });
});

test('choices of several are kept while they may still change, and told when the learner says so', async () => {
  const { answering, held } = open(practice());
  answering.answer(several, '1');
  await pass(10_000);
  expect(held()).toEqual({ 3: '1' });
  answering.answer(several, '1,2');
  answering.check(several);
  await pass(100);
  expect(held()).toEqual({ 3: '1,2' });
  expect(Object.keys(answering.state().solutions)).toEqual(['3']);
});

test('without a network the answer is told when it is back; until then it may change', async () => {
  const { server, answering } = open(practice());
  server.online = false;
  answering.answer(one, '2');
  answering.check(one);
  await pass(5000);
  expect(answering.state()).toMatchObject({ checking: [1], solutions: {} });
  answering.answer(one, '1');
  server.online = true;
  await pass(30_000);
  expect(answering.state()).toMatchObject({
    answers: { 1: '1' },
    checking: [],
    solutions: { 1: { answer: '1' } },
  });
});

test('an answer that was told on another device counts, and this one does not send its own for ever', async () => {
  const { server, answering, held } = open(practice());
  server.online = false;
  server.take({ ...elsewhere({ 1: '2' }), check: [1] });
  await pass(2000);
  answering.answer(one, '3');
  answering.answer(two, '2');
  await pass(2000);
  server.online = true;
  await pass(60_000);
  expect(answering.state().answers).toEqual({ 1: '2', 2: '2' });
  expect(held()).toEqual({ 1: '2', 2: '2' });
  const sent = server.sheets.length;
  await pass(120_000);
  expect(server.sheets).toHaveLength(sent);
});

test('after a reload what was told is told, and what was not can be asked for', async () => {
  const server = practice();
  const before = open(server).answering;
  before.answer(one, '2');
  before.check(one);
  before.answer(two, '1');
  await pass(10_000);
  leave();
  const { answering } = open(server);
  expect(Object.keys(answering.state().solutions)).toEqual(['1']);
  expect(answering.state().checking).toEqual([]);
  answering.check(two);
  await pass(1000);
  expect(Object.keys(answering.state().solutions)).toEqual(['1', '2']);
});

test('a server that tells nothing is asked once, and the paper is answered as any other', async () => {
  const server = fakeServer();
  const { answering } = open(server, { ...server.api, checks: true });
  answering.answer(one, '2');
  answering.check(one);
  await pass(60_000);
  expect(answering.state()).toMatchObject({ checks: false, checking: [], solutions: {} });
  expect(server.sheets).toHaveLength(1);
});

test('of an exam nothing is told', async () => {
  const { server, answering } = open();
  answering.answer(one, '2');
  answering.check(one);
  await pass(10_000);
  expect(answering.state()).toMatchObject({ checks: false, checking: [] });
  expect(server.sheets.every(({ check }) => check === undefined)).toBe(true);
});

test('what was told is handed in with the rest', async () => {
  const { answering, server } = open(practice());
  answering.answer(one, '2');
  answering.check(one);
  await pass(1000);
  answering.answer(two, '1');
  expect(await submitted(answering)).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: draftFlag.NODRAFT, content: { 1: '2', 2: '1' } });
});
