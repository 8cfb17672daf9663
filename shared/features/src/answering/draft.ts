import { draftFlag, type Answers, type DraftFlag, type UserAnswer } from '@suite/api';
import { momentOf, momentText } from '@suite/kernel/time';
import type { Sheet } from './types';

/** A value and when it was set, in milliseconds by the server's clock. */
export interface Stamped<Value> {
  value: Value;
  at: number;
}

/** What the server was last known to hold. */
export interface Base {
  content: Answers;
  /** 0 until something was saved. */
  savedAt: number;
  usedSeconds: number;
  /** Null if the server does not count its saves. */
  version: number | null;
  /** Ids of questions whose answers stay, because the learner was told whether they are right. */
  fixed?: readonly string[];
}

/**
 * A learner's answers as one device knows them. The server keeps one time for the whole paper, the
 * device keeps one for each answer: so the answers of two devices can be merged.
 */
export interface Draft {
  /** Name of the paper; '' in the drafts of earlier releases. */
  title: string;
  base: Base;
  /** What was answered on this device. */
  own: Readonly<Record<string, Stamped<string>>>;
  marks: Readonly<Record<string, Stamped<boolean>>>;
  /** Seconds spent on the answers. */
  spent: number;
  /** When a final submission was sent whose outcome is not known yet; 0 when there is none. */
  sentAt: number;
  /** Whether the answers are to be handed in as soon as there is a network. */
  wish: Stamped<boolean>;
}

/** Whether a question can be cleared once it is answered. */
export type Clearable = (id: string) => boolean;

const nothing: Base = { content: {}, savedAt: 0, usedSeconds: 0, version: 0 };

export const emptyDraft: Draft = {
  title: '',
  base: nothing,
  own: {},
  marks: {},
  spent: 0,
  sentAt: 0,
  wish: { value: false, at: 0 },
};

/** Whether a reply tells what the server holds: it may confirm a save with an empty object. */
const tells = (held: Partial<UserAnswer> | null): held is UserAnswer => (held?.is_draft ?? null) !== null;

/** Whether a reply to a save tells of the answers and of their time as well. */
export const tellsAll = (held: Partial<UserAnswer> | null): held is UserAnswer =>
  tells(held) && !!held.content && !!held.save_time;

/** The base that a reading of the server amounts to. */
export function baseOf(held: UserAnswer | null): Base {
  if (!tells(held)) return nothing;
  return {
    content: held.content ?? {},
    savedAt: momentOf(held.save_time ?? '') || 0,
    usedSeconds: held.used_seconds || 0,
    version: held.version ?? null,
    ...(held.solutions && { fixed: held.solutions.map(({ id }) => String(id)) }),
  };
}

/**
 * Whether `one` is an earlier reading than `other`; the times alone cannot tell if a second has passed. Versions begin
 * anew when staff reset an attempt: a lower one that was saved later is not earlier.
 */
function isBefore(one: Base, other: Base): boolean {
  if (one.version === null || other.version === null) return one.savedAt < other.savedAt;
  return one.version < other.version && one.savedAt <= other.savedAt;
}

/**
 * Whether staff have reset the attempt: the server holds nothing any more. A reading that is only late does no harm,
 * because a server with versions refuses what is built on it.
 */
const isReset = (base: Base, known: Base) => base.version === 0 && !base.savedAt && !!known.version;

const held = ({ content }: Base, id: string) => content[id] ?? '';

/** What the server was last known to hold for a question. */
export const heldAnswer = ({ base }: Draft, id: string | number): string => held(base, String(id));

/** The answer to a question; '' when there is none. */
export const answerOf = ({ base, own }: Draft, id: string | number): string =>
  own[id]?.value ?? held(base, String(id));

/** All answers that are not empty. */
export function answersOf({ base, own }: Draft): Answers {
  const answers: Answers = {};
  for (const id of Object.keys({ ...base.content, ...own })) {
    const answer = own[id]?.value ?? held(base, id);
    if (answer !== '') answers[id] = answer;
  }
  return answers;
}

/** Whether two sheets hold the same answers. */
export function isSameAnswers(one: Answers, other: Answers): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

/** Whether this device has answers that the server lacks. */
export const isPending = ({ base, own }: Draft): boolean =>
  Object.keys(own).some((id) => own[id]?.value !== held(base, id));

// A change is later than the one it replaces, even if the clock was set back in between.
const after = (now: number, ...known: number[]) => Math.max(now, ...known.map((at) => at + 1));

/**
 * When the answers were given that the server lacks. If it has them all, and the paper was to be handed in: when the
 * learner wished that.
 */
