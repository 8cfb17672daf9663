import { codes } from '@suite/api';

/**
 * A call that is answered with a code. Thrown, it undoes what the handler has written; returned, it
 * keeps it (a wrong SMS code counts).
 */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, words: string) {
    super(words);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** A rule of the product says no. */
export const rule = (words: string) => new Refusal(codes.RULE, words);

/** It opens later: the page says so itself. */
export const notOpen = (words: string) => new Refusal(codes.PAPER_NOT_OPEN, words);

/** It does not exist or belongs to another learner: a visitor must not learn which. */
export const notFound = (words: string) => new Refusal(codes.NOT_FOUND, words);
