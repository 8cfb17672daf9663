/** Marks a test that takes too long for `npm test`: `npm run sweep` runs it. */
export const thorough = { tag: '@thorough' };

/** Marks a test unless it is one of the few that `npm test` runs for all of its kind. */
export const thoroughUnless = (isOften: boolean) => (isOften ? {} : thorough);
