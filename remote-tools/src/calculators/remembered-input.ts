import { useCallback, useEffect, useState } from 'react';

/** The inputs of a calculator, kept as they were typed. */
export type Inputs = Record<string, string>;

/** For the fields of which only certain values exist. */
export type Choices<Input extends Inputs> = { [Name in keyof Input]?: readonly Input[Name][] };

const TEXT_LIMIT = 20;

/** Inputs out of the storage: what is missing or spoilt there falls back to its default alone. */
export function restoreInput<Input extends Inputs>(
  stored: string | null,
  defaults: Input,
  choices: Choices<Input>,
): Input {
  let kept: unknown;
  try {
    kept = JSON.parse(stored ?? '');
  } catch {
    return defaults;
  }
  const input: Inputs = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const value = (kept as Record<string, unknown> | null)?.[name];
    const allowed: readonly string[] | undefined = choices[name];
    if (typeof value !== 'string' || value.length > TEXT_LIMIT) continue;
    if (!allowed || allowed.indexOf(value) >= 0) input[name] = value;
  }
  return input as Input;
}

/** Private windows and full disks refuse storage; a calculator works without. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Inputs that are still there on the next visit. */
export function useRememberedInput<Input extends Inputs>(
  key: string,
  defaults: Input,
  choices: Choices<Input>,
) {
  const [input, setInput] = useState(() =>
    restoreInput(
      attempt(() => localStorage.getItem(key)),
      defaults,
      choices,
    ),
  );
  useEffect(() => {
    attempt(() => localStorage.setItem(key, JSON.stringify(input)));
  }, [key, input]);
  const change = useCallback((part: Partial<Input>) => setInput((old) => ({ ...old, ...part })), []);
  const reset = useCallback(() => setInput(defaults), [defaults]);
  return { input, change, reset };
}
