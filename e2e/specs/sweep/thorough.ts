/** Marks what takes too long for `npm test`: `npm run sweep` runs it. */
export const thorough = { tag: '@thorough' };

/** Marks it unless it is one of the few that stand for the others in `npm test`. */
export const thoroughUnless = (isOften: boolean) => (isOften ? {} : thorough);
