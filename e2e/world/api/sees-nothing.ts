import { recordOf } from '../people/person';

/** Whether this is the seeded person whose lists are all empty, even those for all. */
export const seesNothing = (person: string | null | undefined): boolean =>
  recordOf(person)?.traits.includes('no-data') ?? false;
