import { draftFlag, type Question } from '@suite/api';
import { momentText } from '@suite/kernel/time';
import { createAnswering } from './answering';
import { deviceOf } from './device';
import { fakeProvider } from './testing/fake-provider';
import { paper } from './testing/questions';
import { elsewhere, freshVisits, key, leave, limited, NOON, open, pass, storageKey } from './testing/visits';

const [q1, q2] = paper as [Question, Question];

freshVisits();

const finals = ({ sheets }: ReturnType<typeof limited>) => sheets.filter(({ is_draft }) => is_draft === 0);

/** An answered paper whose learner hands in without a network. */
async function offline({ isKnown = true, provider = limited(3_600_000) } = {}) {
  const visit = open(provider);
  visit.answering.answer(q1, '2');
  await pass(4000);
  provider.online = false;
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isKnown);
  const outcome = visit.answering.submit();
  await pass(200);
  expect(await outcome).toBe('offline');
  return {
    ...visit,
    async back() {
      provider.online = true;
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
    const { answering, provider, back } = await offline({ isKnown });
    expect(answering.state()).toMatchObject({ phase: 'open', trouble: 'offline' });
    answering.answer(q2, '1');
    expect(answering.state()).toMatchObject({ answers: { 1: '2', 2: '1' }, trouble: 'offline' });
    expect(finals(provider)).toHaveLength(0);
    await back();
    expect(answering.state().phase).toBe('final');
    expect(provider.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '1' } });
    await pass(120_000);
    expect(finals(provider)).toHaveLength(1);
  },
);

test('taken back, it does not go', async () => {
  const { answering, provider, back } = await offline();
  answering.withdraw();
  expect(answering.state()).toMatchObject({ phase: 'open', trouble: null });
  await back();
  await pass(120_000);
  expect(finals(provider)).toHaveLength(0);
  expect(answering.state().phase).toBe('open');
});

test('it goes without a sign from the browser, too, and the learner can answer while it is tried', async () => {
  const { answering, provider } = await offline({ isKnown: false });
  await pass(20_000);
  answering.answer(q2, '3');
  expect(answering.state()).toMatchObject({ phase: 'open', answers: { 2: '3' } });
  provider.online = true;
  await pass(60_000);
  expect(provider.held()).toMatchObject({ is_draft: 0, content: { 1: '2', 2: '3' } });
  expect(finals(provider)).toHaveLength(1);
});

test('a page that was left does not hand in', async () => {
  const { provider } = await offline({ isKnown: false });
  leave();
  provider.online = true;
  await pass(120_000);
  expect(finals(provider)).toHaveLength(0);
});

test('in a timed exam the end of the time hands in what waits', async () => {
  const { answering, provider, back } = await offline({ provider: limited(30_000) });
  await pass(40_000);
  expect(answering.state().phase).toBe('over');
  await back();
  await pass(60_000);
  expect(answering.state().phase).toBe('final');
  expect(finals(provider)).toHaveLength(1);
});

describe('the wish to hand in survives the page', () => {
  /** The page is opened again when the network is back. */
  async function reopened(provider = limited(3_600_000)) {
    const { back } = await offline({ provider });
    leave();
    await back();
    return open(provider);
  }

  test('it says that it will be handed in, and is, once', async () => {
    const { answering, provider } = await reopened();
    expect(answering.state()).toMatchObject({ phase: 'open', trouble: 'offline', answers: { 1: '2' } });
    await pass(3000);
    expect(finals(provider)).toHaveLength(0);
    await pass(10_000);
    expect(answering.state().phase).toBe('final');
    expect(finals(provider)).toHaveLength(1);
    leave();
    expect(open(provider).answering.state()).toMatchObject({ phase: 'final', trouble: null });
    await pass(60_000);
    expect(finals(provider)).toHaveLength(1);
  });

  test('taken back before that, it stays open, at the next visit as well', async () => {
    const { answering, provider } = await reopened();
    answering.withdraw();
    expect(answering.state()).toMatchObject({ phase: 'open', trouble: null });
    leave();
    const next = open(provider);
    await pass(120_000);
    expect(next.answering.state()).toMatchObject({ phase: 'open', trouble: null });
    expect(finals(provider)).toHaveLength(0);
  });

  test('taken back in one window, it is taken back in the other', async () => {
    const { answering, provider } = await offline();
    const other = open(provider);
    const written = () => localStorage.getItem(storageKey);
    answering.withdraw();
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: written() }));
    provider.online = true;
    await pass(120_000);
    expect(other.answering.state()).toMatchObject({ phase: 'open', trouble: null });
    expect(finals(provider)).toHaveLength(0);
  });

  test('another learner on the same device hands in nothing', async () => {
    const { back } = await offline();
    leave();
    await back();
    const theirs = fakeProvider();
    const other = createAnswering({
      key: { ...key, user: 8 },
      title: '结课考试',
      questions: paper,
      reading: theirs.reading(),
      provider: theirs.api,
    });
    const detach = other.attach();
    await pass(120_000);
    detach();
    expect(other.state()).toMatchObject({ phase: 'open', trouble: null });
    expect(theirs.sheets).toHaveLength(0);
  });

  test('another attempt at the paper is not handed in', async () => {
    await offline();
    leave();
    const provider = fakeProvider();
    const next = createAnswering({
      key: { ...key, attempt: 2 },
      title: '结课考试',
      questions: paper,
      reading: provider.reading(),
      provider: provider.api,
    });
    const detach = next.attach();
    await pass(120_000);
    detach();
    expect(next.state()).toMatchObject({ phase: 'open', trouble: null });
    expect(provider.sheets).toHaveLength(0);
  });

  test('at the end of the time the paper goes by itself, and the wish goes with it', async () => {
    const provider = limited(30_000);
    await offline({ provider });
    await pass(40_000);
    expect(deviceOf(key).read()?.wish.value).toBe(false);
    // The provider gives more time: the learner goes on.
    provider.deadline = momentText(NOON + 3_600_000);
    provider.online = true;
    leave();
    const next = open(provider);
    await pass(60_000);
    expect(next.answering.state()).toMatchObject({ phase: 'open', trouble: null });
    expect(finals(provider)).toHaveLength(0);
  });

  test('if the paper was handed in on another device meanwhile, nothing is sent', async () => {
    const provider = limited(3_600_000);
    await offline({ provider });
    leave();
    provider.online = true;
    provider.take(elsewhere({ 1: '3' }, draftFlag.NODRAFT));
    expect(open(provider).answering.state()).toMatchObject({ phase: 'final', trouble: null });
    await pass(60_000);
    expect(finals(provider)).toHaveLength(0);
  });

  test('what was sent, and lost with the page, goes again once it can no longer arrive', async () => {
    const { provider, back } = await offline();
    provider.cutsSubmission = true;
    await back();
    leave();
    provider.online = true;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const next = open(provider);
    expect(next.answering.state()).toMatchObject({ phase: 'unsure' });
    await pass(60_000);
    expect(finals(provider)).toHaveLength(2);
    expect(next.answering.state()).toMatchObject({ phase: 'final', trouble: null });
  });
});
