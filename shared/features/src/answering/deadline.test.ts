import type { Question } from '@suite/api';
import { momentText } from '@suite/kernel/time';
import { storedDraft } from './stored-drafts';
import { networkError } from './testing/fake-server';
import { paper } from './testing/questions';
import { freshVisits, key, leave, limited, NOON, open, pass, see } from './testing/visits';

const [q1] = paper as [Question];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

freshVisits();

test('the answers are handed in by themselves at the end', async () => {
  const { answering, server } = open(limited(60_000));
  answering.answer(q1, '2');
  expect(answering.remaining()).toBe(60_000);
  await pass(59_000);
  expect(server.held()?.is_draft).toBe(1);
  await pass(2500);
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2' } });
  expect(answering.state().phase).toBe('final');
});

test('setting back the clock of the device gives no extra time', async () => {
  const { answering } = open(limited(60_000));
  await pass(30_000);
  jest.setSystemTime(NOON - 3_600_000);
  expect(answering.remaining()).toBeLessThanOrEqual(30_000);
});

test('after the end no question can be answered, and without a network handing in is tried again', async () => {
  const { answering, server } = open(limited(60_000));
  answering.answer(q1, '2');
  await pass(10_000);
  server.online = false;
  await pass(52_000);
  answering.answer(q1, '4');
  expect(answering.state().answers).toEqual({ 1: '2' });
  expect(['over', 'submitting']).toContain(answering.state().phase);
  server.online = true;
  await pass(60_000);
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2' } });
  expect(answering.state().phase).toBe('final');
});

test('an empty paper waits until the server has closed it', async () => {
  const { answering, server } = open(limited(60_000));
  const read = jest.spyOn(server.api, 'read');
  await pass(62_000);
  expect(answering.state().phase).toBe('over');
  await pass(60_000);
  // The server is asked now and then, not all the time.
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(read.mock.calls.length).toBeLessThanOrEqual(6);
  server.hold({ content: {}, is_draft: 0, save_time: momentText(NOON), score: 0, used_seconds: 60 });
  await pass(20_000);
  expect(answering.state().phase).toBe('final');
});

test('when the server gives more time the paper is open again', async () => {
  const { answering, server } = open(limited(60_000));
  await pass(62_000);
  server.deadline = momentText(NOON + 600_000);
  await pass(20_000);
  expect(answering.state().phase).toBe('open');
  answering.answer(q1, '2');
  expect(answering.state().answered).toBe(1);
  await pass(60_000);
  expect(server.held()).toMatchObject({ is_draft: 1, content: { 1: '2' } });
  expect(answering.state().phase).toBe('open');
});

test('without a network the tries after the end become rarer', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { answering, server } = open(limited(60_000));
  answering.answer(q1, '2');
  await pass(10_000);
  server.online = false;
  // It is not known whether the first try arrived: each further try asks before it sends.
  const read = jest.spyOn(server.api, 'read');
  await pass(60_000);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(3);
  await pass(120_000);
  const before = read.mock.calls.length;
  await pass(120_000);
  expect(read.mock.calls.length - before).toBe(4);
});

test('a submission that was unknown at the end is settled by itself afterwards', async () => {
  const { answering, server } = open(limited(60_000));
  answering.answer(q1, '2');
  await pass(10_000);
  server.cutsSubmission = true;
  void answering.submit();
  await pass(5000);
  expect(answering.state().phase).toBe('unknown');
  server.online = true;
  await pass(50_000);
  expect(answering.state().phase).toBe('final');
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2' } });
});

test('a page that was left while handing in at the end tries no more', async () => {
  const server = limited(60_000);
  const send = jest.fn(async () => {
    await pause(5000);
    throw networkError();
  });
  const { answering } = open(server, { ...server.api, send });
  answering.answer(q1, '2');
  await pass(62_000);
  expect(answering.state().phase).toBe('submitting');
  leave();
  const tried = send.mock.calls.length;
  await pass(300_000);
  expect(send).toHaveBeenCalledTimes(tried);
});

test('a device that slept past the end hands in as soon as it is awake', async () => {
  const { answering, server } = open(limited(600_000));
  answering.answer(q1, '2');
  await pass(20_000);
  jest.setSystemTime(NOON + 3_600_000);
  await pass(5000);
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '2' } });
  expect(answering.state().phase).toBe('final');
});

