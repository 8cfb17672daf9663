import type { Question } from '@suite/api';
import { paper } from './testing/questions';
import { fakeServer } from './testing/fake-server';
import { elsewhere, freshVisits, limited, open, pass, see } from './testing/visits';

const [q1, , q3] = paper as [Question, Question, Question];

freshVisits();

test('if the server cannot be reached on return, it is asked before the next answer is sent', async () => {
  const { answering, server, held } = open();
  answering.answer(q1, '2');
  await pass(4000);
  see('hidden');
  server.take(elsewhere({ 1: '2', 2: '4' }));
  server.online = false;
  await pass(10_000);
  see('visible');
  await pass(1000);
  server.online = true;
  answering.answer(q3, '1');
  await pass(4000);
  expect(held()).toEqual({ 1: '2', 2: '4', 3: '1' });
});

test('a late answer of the server does not undo what was saved after it', async () => {
  const { answering, server, held } = open();
  answering.answer(q1, '2');
  await pass(4000);
  see('hidden');
  await pass(90_000);
  server.inject('answer late');
  see('visible');
  await pass(10_000);
  server.take(elsewhere({ 1: '2', 2: '4' }));
  await pass(9000);
  answering.answer(q3, '1');
  await pass(30_000);
  expect(held()).toEqual({ 1: '2', 2: '4', 3: '1' });
});

test('several events of one return ask the server once, and not again before the next answer', async () => {
  const { answering, server } = open();
  const read = jest.spyOn(server.api, 'read');
  await pass(10_000);
  see('hidden');
  await pass(10_000);
  see('visible');
  window.dispatchEvent(new Event('focus'));
  await pass(1000);
  answering.answer(q1, '2');
  await pass(4000);
  expect(server.held()?.content).toEqual({ 1: '2' });
  expect(read).toHaveBeenCalledTimes(1);
});

test('a learner who answers quickly causes no reads: each draft is one call', async () => {
  const { answering, server, held } = open(limited(600_000));
  const read = jest.spyOn(server.api, 'read');
  for (const answer of ['1', '2', '3', '4']) {
    await pass(5000);
    answering.answer(q1, answer);
    await pass(4000);
    expect(held()).toEqual({ 1: answer });
  }
  expect(read).not.toHaveBeenCalled();
  expect(server.sheets).toHaveLength(4);
});

test.each([
  ['counts versions: each draft is one call', true, 1],
  ['counts none: it is read before each draft', false, 4],
])('a learner who answers slowly, and a server that %s', async (_, hasVersions, reads) => {
  const { answering, server, held } = open(fakeServer(hasVersions));
  const read = jest.spyOn(server.api, 'read');
  for (const answer of ['1', '2', '3', '4']) {
    await pass(30_000);
    answering.answer(q1, answer);
    await pass(4000);
    expect(held()).toEqual({ 1: answer });
  }
  // Whether the server counts versions is known only after the first save.
  expect(read).toHaveBeenCalledTimes(reads);
  expect(server.sheets).toHaveLength(4);
});

test('when a paper was open for long without an answer, the server is asked before the first one is sent', async () => {
  const { answering, server, held } = open();
  await pass(90_000);
  server.take(elsewhere({ 2: '4' }));
  answering.answer(q1, '2');
  await pass(4000);
  expect(held()).toEqual({ 1: '2', 2: '4' });
});

test('after a long rest the server is asked before it is overwritten', async () => {
  const { answering, server, held } = open();
  answering.answer(q1, '2');
  await pass(90_000);
  server.take(elsewhere({ 1: '4', 2: '1' }));
  await pass(1000);
  answering.answer(q3, '1');
  await pass(4000);
  expect(held()).toEqual({ 1: '4', 2: '1', 3: '1' });
});