export function unsentTimes(draft: Draft): number[] {
  const { own, base, wish, sentAt } = draft;
  const unsent = Object.keys(own).filter((id) => own[id]?.value !== held(base, id));
  if (unsent.length > 0) return unsent.map((id) => own[id]?.at ?? 0);
  return wish.value ? [wish.at] : sentAt > 0 ? [sentAt] : [];
}

/** The draft after an answer was given. */
export function withAnswer(draft: Draft, id: string | number, value: string, now: number): Draft {
  const at = after(now, draft.own[id]?.at ?? 0, draft.base.savedAt);
  return { ...draft, own: { ...draft.own, [id]: { value, at } } };
}

/** The draft after a question was marked, or a mark taken away. */
export function withMark(draft: Draft, id: string | number, value: boolean, now: number): Draft {
  const at = after(now, draft.marks[id]?.at ?? 0);
  return { ...draft, marks: { ...draft.marks, [id]: { value, at } } };
}

/** The draft after the learner has wished to hand it in without a network, or has taken that back. */
export const withWish = (draft: Draft, value: boolean, now: number): Draft => ({
  ...draft,
  wish: { value, at: after(now, draft.wish.at) },
});

/**
 * Merges the draft with what the server holds now. Where only one side has changed an answer, that
 * change stays; where both have, the newer one. If the server lacks an answer that cannot be cleared,
 * another device has saved without having seen it: the answer stays. What was fixed at the server counts in any case.
 */
export function rebase(draft: Draft, base: Base, isClearable: Clearable): Draft {
  if (isBefore(base, draft.base) && !isReset(base, draft.base)) return draft;
  const own: Record<string, Stamped<string>> = {};
  for (const id of Object.keys(draft.own)) {
    const mine = draft.own[id] as Stamped<string>;
    const [before, theirs] = [held(draft.base, id), held(base, id)];
    const isFixed = base.fixed?.includes(id);
    const stands =
      theirs === mine.value ||
      (!isFixed && (theirs === before || mine.at > base.savedAt || (theirs === '' && !isClearable(id))));
    own[id] = stands ? mine : { value: theirs, at: base.savedAt };
  }
  return { ...draft, base, own, spent: Math.max(draft.spent, base.usedSeconds) };
}

function latest<Value extends string | boolean>(
  one: Readonly<Record<string, Stamped<Value>>>,
  other: Readonly<Record<string, Stamped<Value>>>,
): Record<string, Stamped<Value>> {
  const merged = { ...one };
  for (const id of Object.keys(other)) {
    const [a, b] = [merged[id], other[id] as Stamped<Value>];
    if (!a || b.at > a.at || (b.at === a.at && b.value > a.value)) merged[id] = b;
  }
  return merged;
}

/** Merges the drafts of two windows of one device: the later answer to each question. */
export function mergeDrafts(one: Draft, other: Draft, isClearable: Clearable): Draft {
  const base = isBefore(one.base, other.base) ? other.base : one.base;
  const [a, b] = [rebase(one, base, isClearable), rebase(other, base, isClearable)];
  return {
    title: one.title || other.title,
    base,
    own: latest(a.own, b.own),
    marks: latest(a.marks, b.marks),
    spent: Math.max(a.spent, b.spent),
    sentAt: Math.max(a.sentAt, b.sentAt),
    wish: a.wish.at < b.wish.at ? b.wish : a.wish,
  };
}

/** When the answers were given: the time of the newest one, or of the last save if that is later. */
export const stampOf = ({ base, own }: Draft): number =>
  Object.keys(own).reduce((last, id) => Math.max(last, own[id]?.at ?? 0), base.savedAt);

/**
 * The answers as they are sent, with the version on which they are built and the time of the newest one. By
 * these the server knows whether another device has saved since, and does not replace its answers.
 */
export const sheetOf = (draft: Draft, is_draft: DraftFlag): Sheet => ({
  content: answersOf(draft),
  is_draft,
  save_time: momentText(stampOf(draft)),
  used_seconds: Math.round(draft.spent),
  ...(draft.base.version === null ? {} : { base_version: draft.base.version }),
});

/** Whether answers were handed in: anything but a draft is final, if it tells of answers at all. */
export const isFinal = (answer: Partial<UserAnswer> | null): boolean =>
  tells(answer) && answer.is_draft !== draftFlag.DRAFT;

/** Where a restored paper goes on: at the first question without an answer, else at the first. */
export function firstUnanswered(ids: readonly (string | number)[], answers: Answers): number {
  return Math.max(
    0,
    ids.findIndex((id) => !answers[id]),
  );
}
