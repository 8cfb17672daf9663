import type { Answers, Question } from '@suite/api';
import { deviceStore, unsentKey } from '@suite/kernel';
import { answerWords, normalAnswer } from './choices';
import { heldAnswer, type Draft } from './draft';
import type { AttemptKey, Leftover, LeftoverEntry } from './types';

/** Days for which a learner can look at them and ask for a review. */
export const KEPT_FOR = 30;

/** HTML in words; a picture is named as such. */
function wordsIn(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<img[^>]*>/gi, '[图]'), 'text/html');
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

const rootOf = ({ user, scope }: Pick<AttemptKey, 'user' | 'scope'>) => unsentKey(user, `leftover.${scope}.`);

interface Stored {
  until: number;
  leftover: Leftover;
}

/** Stores what did not count; false if it will be lost with this page. */
export const keepLeftover = (user: AttemptKey['user'], leftover: Leftover): boolean =>
  deviceStore.set(rootOf({ user, scope: leftover.scope }) + leftover.attempt, {
    until: Date.now() + KEPT_FOR * 86_400_000,
    leftover,
  } satisfies Stored) === 'kept';

/** What did not count of a learner's attempts at a paper. */
export const leftoversOf = (key: Pick<AttemptKey, 'user' | 'scope'>): Leftover[] =>
  deviceStore.keys(rootOf(key)).flatMap((name) => {
    const stored = deviceStore.get(name) as Stored | undefined;
    return stored && stored.until > Date.now() ? [stored.leftover] : [];
  });
