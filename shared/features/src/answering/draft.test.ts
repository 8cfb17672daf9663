import type { Answers } from '@suite/api';
import fc from 'fast-check';
import {
  answerOf,
  answersOf,
  baseOf,
  emptyDraft,
  firstUnanswered,
  isFinal,
  isPending,
  mergeDrafts,
  rebase,
  sheetOf,
  stampOf,
  withAnswer,
  withMark,
  type Base,
  type Draft,
} from './draft';
import { momentOf, momentText } from '@suite/kernel/time';

const NOON = momentOf('2026-03-11 12:00:00');
const at = (seconds: number) => NOON + seconds * 1000;
const base = (content: Answers, seconds: number): Base => ({
  content,
  savedAt: at(seconds),
  usedSeconds: 0,
  version: null,
});
const isClearable = (id: string) => id === '3';
const given = (draft: Draft, answers: Answers, seconds: number) =>
  Object.entries(answers).reduce((held, [id, value]) => withAnswer(held, id, value, at(seconds)), draft);
const draftOn = (content: Answers, seconds: number) =>
  rebase(emptyDraft, base(content, seconds), isClearable);

test("what the server holds shows, under the device's own", () => {
  const draft = given(draftOn({ 1: '1', 2: '2' }, 0), { 2: '3' }, 5);
  expect(answersOf(draft)).toEqual({ 1: '1', 2: '3' });
  expect(answerOf(draft, 9)).toBe('');
  expect(isPending(draft)).toBe(true);
});

test('an answer that was taken back is not sent', () => {
  const draft = given(draftOn({ 3: '1,2' }, 0), { 3: '' }, 5);
  expect(answersOf(draft)).toEqual({});
  expect(isPending(draft)).toBe(true);
});

describe('the server has saved something else meanwhile', () => {
  const mine = given(draftOn({ 1: '1' }, 0), { 2: '2' }, 10);

  test('what another device answered comes in, what this one answered stays', () => {
    const merged = rebase(mine, base({ 1: '4', 4: '1' }, 20), isClearable);
    expect(answersOf(merged)).toEqual({ 1: '4', 2: '2', 4: '1' });
    expect(isPending(merged)).toBe(true);
  });

  test('of two answers to one question the newer wins', () => {
    expect(answerOf(rebase(mine, base({ 1: '1', 2: '4' }, 20), isClearable), 2)).toBe('4');
    expect(answerOf(rebase(mine, base({ 1: '1', 2: '4' }, 5), isClearable), 2)).toBe('2');
  });

  test('an answer that cannot be taken back was not taken back', () => {
    const acked = rebase(mine, base({ 1: '1', 2: '2' }, 10), isClearable);
    expect(answerOf(rebase(acked, base({ 1: '1' }, 20), isClearable), 2)).toBe('2');
  });

  test('an answer that can be taken back was taken back', () => {
    const acked = rebase(given(emptyDraft, { 3: '1,2' }, 10), base({ 3: '1,2' }, 10), isClearable);
    expect(answerOf(rebase(acked, base({}, 20), isClearable), 3)).toBe('');
  });

  test('an older draft that comes late is ignored', () => {
    const acked = rebase(mine, base({ 1: '1', 2: '2' }, 10), isClearable);
    expect(rebase(acked, base({ 1: '9' }, 9), isClearable)).toBe(acked);
  });
});

test('an answer given after another was seen counts as later, even after the clock was set back', () => {
  const first = given(draftOn({}, 100), { 1: '1' }, 50);
  expect(stampOf(first)).toBeGreaterThan(at(100));
  const second = given(first, { 1: '2' }, 10);
  expect(second.own[1]?.at).toBeGreaterThan(first.own[1]?.at ?? 0);
});

test('answers are as old as the last of them, not as their sending', () => {
  const draft = given(draftOn({ 4: '1' }, 0), { 1: '1', 3: '' }, 7);
  expect(sheetOf(draft, 1)).toEqual({
    content: { 1: '1', 4: '1' },
    is_draft: 1,
    save_time: momentText(at(7)),
    used_seconds: 0,
  });
});

test.each([
  [{}, 0],
  [{ 1: '1', 2: '1' }, 2],
  [{ 2: '1' }, 0],
  [{ 1: '1', 2: '1', 3: '1', 4: '1' }, 0],
])('%j goes on at %d', (answers: Answers, index) => {
  expect(firstUnanswered([1, 2, 3, 4], answers)).toBe(index);
});

