import type { Answers, Question } from '@suite/api';
import { days, defineRecord, ownerOf, type LearnerId, type StoredRecord } from '@suite/kernel/records';
import { answerWords, normalAnswer } from './choices';
import { heldAnswer, type Draft } from './draft';
import type { AttemptKey, Leftover, LeftoverEntry } from './types';

/** HTML in words; a picture is named as such. The parser gets no tag, only what stands for a character. */
export function wordsIn(html: string): string {
  const untagged = html.replace(/<img[^>]*>/gi, '[图]').replace(/<\/?[a-z][^>]*>/gi, '');
  const { body } = new DOMParser().parseFromString(untagged, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/**
 * The answers in a draft that did not count. What the server had already, and holds no more, was replaced by a later
 * answer of the learner: it is left out.
 */
export function leftoverEntries(
  draft: Draft,
  questions: readonly Question[],
  counted: Answers | null,
): LeftoverEntry[] {
  return questions.flatMap((question, index) => {
    const own = draft.own[question.id];
    const countedAnswer = counted && normalAnswer(question, counted[question.id]);
    if (!own || own.value === heldAnswer(draft, question.id) || own.value === countedAnswer) return [];
    return {
      number: index + 1,
      question: wordsIn(question.title),
      answer: answerWords(question, own.value),
      at: own.at,
      counted: countedAnswer === null ? null : answerWords(question, countedAnswer),
    };
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isEntry(stored: unknown): stored is LeftoverEntry {
  const { number, question, answer, at, counted } = Object(stored) as Partial<LeftoverEntry>;
  const isGiven = typeof number === 'number' && typeof at === 'number' && isText(question) && isText(answer);
  return isGiven && (counted === null || isText(counted));
}

function leftoverIn(stored: unknown): Leftover | undefined {
  const { title, scope, attempt, foundAt, entries, isSeen } = Object(stored) as Partial<Leftover>;
  const isWhole =
    isText(title) && isText(scope) && isText(attempt) && Array.isArray(entries) && entries.every(isEntry);
  return isWhole && typeof foundAt === 'number'
    ? { title, scope, attempt, foundAt, entries, isSeen: !!isSeen }
    : undefined;
}

const leftovers = defineRecord<Leftover>({
  kind: 'leftover',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  expires: days(30),
  read: leftoverIn,
});

/** What did not count of an attempt, on this device. */
export const storedLeftover = ({ user, scope, attempt }: AttemptKey): StoredRecord<Leftover> =>
  leftovers.of(ownerOf(user), `${scope}.${attempt}`);

/** What did not count of a learner's attempts. */
export const leftoversOf = (owner: LearnerId): Leftover[] => leftovers.all(owner).map(({ value }) => value);
