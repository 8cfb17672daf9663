import { NewError } from './new-error';

/** The forms of one name: `study-plan`, `studyPlan`, `StudyPlan`, `study_plan`. */
export interface Names {
  key: string;
  camel: string;
  pascal: string;
  snake: string;
}

/** Reads a name of the command line. */
export function namesOf(given: string): Names {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(given)) throw new NewError('BAD_NAME', { name: given });
  const pascal = given.replace(/(?:^|-)([a-z\d])/g, (_, first: string) => first.toUpperCase());
  return {
    key: given,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: given.replace(/-/g, '_'),
  };
}
