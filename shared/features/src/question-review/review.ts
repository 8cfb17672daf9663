import type { Question, QuestionGroup } from '@suite/api';
import { outcomeOf, type Outcome as Mark } from '../answering';

/** Which questions of a review are shown. */
export type Filter = 'all' | 'wrong';

/** A solved question with its number in the paper and how it was answered. */
export interface ReviewItem {
  number: number;
  mark: Mark;
  question: Question;
}

/** Questions under one heading; a group without a title is the whole paper. */
export interface ReviewGroup {
  title: string;
  items: ReviewItem[];
}

/** Numbers the questions of a paper through all of its groups; empty groups are left out. */
export function reviewOf(groups: readonly Pick<QuestionGroup, 'type_text' | 'list'>[]): ReviewGroup[] {
  let number = 0;
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ type_text, list }) => ({
      title: type_text,
      items: list.map((question) => ({ number: (number += 1), mark: outcomeOf(question), question })),
    }));
}

/** A paper that is one list, as a review. */
export const reviewOfList = (list: readonly Question[]): ReviewGroup[] =>
  reviewOf([{ type_text: '', list: [...list] }]);

/** The questions of a review that a filter keeps; as in the score, an unanswered question counts as wrong. */
export function filtered(review: readonly ReviewGroup[], filter: Filter): ReviewGroup[] {
  return review
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ mark }) => filter === 'all' || mark !== 'right'),
    }))
    .filter(({ items }) => items.length > 0);
}

/** How many questions a review holds. */
export const countOf = (review: readonly ReviewGroup[]): number =>
  review.reduce((sum, { items }) => sum + items.length, 0);

/** The first `count` questions of a review: a long paper is rendered in pieces. */
export function firstOf(review: readonly ReviewGroup[], count: number): ReviewGroup[] {
  let left = count;
  return review.flatMap(({ title, items }) => {
    if (left <= 0) return [];
    const taken = items.slice(0, left);
    left -= taken.length;
    return [{ title, items: taken }];
  });
}
