import { defineRecord, useRecord } from '@suite/kernel/records';
import { useMemo } from 'react';
import { restoreInput, type Inputs } from '../remembered-input';
import type { Calculator } from './calculator';

const cases = defineRecord<unknown>({
  kind: 'calculator-case',
  version: 1,
  owner: 'device',
  personal: true,
  storage: 'tab',
  read: (stored) => stored,
});

/** The case that was put aside to be compared; a reload keeps it. */
export function useCases<Input extends Inputs, Result>(calculator: Calculator<Input, Result>) {
  const { defaults, choices, resultOf, outcomeOf } = calculator;
  const [stored, save] = useRecord(cases.of('device', calculator.name));
  const kept = useMemo(
    () => (stored ? restoreInput(stored, defaults, choices) : undefined),
    [stored, defaults, choices],
  );
  const outcome = useMemo(() => {
    const result = kept && resultOf(kept).result;
    return result && outcomeOf(result);
  }, [kept, resultOf, outcomeOf]);
  return {
    kept,
    outcome,
    keep: (input: Input) => save(input),
    end: () => save(undefined),
  };
}
