import { draftFlag, type Question } from '@suite/api';
import { momentText } from '@suite/kernel/time';
import { createAnswering } from './answering';
import { storedDraft } from './stored-drafts';
import { fakeServer } from './testing/fake-server';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, key, leave, limited, NOON, open, pass, storageKey } from './testing/visits';

const [q1, q2] = paper as [Question, Question];

freshVisits();

const finals = ({ sheets }: ReturnType<typeof limited>) => sheets.filter(({ is_draft }) => is_draft === 0);

/** An answered paper whose learner hands in without a network. */
async function offline({ isKnown = true, server = limited(3_600_000) } = {}) {
  const visit = open(server);
  visit.answering.answer(q1, '2');
  await pass(4000);
  server.online = false;
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isKnown);
  const outcome = visit.answering.submit();
  await pass(200);
  expect(await outcome).toBe('offline');
  return {
    ...visit,
    async back() {
      server.online = true;
      online.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
      await pass(1000);
    },
  };
}

test.each([
  ['known to be missing', true],
  ['not heard from', false],
])(
  'handed in while the network is %s, the paper stays open, and goes once when it is back',
  async (_, isKnown) => {
    const { answering, server, back } = await offline({ isKnown });
    expect(answering.state()).toMatchObject({ phase: 'open', problem: 'offline' });
    answering.answer(q2, '1');
    expect(answering.state()).toMatchObject({ answers: { 1: '2', 2: '1' }, problem: 'offline' });
    expect(finals(server)).toHaveLength(0);
    await back();
    expect(answering.state().phase).toBe('final');
    expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '1' } });
    await pass(120_000);
    expect(finals(server)).toHaveLength(1);
  },
);

test('taken back, it does not go', async () => {
  const { answering, server, back } = await offline();
  answering.withdraw();
  expect(answering.state()).toMatchObject({ phase: 'open', problem: null });
  await back();
  await pass(120_000);
  expect(finals(server)).toHaveLength(0);
  expect(answering.state().phase).toBe('open');
});

test('it goes without a sign from the browser, too, and the learner can answer while it is tried', async () => {
  const { answering, server } = await offline({ isKnown: false });
  await pass(20_000);
  answering.answer(q2, '3');
  expect(answering.state()).toMatchObject({ phase: 'open', answers: { 2: '3' } });
  server.online = true;
  await pass(60_000);
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '3' } });
  expect(finals(server)).toHaveLength(1);
});

test('a page that was left does not hand in', async () => {
  const { server } = await offline({ isKnown: false });
  leave();
  server.online = true;
  await pass(120_000);
  expect(finals(server)).toHaveLength(0);
});

test('in a timed exam the end of the time hands in what waits', async () => {
  const { answering, server, back } = await offline({ server: limited(30_000) });
  await pass(40_000);
  expect(answering.state().phase).toBe('over');
  await back();
  await pass(60_000);
  expect(answering.state().phase).toBe('final');
  expect(finals(server)).toHaveLength(1);
});

describe('the wish to hand in survives the page', () => {
  /** The page is opened again when the network is back. */
  async function reopened(server = limited(3_600_000)) {
    const { back } = await offline({ server });
    leave();
    await back();
    return open(server);
  }

  test('it says that it will be handed in, and is, once', async () => {
    const { answering, server } = await reopened();
    expect(answering.state()).toMatchObject({ phase: 'open', problem: 'offline', answers: { 1: '2' } });
    await pass(3000);
    expect(finals(server)).toHaveLength(0);
    await pass(10_000);
    expect(answering.state().phase).toBe('final');
    expect(finals(server)).toHaveLength(1);
    leave();
    expect(open(server).answering.state()).toMatchObject({ phase: 'final', problem: null });
    await pass(60_000);
    expect(finals(server)).toHaveLength(1);
  });

  test('taken back before that, it stays open, at the next visit as well', async () => {
    const { answering, server } = await reopened();
    answering.withdraw();
    expect(answering.state()).toMatchObject({ phase: 'open', problem: null });
    leave();
    const next = open(server);
    await pass(120_000);
    expect(next.answering.state()).toMatchObject({ phase: 'open', problem: null });
    expect(finals(server)).toHaveLength(0);
  });

  test('taken back in one window, it is taken back in the other', async () => {
    const { answering, server } = await offline();
    const other = open(server);
    const written = () => localStorage.getItem(storageKey);
    answering.withdraw();
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: written() }));
    server.online = true;
    await pass(120_000);
    expect(other.answering.state()).toMatchObject({ phase: 'open', problem: null });
    expect(finals(server)).toHaveLength(0);
  });

  test('another learner on the same device hands in nothing', async () => {
    const { back } = await offline();
    leave();
    await back();
    const theirs = fakeServer();
    const other = createAnswering({
      key: { ...key, user: 8 },
      title: '结课考试',
      questions: paper,
      reading: theirs.reading(),
      server: theirs.api,
    });
    const detach = other.attach();
    await pass(120_000);
    detach();
    expect(other.state()).toMatchObject({ phase: 'open', problem: null });
    expect(theirs.sheets).toHaveLength(0);
  });

  test('another attempt at the paper is not handed in', async () => {
    await offline();
    leave();
    const server = fakeServer();
    const next = createAnswering({
      key: { ...key, attempt: 2 },
      title: '结课考试',
      questions: paper,
      reading: server.reading(),
      server: server.api,
    });
    const detach = next.attach();
    await pass(120_000);
    detach();
    expect(next.state()).toMatchObject({ phase: 'open', problem: null });
    expect(server.sheets).toHaveLength(0);
  });

  test('at the end of the time the paper goes by itself, and the wish goes with it', async () => {
    const server = limited(30_000);
    await offline({ server });
    await pass(40_000);
    expect(storedDraft(key).read()?.wish.value).toBe(false);
    // The server gives more time: the learner goes on.
    server.deadline = momentText(NOON + 3_600_000);
    server.online = true;
    leave();
    const next = open(server);
    await pass(60_000);
    expect(next.answering.state()).toMatchObject({ phase: 'open', problem: null });
    expect(finals(server)).toHaveLength(0);
  });

  test('if the paper was handed in on another device meanwhile, nothing is sent', async () => {
    const server = limited(3_600_000);
    await offline({ server });
    leave();
    server.online = true;
    server.take(elsewhere({ 1: '3' }, draftFlag.NODRAFT));
    expect(open(server).answering.state()).toMatchObject({ phase: 'final', problem: null });
    await pass(60_000);
    expect(finals(server)).toHaveLength(0);
  });

  test('what was sent, and lost with the page, goes again once it can no longer arrive', async () => {
    const { server, back } = await offline();
    server.cutsSubmission = true;
    await back();
    leave();
    server.online = true;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const next = open(server);
    expect(next.answering.state()).toMatchObject({ phase: 'unknown' });
    await pass(60_000);
    expect(finals(server)).toHaveLength(2);
    expect(next.answering.state()).toMatchObject({ phase: 'final', problem: null });
  });
});
