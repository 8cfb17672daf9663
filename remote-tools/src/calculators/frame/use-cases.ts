import { tabStore } from '@suite/kernel';
import { useMemo, useState } from 'react';
import { restoreInput, type Inputs } from '../remembered-input';
import type { Calculator } from './calculator';

/** The case that was put aside to be compared; a reload keeps it. */
export function useCases<Input extends Inputs, Result>(calculator: Calculator<Input, Result>) {
  const key = `suite.counter.case.${calculator.name}`;
  const { defaults, choices, resultOf, outcomeOf } = calculator;
  const [kept, setKept] = useState<Input | undefined>(() => {
    const stored = tabStore.get(key);
    return stored ? restoreInput(stored, defaults, choices) : undefined;
  });
  const outcome = useMemo(() => {
    const result = kept && resultOf(kept).result;
    return result && outcomeOf(result);
  }, [kept, resultOf, outcomeOf]);
  return {
    kept,
    outcome,
    keep(input: Input) {
      tabStore.set(key, input);
      setKept(input);
    },
    end() {
      tabStore.remove(key);
      setKept(undefined);
    },
  };
}
