import { readNumber, type NumberRule } from './read-number';
import type { Inputs } from './remembered-input';

/** Messages by field; a field without one is valid. */
export type Errors<Input> = Partial<Record<keyof Input, string>>;

/** Reads fields one by one and keeps the messages of those that are wrong. */
export const reader =
  <Input extends Inputs, Field extends keyof Input>(
    input: Input,
    rules: Record<Field, NumberRule>,
    errors: Errors<Input>,
  ) =>
  (field: Field): string | undefined => {
    const { value, error } = readNumber(input[field] as string, rules[field]);
    if (error) errors[field] = error;
    return value;
  };

/** Reads several fields; undefined as soon as one of them is wrong, each with its message. */
export function readAll<Input extends Inputs, Field extends keyof Input>(
  input: Input,
  rules: Record<Field, NumberRule>,
  errors: Errors<Input>,
): Record<Field, string> | undefined {
  const read = reader(input, rules, errors);
  const values = {} as Record<Field, string>;
  for (const field of Object.keys(rules) as Field[]) values[field] = read(field) ?? '';
  return Object.keys(errors).length ? undefined : values;
}
