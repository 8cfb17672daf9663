import { draftFlag, type Question } from '@suite/api';
import { useSession } from '@suite/kernel';
import { noteServerTime } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { leftoversOf } from './leftovers';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, key, leave, limited, NOON, open, pass } from './testing/visits';

const [q1, q2, q3] = paper as [Question, Question, Question];

freshVisits();
beforeEach(() => useSession.setState({ line: 'learner', login: 'in', user: key.user }));

const leftovers = () => leftoversOf({ line: 'learner', user: key.user });
const answersIn = ([leftover]: ReturnType<typeof leftovers>) =>
  leftover?.entries.map(({ number, answer, counted, at }) => [number, answer, counted, momentText(at)]);

/** A timed exam with one answer at the server, and two given without a network; its time runs out without one. */
async function overOffline(server = limited(60_000)) {
  const visit = open(server);
  visit.answering.answer(q1, '2');
  await pass(4000);
  server.online = false;
  visit.answering.answer(q1, '4');
  await pass(10_000);
  visit.answering.answer(q3, '1,3');
  await pass(180_000);
  return { ...visit, server };
}

/** The server closes the attempt with the last draft that it has. */
function close(server: ReturnType<typeof limited>) {
  const draft = server.held();
  server.hold({
    content: {},
    save_time: momentText(NOON),
    used_seconds: 60,
    ...draft,
    is_draft: 0,
    score: 0,
  });
  server.online = true;
}

const listed = [
  [1, 'D', 'B', '2026-03-11 12:00:04'],
  [3, 'A、C', '', '2026-03-11 12:00:14'],
];

test('what did not count of a timed exam that ended without a network is listed with its times', async () => {
  const { answering, server } = await overOffline();
  close(server);
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(answering.state().phase).toBe('final');
  expect(answersIn(leftovers())).toEqual(listed);
  expect(leftovers()[0]).toMatchObject({ title: '结课考试', attempt: '1' });
  expect(leftovers()[0]?.entries[0]?.question).toBe('问题 1');
  expect(answering.state().leftover).toEqual({ ...leftovers()[0], isKept: true });
});

test('it is found as well when the page was left, and the result is read later', async () => {
  const { server } = await overOffline();
  leave();
  close(server);
  const { answering } = open(server);
  expect(answering.state().phase).toBe('final');
  expect(answersIn(leftovers())).toEqual(listed);
});

test('when another device hands in, what only this one has is listed', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  await pass(4000);
  server.online = false;
  answering.answer(q2, '3');
  await pass(5000);
  server.take(elsewhere({ 1: '2', 3: '1' }, draftFlag.NODRAFT));
  server.online = true;
  window.dispatchEvent(new Event('online'));
  await pass(5000);
  expect(answering.state().phase).toBe('final');
  expect(answersIn(leftovers())).toEqual([[2, 'C', '', '2026-03-11 12:00:04']]);
});

test('an answer that was taken back without a network, but counted, is listed as such', async () => {
  const { answering, server } = open(limited(60_000));
  answering.answer(q3, '1,3');
  await pass(4000);
  server.online = false;
  answering.answer(q3, '');
  await pass(180_000);
  close(server);
  await pass(60_000);
  expect(answersIn(leftovers())).toEqual([[3, '', 'A、C', '2026-03-11 12:00:04']]);
});

test('a paper that was handed in whole leaves none, nor does an answer that was changed elsewhere later', async () => {
  const { answering, server } = open();
  answering.answer(q1, '2');
  await pass(4000);
  server.take(elsewhere({ 1: '4' }, draftFlag.NODRAFT));
  window.dispatchEvent(new Event('online'));
  await pass(5000);
  expect(answering.state()).toMatchObject({ phase: 'final', leftover: null });
  expect(leftovers()).toEqual([]);
});

test('what counted is not known: the answers are listed all the same', async () => {
  const { server } = await overOffline();
  leave();
  server.online = true;
  open(server, server.api, { ...server.reading(), answer: null, isFinal: true });
  expect(answersIn(leftovers())).toEqual(listed.map(([number, answer, , at]) => [number, answer, null, at]));
});

test('they stay for thirty days, over a release and a logout, and then go', async () => {
  const { server } = await overOffline();
  close(server);
  await pass(60_000);
  jest.setSystemTime(Date.now() + 29 * 86_400_000);
  expect(leftovers()).toHaveLength(1);
  jest.setSystemTime(Date.now() + 2 * 86_400_000);
  noteServerTime(new Date().toUTCString());
  expect(leftovers()).toEqual([]);
});

test('a damaged list is left out', async () => {
  const { server } = await overOffline();
  close(server);
  await pass(60_000);
  const name = 'suite.unsent.work/learner.7/leftover/exam-9.1';
  const whole = localStorage.getItem(name) ?? '';
  for (const text of [whole.replace('"number":1', '"number":"1"'), whole.replace('entries', 'rows'), '{']) {
    localStorage.setItem(name, text);
    expect(leftovers()).toEqual([]);
  }
});

test('a draft of a learner who was away for forty days is compared when they return', async () => {
  const { server } = await overOffline();
  leave();
  jest.setSystemTime(Date.now() + 40 * 86_400_000);
  close(server);
  open(server);
  expect(answersIn(leftovers())).toEqual(listed);
});

test('two tabs find the same answers once', async () => {
  const { server } = await overOffline();
  open(server);
  await pass(60_000);
  close(server);
  await pass(60_000);
  expect(answersIn(leftovers())).toEqual(listed);
});

describe('a device that cannot store them', () => {
  const refuse = (isRefused: (key: string) => boolean) => {
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (isRefused(name)) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, name, value);
    });
  };

  test('because it is full has the draft still, and lists them when there is room', async () => {
    const { answering, server } = await overOffline();
    refuse((name) => /leftover/.test(name));
    close(server);
    await pass(60_000);
    expect(answering.state()).toMatchObject({ phase: 'final', leftover: { isKept: false } });
    leave();
    jest.restoreAllMocks();
    open(server);
    expect(answersIn(leftovers())).toEqual(listed);
  });

  test('at all shows them as long as the page is open', async () => {
    refuse(() => true);
    const { answering, server } = await overOffline();
    close(server);
    await pass(60_000);
    expect(answersIn([answering.state().leftover as never])).toEqual(listed);
    expect(answering.state().leftover).toMatchObject({ isKept: false });
  });
});

test('a question is named by its words, without its HTML', async () => {
  const server = limited(60_000);
  const picture = { ...q1, title: '<p>看图：<img src="a.png">  下列&nbsp;哪项？</p>' };
  const read = async () => ({ ...(await server.api.read()), questions: [picture] });
  const { answering } = open(server, { ...server.api, read });
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  server.online = false;
  answering.answer(picture, '2');
  await pass(180_000);
  close(server);
  await pass(60_000);
  expect(leftovers()[0]?.entries[0]?.question).toBe('看图：[图] 下列 哪项？');
});
