/** What is wrong, by the field's name, in the order of the form. */
export type Errors = Record<string, string>;

/** A rule per field, in the order of the form: it gives the words of what is wrong. */
export type Rules<Values> = {
  readonly [Field in keyof Values]?: (value: Values[Field], values: Values) => string | undefined;
};

/** The errors of all fields that have a rule. */
export function errorsBy<Values>(rules: Rules<Values>, values: Values): Errors {
  const errors: Errors = {};
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    const words = rules[field]?.(values[field], values);
    if (words) errors[field] = words;
  }
  return errors;
}

/** The errors of some fields. */
export const errorsOf = (errors: Errors, fields: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.indexOf(field) >= 0));
