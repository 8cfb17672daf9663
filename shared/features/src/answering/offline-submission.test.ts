import type { Question } from '@suite/api';
import { paper } from './testing/questions';
import { freshVisits, limited, leave, open, pass } from './testing/visits';

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
