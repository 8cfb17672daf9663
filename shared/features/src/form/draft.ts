/** A draft on the device: by field, the provider's value that the learner began from, and what was typed. */
export type Draft = Record<string, readonly [from: unknown, to: unknown]>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** The fields that differ from the provider's values. */
export function draftOf<Values extends object>(start: Values, values: Values): Draft {
  const changed = fieldsOf(start).filter((field) => !isSame(start[field], values[field]));
  return Object.fromEntries(changed.map((field) => [field, [start[field], values[field]] as const]));
}

/**
 * What of a kept draft still counts. A field that the provider has changed since takes the provider's value;
 * a field of another type than the provider's value was spoilt in the storage.
 */
export function restored<Values extends object>(start: Values, kept: unknown): Partial<Values> {
  const draft = Object(kept) as Record<string, unknown>;
  const typed: Partial<Values> = {};
  for (const field of fieldsOf(start)) {
    const entry = draft[field];
    if (!Array.isArray(entry) || !isSame(entry[0], start[field]) || kindOf(entry[1]) !== kindOf(start[field]))
      continue;
    typed[field] = entry[1] as Values[typeof field];
  }
  return typed;
}