test.each(['visibilitychange', 'pageshow', 'resume'])(
  'a phone that slept past the end without a network closes the paper at once on %s, with the answers kept',
  async (event) => {
    const { answering, server } = open(limited(600_000));
    answering.answer(q1, '2');
    await pass(20_000);
    server.online = false;
    const drafts = JSON.stringify(storedDraft(key).read()?.own);
    // Its timers stood still, and its counter went on.
    const slept = performance.now() + 3_600_000;
    jest.spyOn(performance, 'now').mockReturnValue(slept);
    const target = event === 'pageshow' ? window : document;
    target.dispatchEvent(Object.assign(new Event(event), { persisted: true }));
    expect(answering.state().phase).toBe('submitting');
    expect(answering.isOver()).toBe(true);
    await pass(200);
    expect(answering.state().phase).toBe('over');
    answering.answer(q1, '4');
    expect(JSON.stringify(storedDraft(key).read()?.own)).toBe(drafts);
  },
);

test('a phone that was laid aside as soon as the paper was open tells the time at once on return', async () => {
  const { answering } = open(limited(600_000));
  await pass(1000);
  see('hidden');
  jest.setSystemTime(NOON + 300_000);
  see('visible');
  await pass(500);
  expect(answering.remaining()).toBeLessThanOrEqual(300_000);
});

test.each([
  ['set forward by an hour', 3_600_000],
  ['set back by an hour', -3_600_000],
])('a clock of the device that was %s ends no exam, and the time is asked for at once', async (_, moved) => {
  const { answering, server } = open(limited(1_800_000));
  const now = server.api.read;
  // The server's clock is the one of before.
  server.now = () => Date.now() - moved;
  const read = jest.spyOn(server.api, 'read').mockImplementation(now);
  await pass(20_000);
  jest.setSystemTime(Date.now() + moved);
  await pass(1200);
  expect(read).toHaveBeenCalledTimes(1);
  expect(answering.isOver()).toBe(false);
  expect(answering.state().phase).toBe('open');
  expect(answering.remaining()).toBeGreaterThan(1_770_000);
  answering.answer(q1, '2');
  await pass(4000);
  expect(server.held()).toMatchObject({ is_draft: 1, content: { 1: '2' } });
});

test('the time runs from when the reading arrived, not from when the page opened the paper', async () => {
  const server = limited(60_000);
  const reading = server.reading();
  await pass(20_000);
  const { answering } = open(server, server.api, reading);
  expect(answering.remaining()).toBe(40_000);
  expect(answering.isOver()).toBe(false);
});

test('a phone that slept between the reading and the opening of the paper asks at once', async () => {
  const server = limited(600_000);
  const reading = server.reading();
  jest.setSystemTime(NOON + 300_000);
  const read = jest.spyOn(server.api, 'read');
  const { answering } = open(server, server.api, reading);
  expect(answering.remaining()).toBe(300_000);
  await pass(1200);
  expect(read).toHaveBeenCalledTimes(1);
});

test('when the server gives more time just before the end, answers are not handed in', async () => {
  const { answering, server } = open(limited(60_000));
  answering.answer(q1, '2');
  await pass(30_000);
  server.deadline = momentText(NOON + 600_000);
  await pass(60_000);
  expect(answering.state()).toMatchObject({ phase: 'open', problem: null });
  expect(server.held()).toMatchObject({ is_draft: 1, content: { 1: '2' } });
});

test('a phone that slept, and has no network, promises no time that may be over; the paper stays open', async () => {
  const { answering, server } = open(limited(600_000));
  answering.answer(q1, '2');
  await pass(20_000);
  server.online = false;
  jest.setSystemTime(NOON + 300_000);
  expect(answering.remaining()).toBe(300_000);
  jest.setSystemTime(NOON + 3_600_000);
  await pass(5000);
  expect(answering.remaining()).toBeLessThan(0);
  expect(answering.state().phase).toBe('open');
  server.online = true;
  jest.setSystemTime(NOON + 25_000);
  await pass(20_000);
  expect(answering.remaining()).toBeGreaterThan(500_000);
});

test('a device that slept, and has no network, asks for the time now and then', async () => {
  const { server } = open(limited(600_000));
  const read = jest.spyOn(server.api, 'read');
  await pass(20_000);
  server.online = false;
  jest.setSystemTime(NOON + 300_000);
  await pass(60_000);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(read.mock.calls.length).toBeLessThanOrEqual(5);
});
