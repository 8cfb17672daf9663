import type { Question, UserAnswer } from '@suite/api';
import { createAnswering } from './answering';
import { storedDraft } from './stored-drafts';
import { fakeServer } from './testing/fake-server';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, key, open, pass, submitted } from './testing/visits';
import type { Server } from './types';

const [q1] = paper as [Question];

freshVisits();

/** A server that takes answers, and whose reply says nothing about them. */
function wordless(reply: unknown, server = fakeServer()) {
  const send: Server['send'] = async (sheet) => {
    await server.api.send(sheet);
    return reply as UserAnswer;
  };
  return open(server, { ...server.api, send });
}

const replies: unknown[] = [null, {}, { score: null }, { is_draft: null, content: {} }];

test.each(replies)(
  'a draft that is answered with %j is no submission, and is asked about once',
  async (reply) => {
    const { answering, server } = wordless(reply);
    answering.answer(q1, '2');
    await pass(4000);
    expect(answering.state()).toMatchObject({ phase: 'open', answers: { 1: '2' }, save: { kind: 'saved' } });
    expect(storedDraft(key).read()?.own).toMatchObject({ 1: { value: '2' } });
    await pass(60_000);
    expect(server.sheets).toHaveLength(1);
  },
);

test.each([
  { is_draft: 1 },
  { is_draft: 1, content: null },
  { is_draft: 1, content: { 1: '2' } },
  { is_draft: 1, content: { 1: '2' }, save_time: '' },
])('a draft that is answered with %j, which leaves something out, is asked about once', async (reply) => {
  const server = fakeServer();
  server.take(elsewhere({ 1: '1' }));
  await pass(10_000);
  const { answering } = wordless(reply, server);
  answering.answer(q1, '2');
  await pass(60_000);
  expect(answering.state()).toMatchObject({ answers: { 1: '2' }, save: { kind: 'saved' } });
  expect(server.sheets).toHaveLength(1);
});

test.each(replies)('a submission that is answered with %j counts once it is read', async (reply) => {
  const { answering, server } = wordless(reply);
  answering.answer(q1, '2');
  expect(await submitted(answering)).toBe('final');
  expect(server.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
});

test.each([{}, { is_draft: 1, content: null }])('a paper with %j for answers opens without any', (answer) => {
  const reading = { ...fakeServer().reading(), answer: answer as unknown as UserAnswer };
  const answering = createAnswering({
    key,
    title: '结课考试',
    questions: paper,
    reading,
    server: fakeServer().api,
  });
  expect(answering.state()).toMatchObject({ phase: 'open', answers: {}, answered: 0 });
});
