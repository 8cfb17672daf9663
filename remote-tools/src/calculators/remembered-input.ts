import { deviceStore } from '@suite/kernel';
import { useCallback, useEffect, useState } from 'react';

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

/** Inputs of a calculator that are still there on the next visit. */
export function useRememberedInput<Input extends Inputs>(
  name: string,
  defaults: Input,
  choices: Choices<Input>,
) {
  const key = `suite.counter.${name}`;
  const [input, setInput] = useState(() => restoreInput(deviceStore.get(key), defaults, choices));
  useEffect(() => void deviceStore.set(key, input), [key, input]);
  const change = useCallback((part: Partial<Input>) => setInput((old) => ({ ...old, ...part })), []);
  const reset = useCallback(() => setInput(defaults), [defaults]);
  return { input, change, reset };
}
