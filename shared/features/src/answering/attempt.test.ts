import type { Question } from '@suite/api';
import { openAttempt } from './attempt';
import { instant } from './clock';
import { storedDraft } from './stored-drafts';
import { emptyDraft } from './draft';
import { momentText } from '@suite/kernel/time';
import { paper } from './testing/questions';
import { freshVisits, key, NOON, pass } from './testing/visits';
import type { Reading } from './types';

const [q1, q2, q3] = paper as [Question, Question, Question];
const held = (content: Record<string, string>, is_draft: 0 | 1 = 1, at = NOON) => ({
  content,
  is_draft,
  save_time: momentText(at),
  score: null,
  used_seconds: 0,
});

freshVisits();

function open(reading: Partial<Reading> = {}) {
  const attempt = openAttempt(
    {
      key,
      title: '结课考试',
      questions: paper,
      reading: {
        answer: null,
        isFinal: false,
        serverTime: momentText(NOON),
        receivedAt: instant(),
        ...reading,
      },
    },
    () => ({ kind: 'none', onServer: true, refusal: '' }),
  );
  const heard = jest.fn();
  return { attempt, heard, forget: attempt.subscribe(heard) };
}

test('the learner can go to any question, but not beyond the first or the last', () => {
  const { attempt } = open();
  const indexAfter = (index: number) => {
    attempt.goTo(index);
    return attempt.state().index;
  };
  expect([2, -1, 99, 0].map(indexAfter)).toEqual([2, 0, 3, 0]);
});

test('every change gives a new state and notifies listeners, except those that have unsubscribed', () => {
  const { attempt, heard, forget } = open();
  const before = attempt.state();
  expect(attempt.state()).toBe(before);
  attempt.goTo(1);
  attempt.answer(q1, '2');
  attempt.toggleMark(q2);
  attempt.takeIn(held({ 3: '1' }));
  attempt.set('submitting', null);
  expect(heard).toHaveBeenCalledTimes(5);
  expect(attempt.state()).not.toBe(before);
  forget();
  attempt.goTo(2);
  expect(heard).toHaveBeenCalledTimes(5);
});

test('a mark comes and goes, until the answers are handed in', () => {
  const { attempt } = open();
  attempt.toggleMark(q1);
  attempt.toggleMark(q2);
  attempt.toggleMark(q1);
  expect(attempt.state().marked).toEqual([2]);
  attempt.set('final', null);
  attempt.toggleMark(q3);
  expect(attempt.state().marked).toEqual([2]);
});

test('an answer ends the problem with the last submission; while handing in there is none', () => {
  const { attempt } = open();
  attempt.set('open', 'network');
  expect(attempt.state().problem).toBe('network');
  expect(attempt.answer(q1, '2')).toBe(true);
  expect(attempt.state().problem).toBeNull();
  attempt.set('submitting', null);
  expect(attempt.answer(q1, '3')).toBe(false);
  expect(attempt.state().answers).toEqual({ 1: '2' });
});

test('a paper that is handed in stays final, and its draft is removed from the device', () => {
  const { attempt } = open();
  attempt.answer(q1, '2');
  attempt.takeIn(held({ 1: '2' }, 0));
  expect(attempt.phase()).toBe('final');
  expect(storedDraft(key).read()).toBeUndefined();
  attempt.set('open', 'network');
  attempt.takeIn(held({ 1: '4' }, 1, NOON + 60_000));
  expect(attempt.state()).toMatchObject({ phase: 'final', problem: null, answers: { 1: '2' } });
});

test('a paper that is opened for the first time has no problem, and leaves no draft on the device', () => {
  const { attempt } = open();
  expect(attempt.state()).toMatchObject({ phase: 'open', problem: null, answered: 0, merges: 0 });
  expect(storedDraft(key).read()).toBeUndefined();
});

test('a paper that was handed in before it was opened is final, even if a submission was under way', () => {
  storedDraft(key).save({ ...emptyDraft, sentAt: 5 });
  expect(open({ isFinal: true }).attempt.state()).toMatchObject({ phase: 'final', problem: null });
});

