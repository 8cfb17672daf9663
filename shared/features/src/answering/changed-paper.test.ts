import { codes, type Question } from '@suite/api';
import { CallError } from '@suite/kernel';
import { createAnswering } from './answering';
import { storedDraft } from './stored-drafts';
import { emptyDraft, withAnswer } from './draft';
import { fakeServer } from './testing/fake-server';
import { paper, question } from './testing/questions';
import { momentText } from '@suite/kernel/time';
import { elsewhere, freshVisits, key, NOON, pass, see, submitted } from './testing/visits';

const [q1, q2] = paper as [Question, Question];

let leave = () => {};
afterEach(() => leave());

freshVisits();

/** A server that refuses answers to questions outside its paper, as the real one does. */
function strict() {
  const server = fakeServer();
  let questions: readonly Question[] = paper;
  const send: typeof server.api.send = (sheet) => {
    const isForeign = (id: string) => !questions.some((question) => String(question.id) === id);
    return Object.keys(sheet.content).some(isForeign)
      ? Promise.reject(new CallError('shown', codes.BAD_PARAMS, '答案与题目不符'))
      : server.api.send(sheet);
  };
  const read = async () => ({ ...(await server.api.read()), questions });
  return {
    server,
    putIn(...added: Question[]) {
      questions = [...questions, ...added];
    },
    change(changed: Question) {
      questions = questions.map((one) => (one.id === changed.id ? changed : one));
    },
    takeOut(...ids: number[]) {
      questions = questions.filter(({ id }) => !ids.includes(id));
    },
    open() {
      const reading = server.reading();
      const answering = createAnswering({
        key,
        title: '结课考试',
        questions,
        reading,
        server: { read, send },
      });
      leave = answering.attach();
      return answering;
    },
  };
}

test('a question taken out after it was saved is not sent any more, and the learner is told', async () => {
  const { server, takeOut, open } = strict();
  server.take(elsewhere({ 1: '2', 2: '4', 3: '1' }));
  storedDraft(key).save(withAnswer(emptyDraft, 3, '2', NOON));
  takeOut(2, 3);
  const answering = open();
  expect(answering.state()).toMatchObject({ answers: { 1: '2' }, answered: 1, removed: 2 });
  answering.answer(q1, '3');
  await pass(4000);
  expect(answering.state().save.kind).toBe('saved');
  expect(server.held()?.content).toEqual({ 1: '3' });
  expect(await submitted(answering)).toBe('final');
});

test('a draft that was refused for such a question goes again without it', async () => {
  const { server, takeOut, open } = strict();
  const answering = open();
  answering.answer(q2, '4');
  await pass(30_000);
  takeOut(2);
  answering.answer(q1, '2');
  await pass(4000);
  expect(server.held()?.content).toEqual({ 1: '2' });
  expect(answering.state()).toMatchObject({ removed: 1, save: { kind: 'saved' } });
});

test('one that is taken out while the paper is open leaves it with the next reading', async () => {
  const { server, takeOut, open } = strict();
  const answering = open();
  answering.answer(q1, '2');
  answering.answer(q2, '4');
  answering.goTo(3);
  await pass(4000);
  takeOut(2);
  expect(await submitted(answering)).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2' } });
  expect(answering.state()).toMatchObject({ ids: [1, 3, 4], index: 2, removed: 1 });
});

test('a question that is added while the paper is open is answered before it is handed in', async () => {
  const { server, putIn, open } = strict();
  const answering = open();
  answering.answer(q1, '2');
  answering.goTo(1);
  await pass(4000);
  putIn(question(9));
  expect(await submitted(answering)).toBe('changed');
  expect(answering.state()).toMatchObject({
    phase: 'open',
    problem: 'changed',
    ids: [1, 2, 3, 4, 9],
    index: 1,
    added: 1,
  });
  expect(server.held()).toMatchObject({ is_draft: 1 });
  answering.answer(question(9), '3');
  expect(await submitted(answering)).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 9: '3' } });
});

test('the time is over for added questions as for all', async () => {
  const { server, putIn, open } = strict();
  server.deadline = momentText(NOON + 20_000);
  const answering = open();
  answering.answer(q1, '2');
  await pass(4000);
  putIn(question(9));
  await pass(30_000);
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2' } });
});

test('a question that is replaced leaves the learner where they are, and its words follow the server', async () => {
  const { takeOut, putIn, open } = strict();
  const answering = open();
  answering.answer(q1, '2');
  answering.goTo(3);
  await pass(4000);
  takeOut(1, 2);
  putIn(question(9));
  await pass(30_000);
  answering.answer(paper[2] as Question, '1');
  await pass(4000);
  const { ids, index, questions, added, removed } = answering.state();
  expect({ ids, index, added, removed }).toEqual({ ids: [3, 4, 9], index: 1, added: 1, removed: 1 });
  expect(questions.map(({ title }) => title)).toEqual([3, 4, 9].map((id) => `<p>问题 ${id}</p>`));
});

test('a question that is put back has its answer', async () => {
  const { server, takeOut, putIn, open } = strict();
  const answering = open();
  answering.answer(q1, '2');
  answering.answer(q2, '4');
  await pass(30_000);
  takeOut(2);
  answering.answer(q1, '3');
  await pass(30_000);
  expect(answering.state()).toMatchObject({ removed: 1, answers: { 1: '3' } });
  putIn(q2);
  see('hidden');
  await pass(10_000);
  see('visible');
  await pass(10_000);
  expect(answering.state()).toMatchObject({ removed: 0, added: 0, answers: { 1: '3', 2: '4' } });
  expect(server.held()?.content).toEqual({ 1: '3', 2: '4' });
});

test('a reading without any question changes nothing', async () => {
  const { takeOut, open } = strict();
  const answering = open();
  answering.answer(q1, '2');
  await pass(30_000);
  takeOut(1, 2, 3, 4);
  answering.answer(q2, '1');
  await pass(4000);
  expect(answering.state()).toMatchObject({ ids: [1, 2, 3, 4], answers: { 1: '2', 2: '1' }, removed: 0 });
});

/** Goes away, and comes back to a paper that is read anew. */
async function back() {
  see('hidden');
  await pass(10_000);
  see('visible');
  await pass(1000);
}

test('an option that was added while the paper is open can be answered, and is saved once', async () => {
  const { server, change, open } = strict();
  const answering = open();
  const longer = question(1, q1.type, 5);
  change(longer);
  await back();
  answering.answer(longer, '5');
  await pass(60_000);
  expect(server.held()?.content).toEqual({ 1: '5' });
  expect(answering.state().save.kind).toBe('saved');
  expect(server.sheets).toHaveLength(1);
});

test('an answer whose option was taken away no longer counts', async () => {
  const { change, open } = strict();
  const answering = open();
  answering.answer(q1, '4');
  await pass(4000);
  change(question(1, q1.type, 3));
  await back();
  expect(answering.state()).toMatchObject({ answers: {}, answered: 0 });
});
