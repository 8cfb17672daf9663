import { recordOf } from '../people/records';

/** Whether somebody is the person for whom every list is empty, those open to all included. */
export const seesNothing = (person: string | null | undefined): boolean =>
  recordOf(person)?.traits.includes('no-data') ?? false;