test.each([
  ['brings the first answers of another device', { 1: '2' }, 1],
  ['says what is known already', {}, 0],
])('what the server holds counts as news only when it is: it %s', (_, content, merges) => {
  const { attempt } = open();
  attempt.takeIn(held(content as Record<string, string>));
  expect(attempt.state().merges).toBe(merges);
});

test('an answer that another device changed is news as well', () => {
  const { attempt } = open({ answer: held({ 1: '2' }) });
  attempt.takeIn(held({ 1: '3' }, 1, NOON + 1000));
  expect(attempt.state()).toMatchObject({ merges: 1, answers: { 1: '3' } });
});

test('the moment of the last save is told once there are answers', async () => {
  const { attempt } = open();
  expect(attempt.state().save.when).toBeNull();
  await pass(120_000);
  attempt.answer(q1, '2');
  expect(attempt.state().save).toMatchObject({ when: '12:02', onDevice: true });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await pass(60_000);
  attempt.answer(q1, '3');
  expect(attempt.state().save).toMatchObject({ when: '12:02', onDevice: false });
  attempt.takeIn(held({ 1: '3' }, 1, NOON + 180_000));
  expect(attempt.state().save.when).toBe('12:03');
});

test('before there is an answer, no save is told, even if the server was asked or a question is marked', async () => {
  const { attempt } = open();
  attempt.toggleMark(q1);
  await pass(60_000);
  attempt.takeReading({
    answer: null,
    isFinal: false,
    serverTime: momentText(Date.now()),
    receivedAt: instant(),
  });
  expect(attempt.state().save.when).toBeNull();
});

test('a mark is no answer: it leaves the moment of the last save as it is', async () => {
  const { attempt } = open();
  attempt.answer(q1, '2');
  await pass(120_000);
  attempt.toggleMark(q1);
  expect(attempt.state()).toMatchObject({ marked: [1], save: { when: '12:00' } });
});

test('the time is over at its end, not before, and the server may give more or take the limit away', async () => {
  const { attempt } = open({ deadline: momentText(NOON + 60_000) });
  const reading = (over: Partial<Reading>): Reading => ({
    answer: null,
    isFinal: false,
    serverTime: momentText(Date.now()),
    receivedAt: instant(),
    ...over,
  });
  await pass(59_999);
  expect([attempt.remaining(), attempt.isOver()]).toEqual([1, false]);
  await pass(1);
  expect([attempt.remaining(), attempt.isOver()]).toEqual([0, true]);
  expect(attempt.answer(q1, '2')).toBe(false);
  attempt.takeReading(reading({}));
  expect(attempt.isOver()).toBe(true);
  attempt.takeReading(reading({ deadline: momentText(NOON + 120_000) }));
  expect([attempt.remaining(), attempt.state().deadline]).toEqual([60_000, NOON + 120_000]);
  attempt.takeReading(reading({ deadline: null }));
  expect([attempt.remaining(), attempt.isOver(), attempt.state().deadline]).toEqual([null, false, null]);
  attempt.takeReading(reading({ isFinal: true }));
  expect(attempt.phase()).toBe('final');
});

test('a limit that is no time is none', () => {
  expect(open({ deadline: 'soon' }).attempt.remaining()).toBeNull();
});

test.each([
  ['a moment ago', NOON - 1000, 'unknown', NOON - 1000],
  ['at a time that the server names a moment later', NOON + 900, 'unknown', NOON + 900],
  ['long ago', NOON - 60_000, 'open', 0],
])('a submission that was sent %s may still arrive or is forgotten', (_, sentAt, phase, kept) => {
  storedDraft(key).save({ ...emptyDraft, sentAt });
  expect(open().attempt.phase()).toBe(phase);
  expect(storedDraft(key).read()?.sentAt).toBe(kept);
});

test('a submission that was on its way is forgotten once the server says that it has none', () => {
  storedDraft(key).save({ ...emptyDraft, sentAt: 5 });
  const { attempt } = open();
  expect(attempt.state().problem).toBe('network');
  expect(storedDraft(key).read()?.sentAt).toBe(0);
});
