/** The inputs of a calculator, kept as they were typed. */
export type Inputs = Record<string, string>;

/** The allowed values of the choice fields. */
export type Choices<Input extends Inputs> = { [Name in keyof Input]?: readonly Input[Name][] };

const TEXT_LIMIT = 20;

/** Kept inputs; a field that is missing or damaged gets its default. */
export function restoreInput<Input extends Inputs>(
  kept: unknown,
  defaults: Input,
  choices: Choices<Input>,
): Input {
  const input: Inputs = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const value = (kept as Record<string, unknown> | null | undefined)?.[name];
    const allowed: readonly string[] | undefined = choices[name];
    if (typeof value !== 'string' || value.length > TEXT_LIMIT) continue;
    if (!allowed || allowed.indexOf(value) >= 0) input[name] = value;
  }
  return input as Input;
}
