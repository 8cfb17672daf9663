/**
 * A draft on the device: by field, the provider's value that the learner began from, what was typed, and what was
 * sent last, if it was.
 */
export type Draft = Record<string, readonly [from: unknown, to: unknown, sent?: unknown]>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** The fields that differ from the provider's values. */
export function draftOf<Values extends object>(start: Values, values: Values, sent?: Values): Draft {
  const changed = fieldsOf(start).filter((field) => !isSame(start[field], values[field]));
  return Object.fromEntries(
    changed.map((field) => [
      field,
      [start[field], values[field], ...(sent ? [sent[field]] : [])] as unknown as Draft[string],
    ]),
  );
}

/** Texts are sent without the blanks around them. */
const asSent = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * What of a kept draft still counts. A field that the provider has changed since takes the provider's value, unless
 * that is what this form has sent: its answer was lost. A field of another type than the provider's value was spoilt
 * in the storage.
 */
export function restored<Values extends object>(start: Values, kept: unknown): Partial<Values> {
  const draft = Object(kept) as Record<string, unknown>;
  const typed: Partial<Values> = {};
  for (const field of fieldsOf(start)) {
    const entry = draft[field];
    if (!Array.isArray(entry) || kindOf(entry[1]) !== kindOf(start[field])) continue;
    const isSent = entry.length > 2 && isSame(asSent(entry[2]), asSent(start[field]));
    if (!isSent && !isSame(entry[0], start[field])) continue;
    typed[field] = entry[1] as Values[typeof field];
  }
  return typed;
}
