import type { Question } from '@suite/api';
import { momentText } from './moments';
import { fakeProvider } from './testing/fake-provider';
import { paper } from './testing/questions';
import { freshVisits, NOON, open, pass } from './testing/visits';

const [q1] = paper as [Question];

freshVisits();

const limited = (ms: number) => {
  const provider = fakeProvider();
  provider.deadline = momentText(NOON + ms);
  return provider;
};

test('the answers are handed in by themselves at the end', async () => {
  const { answering, provider } = open(limited(60_000));
  answering.answer(q1, '2');
  expect(answering.remaining()).toBe(60_000);
  await pass(59_000);
  expect(provider.held()?.is_draft).toBe(1);
  await pass(2500);
  expect(provider.held()).toMatchObject({ is_draft: 0, content: { 1: '2' } });
  expect(answering.state().phase).toBe('final');
});

test('a clock that is set back on the device gains nothing', async () => {
  const { answering } = open(limited(60_000));
  await pass(30_000);
  jest.setSystemTime(NOON - 3_600_000);
  expect(answering.remaining()).toBeLessThanOrEqual(30_000);
});

test('after the end nothing can be answered, and without a network it goes on trying', async () => {
  const { answering, provider } = open(limited(60_000));
  answering.answer(q1, '2');
  await pass(10_000);
  provider.online = false;
  await pass(52_000);
  answering.answer(q1, '4');
  expect(answering.state().answers).toEqual({ 1: '2' });
  expect(['over', 'submitting']).toContain(answering.state().phase);
  provider.online = true;
  await pass(60_000);
  expect(provider.held()).toMatchObject({ is_draft: 0, content: { 1: '2' } });
  expect(answering.state().phase).toBe('final');
});

test('an empty paper waits until the provider has closed it', async () => {
  const { answering, provider } = open(limited(60_000));
  await pass(62_000);
  expect(answering.state().phase).toBe('over');
  provider.hold({ content: {}, is_draft: 0, save_time: momentText(NOON), score: 0, used_seconds: 60 });
  await pass(20_000);
  expect(answering.state().phase).toBe('final');
});

test('more time, and the paper is open again', async () => {
  const { answering, provider } = open(limited(60_000));
  await pass(62_000);
  provider.deadline = momentText(NOON + 600_000);
  await pass(20_000);
  expect(answering.state().phase).toBe('open');
  answering.answer(q1, '2');
  expect(answering.state().answered).toBe(1);
});
