import { useSession } from '@suite/kernel';
import type { Question } from '@suite/api';
import { storedDraft } from './stored-drafts';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, key, leave, open, pass, submitted } from './testing/visits';

const [q1] = paper as [Question];

freshVisits();
beforeEach(() => useSession.setState({ line: 'learner', login: 'in', user: 7 }));

test("once another learner may be logged in, nothing is sent or read until the answers' owner returns", async () => {
  const { answering, server } = open();
  const read = jest.spyOn(server.api, 'read');
  answering.answer(q1, '2');
  useSession.setState({ login: 'in', user: 8 });
  await pass(60_000);
  window.dispatchEvent(new Event('online'));
  expect(await submitted(answering)).toBe('login');
  expect(server.sheets).toHaveLength(0);
  expect(read).not.toHaveBeenCalled();
  expect(storedDraft({ ...key, user: 8 }).read()).toBeUndefined();
  leave();
  useSession.setState({ user: 7 });
  const back = open(server);
  expect(back.answering.state().answers).toEqual({ 1: '2' });
  await pass(4000);
  expect(server.held()?.content).toEqual({ 1: '2' });
});

test("what arrives after the session has changed is another learner's, and is not merged", async () => {
  const { answering, server } = open();
  server.take(elsewhere({ 2: '4' }));
  window.dispatchEvent(new Event('online'));
  await pass(60);
  useSession.setState({ login: 'in', user: 8 });
  await pass(1000);
  expect(answering.state().answers).toEqual({});
});

test('a login that is renewed for the same learner stops nothing', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  useSession.setState({ login: 'unknown' });
  useSession.setState({ login: 'in', user: 7 });
  await pass(4000);
  expect(server.held()?.content).toEqual({ 1: '2' });
});