test('a mark can be taken away again', () => {
  const marked = withMark(emptyDraft, 1, true, at(1));
  expect(withMark(marked, 1, false, at(1)).marks[1]).toMatchObject({ value: false, at: at(1) + 1 });
});

test('two windows of one device together lose no answer', () => {
  const one = { ...withMark(draftOn({}, 0), 1, true, at(5)), spent: 30, sentAt: 7 };
  const other = { ...withMark(draftOn({}, 0), 2, true, at(6)), spent: 20, sentAt: 0 };
  for (const merged of [mergeDrafts(one, other, isClearable), mergeDrafts(other, one, isClearable)]) {
    expect(merged).toMatchObject({ spent: 30, sentAt: 7 });
    expect(Object.keys(merged.marks)).toEqual(['1', '2']);
  }
});

test('of two answers of one moment both windows take the same', () => {
  const [one, other] = [given(emptyDraft, { 1: '1' }, 5), given(emptyDraft, { 1: '2' }, 5)];
  expect(answerOf(mergeDrafts(one, other, isClearable), 1)).toBe('2');
  expect(answerOf(mergeDrafts(other, one, isClearable), 1)).toBe('2');
});

test('of two windows the one with the newer state of the server wins', () => {
  const [early, late] = [draftOn({ 1: '1' }, 0), draftOn({ 1: '4' }, 20)];
  for (const merged of [mergeDrafts(early, late, isClearable), mergeDrafts(late, early, isClearable)])
    expect([merged.base.savedAt, answerOf(merged, 1)]).toEqual([at(20), '4']);
});

test('a version tells what is newer within one second', () => {
  const second = (content: Answers, version: number): Base => ({ ...base(content, 5), version });
  const draft = rebase(emptyDraft, second({ 1: '2' }, 2), isClearable);
  expect(rebase(draft, second({ 1: '1' }, 1), isClearable)).toBe(draft);
  expect(answerOf(rebase(draft, second({ 1: '3' }, 3), isClearable), 1)).toBe('3');
  expect(sheetOf(draft, 1).base_version).toBe(2);
});

test('what the server has taken as it was keeps its own time', () => {
  const mine = given(draftOn({}, 0), { 1: '2' }, 5);
  const acked = rebase(mine, base({ 1: '2' }, 30), isClearable);
  expect(acked.own[1]).toEqual({ value: '2', at: at(5) });
  expect(isPending(acked)).toBe(false);
});

test('what only this device has changed stays, however often the server saves the rest', () => {
  const mine = given(draftOn({ 1: '1', 2: '1' }, 0), { 1: '2' }, 5);
  const merged = rebase(mine, base({ 1: '1', 2: '3' }, 30), isClearable);
  expect(answersOf(merged)).toEqual({ 1: '2', 2: '3' });
  expect(isPending(merged)).toBe(true);
});

test('an empty server is a base too', () => {
  expect(baseOf(null)).toEqual(emptyDraft.base);
});

const anyAnswers = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom('1', '2', '3'));
const anyDraft = fc
  .tuple(anyAnswers, fc.nat(50), fc.array(fc.tuple(anyAnswers, fc.nat(100))))
  .map(([content, seconds, changes]) =>
    changes.reduce((draft, [answers, when]) => given(draft, answers, when), draftOn(content, seconds)),
  );

test('two windows agree, in either order of their messages', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (one, other) => {
      fc.pre(one.base.savedAt !== other.base.savedAt);
      const merged = mergeDrafts(one, other, isClearable);
      expect(mergeDrafts(other, one, isClearable)).toEqual(merged);
      expect(mergeDrafts(merged, one, isClearable)).toEqual(merged);
    }),
  );
});

test('a window that receives its own draft stays as it is', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(mergeDrafts(draft, draft, isClearable)).toEqual(draft);
    }),
  );
});

test.each([
  [null, false],
  [{ is_draft: 1 }, false],
  [{ is_draft: 0 }, true],
  [{ is_draft: 2 }, true],
  [{}, false],
  [{ is_draft: null }, false],
])('anything that was saved is final unless it is a draft: %j is %s', (answer, final) => {
  expect(isFinal(answer as never)).toBe(final);
});
